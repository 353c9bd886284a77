import type { ReactNode } from 'react';
import { ActionItems } from '../features/action-items/components/action-items.tsx';
import '../styles/action-items.styles.ts';

/** `/v3/actionitems` (people §2.7). */
export default function ActionItemsPage(): ReactNode {
  return (
    <div className="ai-page">
      <ActionItems />
    </div>
  );
}
