import type { ReactNode } from 'react';
import { UnsentNotice } from '../features/unsent/components/unsent-notice.tsx';

/** Sends the weekly updates that wait on this device, and says what became of them. */
export default function UnsentUpdatesSlot(): ReactNode {
  return <UnsentNotice />;
}
