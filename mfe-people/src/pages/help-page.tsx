import type { ReactNode } from 'react';
import { Help } from '../features/help/components/help.tsx';

/** `/v3/help` (people §2.10). */
export default function HelpPage(): ReactNode {
  return <Help />;
}
