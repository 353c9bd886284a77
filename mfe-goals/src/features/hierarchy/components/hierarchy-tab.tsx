import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { GOAL_STATE_LABELS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Person, registerStyles } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { useChildGoals } from '../api/children.ts';
import { treeRows, type TreeRow } from '../tree-rows.ts';
import css from '../hierarchy.css';

registerStyles('goals-hierarchy', css);

export interface HierarchyTabProps {
  readonly bundle: GoalBundle;
  readonly hrefOf: (goalId: number) => string;
}

function Row({
  row,
  href,
  isTabStop,
}: {
  readonly row: TreeRow;
  readonly href: string;
  readonly isTabStop: boolean;
}): ReactNode {
  return (
    <tr
      aria-level={row.level}
      tabIndex={isTabStop ? 0 : -1}
      data-id={row.id}
      {...(row.isCurrent && { 'aria-current': 'true' as const })}
    >
      <td>
        <span className="gl-tree-title" style={{ '--gl-level': row.level - 1 } as CSSProperties}>
          {row.isCurrent ? (
            <bdi className="cd-w6 cd-cut">{row.title}</bdi>
          ) : (
            <Link to={href} className="cd-cut" tabIndex={-1} title={row.title}>
              <bdi>{row.title}</bdi>
            </Link>
          )}
        </span>
      </td>
      <td>
        <Person id={row.ownerId} name={row.ownerName} size="s" />
      </td>
      <td className="cd-t13 cd-ink2">{GOAL_STATE_LABELS[row.state]}</td>
    </tr>
  );
}

/** The goal among its ancestors and the goals beneath it, as a treegrid: arrows move, Enter opens. */
export function HierarchyTab({ bundle, hrefOf }: HierarchyTabProps): ReactNode {
  const { Goal: goal } = bundle;
  const children = useChildGoals(goal.Id, { enabled: goal.ChildCount > 0 });
  const rows = treeRows(bundle, children.data?.Goals ?? []);
  const [focusedId, setFocusedId] = useState(goal.Id);
  const body = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = rows.findIndex(({ id }) => id === focusedId);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const target = rows[steps[event.key] ?? -1];
    const line = (id: number): HTMLElement | null => body.current?.querySelector(`[data-id="${id}"]`) ?? null;
    if (event.key === 'Enter') line(focusedId)?.querySelector('a')?.click();
    if (target === undefined) return;
    event.preventDefault();
    setFocusedId(target.id);
    line(target.id)?.focus();
  };
  return (
    <table className="gl-tree" role="treegrid" aria-label="Goal hierarchy" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <th scope="col">
            <span>Owner</span>
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} href={hrefOf(row.id)} isTabStop={row.id === focusedId} />
        ))}
      </tbody>
    </table>
  );
}
