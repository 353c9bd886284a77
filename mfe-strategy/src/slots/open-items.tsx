import type { ReactNode } from 'react';
import { CountDot, Icon, registerStyles } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { useOpenCount } from '../features/action-items/api/use-action-items.ts';
import css from './open-items.css';

registerStyles('open-items', css);

/** SHELL-027: the link to the action items, with the number of those waiting for the viewer. */
export default function OpenItems(): ReactNode {
  const count = useOpenCount() ?? 0;
  return (
    <Link
      to="/v3/actionitems"
      className="cd-btn cd-btn-quiet cd-btn-icon ai-tool"
      title="Action Items"
      aria-label={count > 0 ? `Action items, ${count} for you` : 'Action items'}
    >
      <Icon name="actions" size={18} />
      <CountDot count={count} />
    </Link>
  );
}
