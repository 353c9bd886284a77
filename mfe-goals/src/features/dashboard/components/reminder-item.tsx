import type { ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import type { Settled } from '../home-place.ts';
import type { ReminderRow } from '../reminder-rows.ts';

export interface ReminderItemProps {
  readonly row: ReminderRow;
  /** The first one carries the page's one main button. */
  readonly isFirst: boolean;
  readonly onSettle: (what: Settled) => void;
}

/** One thing that waits: its title leads to the goal, its button settles it right here. */
export function ReminderItem({ row, isFirst, onSettle }: ReminderItemProps): ReactNode {
  const { icon: Glyph, title, due, isLate, buttonText, settled } = row;
  return (
    <li>
      <Glyph aria-hidden />
      <p className="gl-todo-title" title={title}>
        {settled.goalId === null ? title : <Link to={`${GOALS_PATH}/${settled.goalId}`}>{title}</Link>}
      </p>
      <span className={isLate ? 'gl-todo-due gl-todo-late' : 'gl-todo-due'}>{due}</span>
      <Button
        size="sm"
        full
        variant={isFirst ? 'primary' : 'outline'}
        aria-label={`${buttonText}: ${title}`}
        data-reminder={row.key}
        onClick={() => onSettle(settled)}
      >
        {buttonText}
      </Button>
    </li>
  );
}
