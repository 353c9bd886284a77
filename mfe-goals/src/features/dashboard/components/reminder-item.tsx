import type { ReactNode } from 'react';
import { AvatarStack, Button, cx, LinkButton } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import type { Settled } from '../home-place.ts';
import type { ReminderRow } from '../reminder-rows.ts';

export interface ReminderItemProps {
  readonly row: ReminderRow;
  /** It carries the page's one main button. */
  readonly isMain: boolean;
  readonly onSettle: (what: Settled) => void;
}

/** One line: what to do leads to its subject, the button settles it here or on the page for that. */
export function ReminderItem({ row, isMain, onSettle }: ReminderItemProps): ReactNode {
  const { icon: Glyph, title, detail, due, isLate, people } = row;
  const target = targetOf(row);
  return (
    <li>
      <Glyph aria-hidden />
      <p className="gl-todo-what">
        <b>{target === null ? title : <Link to={target}>{title}</Link>}</b>
        {people.length > 0 && (
          <AvatarStack
            people={people.map(({ Id, Name, Avatar }) => ({ id: Id, name: Name, src: Avatar, size: 's' }))}
          />
        )}
        {detail !== '' && (
          <span className="cd-cut" title={detail} dir="auto">
            {detail}
          </span>
        )}
      </p>
      <span className={cx('gl-todo-due', isLate && 'gl-todo-late')}>{due}</span>
      <SettleButton row={row} isMain={isMain} onSettle={onSettle} />
    </li>
  );
}

/** What the title leads to: the page where it is settled, or its goal. */
function targetOf({ place, count }: ReminderRow): string | null {
  if ('path' in place) return place.path;
  const { goalId } = place.settled;
  return goalId === null || count > 1 ? null : `${GOALS_PATH}/${goalId}`;
}

function SettleButton({ row, isMain, onSettle }: ReminderItemProps): ReactNode {
  const { key, spoken, buttonText, place } = row;
  const look = {
    size: 'sm',
    full: true,
    variant: isMain ? 'primary' : 'outline',
    'aria-label': `${buttonText}: ${spoken}`,
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
