import { registerStyles } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { ActionItems } from '../features/action-items/components/action-items.tsx';
import css from '../features/action-items/action-items.css';

registerStyles('action-items', css);

/** `/v3/actionitems` (people §2.7). */
export default function ActionItemsPage(): ReactNode {
  return (
    <div className="ai-page">
      <ActionItems />
    </div>
  );
}
