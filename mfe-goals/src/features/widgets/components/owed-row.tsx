import type { ReactNode } from 'react';
import { Button, dayOf, formatDate, formatSpan } from '@cadence/shared-ui';
import { Clock, Eye, Flag, Pencil, type LucideIcon } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { GOAL_ACTIONS } from '../../actions/goal-actions.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import type { OwedItem } from '../owed-items.ts';

export interface OwedRowProps {
  readonly item: OwedItem;
  /** The last day of the goal's quarter, for what ended. */
  readonly periodEnd: string | null;
  /** The first thing owed carries the page's one main button. */
  readonly isFirst: boolean;
  readonly timeZone: string;
  readonly onAct: () => void;
}

const ICONS: Readonly<Record<OwedItem['kind'], LucideIcon>> = {
  finalize: Flag,
  late: Clock,
  review: Eye,
  week: Clock,
  update: Clock,
  draft: Pencil,
};

function dueText({ item, periodEnd, timeZone }: OwedRowProps): string {
  const { goal, kind } = item;
  switch (kind) {
    case 'finalize':
      return periodEnd === null ? 'quarter ended' : `ended ${formatDate(periodEnd)}`;
    case 'late':
      return 'closes Sunday';
    case 'week':
    case 'update':
      return 'due Sunday';
    case 'draft':
      return `edited ${formatDate(dayOf(goal.UpdatedAt, timeZone))}`;
    case 'review':
      return goal.WaitingFor === null
        ? ''
        : `waiting ${formatSpan(Date.now() - Date.parse(goal.WaitingFor.Since))}`;
  }
}

/** One thing the viewer owes, with the button that does it right here. */
export function OwedRow(props: OwedRowProps): ReactNode {
  const { item, isFirst, onAct } = props;
  const Glyph = ICONS[item.kind];
  const isLate = item.kind === 'finalize' || item.kind === 'late';
  const { Title } = item.goal.GoalDetail;
  const label =
    item.kind === 'draft' ? 'Continue' : item.kind === 'review' ? 'Review' : GOAL_ACTIONS[item.action].label;
  return (
    <li>
      <Glyph aria-hidden />
      <div className="gl-todo-line">
        <span>{item.sentence}</span>
        {item.subject === undefined ? (
          <Link className="cd-cut" to={`${GOALS_PATH}/${item.goal.Id}`} title={Title}>
            {Title}
          </Link>
        ) : (
          <span className="cd-cut cd-t13 cd-ink3">{item.subject}</span>
        )}
      </div>
      <span className={isLate ? 'gl-todo-due gl-todo-late' : 'gl-todo-due'}>{dueText(props)}</span>
      <Button
        size="sm"
        full
        variant={isFirst ? 'primary' : 'outline'}
        aria-label={`${label}: ${item.subject ?? Title}`}
        onClick={onAct}
      >
        {label}
      </Button>
    </li>
  );
}
