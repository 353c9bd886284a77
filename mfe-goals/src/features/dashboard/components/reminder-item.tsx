import type { ReactNode } from 'react';
import { AvatarStack, Button, LinkButton } from '@cadence/shared-ui';
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

/** One thing that waits: its title leads to its subject, its button settles it here or on the page for that. */
export function ReminderItem({ row, isFirst, onSettle }: ReminderItemProps): ReactNode {
  const { icon: Glyph, title, due, isLate, people } = row;
  const target = targetOf(row);
  return (
    <li>
      <Glyph aria-hidden />
      <p className="gl-todo-title" title={title}>
        {target === null ? title : <Link to={target}>{title}</Link>}
      </p>
      <span className={isLate ? 'gl-todo-due gl-todo-late' : 'gl-todo-due'}>
        {people.length > 0 && (
          <AvatarStack
            people={people.map(({ Id, Name, Avatar }) => ({ id: Id, name: Name, src: Avatar, size: 's' }))}
          />
        )}
        {due}
      </span>
      <SettleButton row={row} isFirst={isFirst} onSettle={onSettle} />
    </li>
  );
}

/** What the title leads to: the page where it is settled, or its goal. */
function targetOf({ place }: ReminderRow): string | null {
  if ('path' in place) return place.path;
  return place.settled.goalId === null ? null : `${GOALS_PATH}/${place.settled.goalId}`;
}

function SettleButton({ row, isFirst, onSettle }: ReminderItemProps): ReactNode {
  const { key, title, buttonText, place } = row;
  const look = {
    size: 'sm',
    full: true,
    variant: isFirst ? 'primary' : 'outline',
    'aria-label': `${buttonText}: ${title}`,
    'data-reminder': key,
  } as const;
  if ('path' in place) {
    return (
      <LinkButton {...look} to={place.path}>
        {buttonText}
      </LinkButton>
    );
  }
  return (
    <Button {...look} onClick={() => onSettle(place.settled)}>
      {buttonText}
    </Button>
  );
}
