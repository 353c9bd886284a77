import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from '@cadence/shared-ui';
import type { QuarterWeek } from '../quarter-weeks.ts';

const LEFT_BUTTON = 1;

export interface WeekScrubProps {
  readonly weeks: readonly QuarterWeek[];
  /** How many goals there are: the height of a bar is the share of them with a prediction. */
  readonly total: number;
  readonly shown: number;
  readonly onWeek: (week: number) => void;
}

function nameOf({ Week, place, posted }: QuarterWeek, total: number): string {
  if (place === 'ahead') return `Week ${Week}`;
  const said = posted === 0 ? 'nothing posted' : `${posted} of ${total} posted`;
  return place === 'past'
    ? `Week ${Week}: ${said}`
    : `Week ${Week}, this week: ${said}${posted === 0 ? ' yet' : ''}`;
}

const CLASS_OF: Readonly<Record<QuarterWeek['place'], string | false>> = {
  past: false,
  current: 'pr-this',
  ahead: 'pr-ahead',
};

function targetOf(weeks: readonly number[], shown: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return weeks.findLast((week) => week < shown);
    case 'ArrowRight':
      return weeks.find((week) => week > shown);
    case 'Home':
      return weeks[0];
    case 'End':
      return weeks.at(-1);
    default:
      return undefined;
  }
}

/**
 * The weeks of the quarter to choose from: one tab stop, arrows go from week to week, a pressed pointer moves through
 * them. Weeks ahead have nothing to show.
 */
export function WeekScrub({ weeks, total, shown, onWeek }: WeekScrubProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const begun = weeks.filter(({ place }) => place !== 'ahead').map(({ Week }) => Week);
  const stop = begun.includes(shown) ? shown : begun.at(-1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(begun, stop ?? 0, event.key);
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-week="${target}"]`)?.focus();
    onWeek(target);
  };
  return (
    <ol ref={list} className="pr-scrub" aria-label="Weeks, height is the share of goals with a prediction">
      {weeks.map((week) => (
        <li key={week.Week} className={cx(CLASS_OF[week.place])}>
          <button
            type="button"
            data-week={week.Week}
            disabled={week.place === 'ahead'}
            tabIndex={week.Week === stop ? 0 : -1}
            aria-pressed={week.Week === shown}
            aria-label={nameOf(week, total)}
            onClick={() => onWeek(week.Week)}
            onPointerEnter={({ buttons, pointerType }: PointerEvent) => {
              if (pointerType === 'mouse' && buttons === LEFT_BUTTON) onWeek(week.Week);
            }}
            onKeyDown={onKeyDown}
          >
            <i style={{ '--v': `${total === 0 ? 0 : (week.posted / total) * 100}%` } as CSSProperties} />
            <span aria-hidden>{week.Week}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
