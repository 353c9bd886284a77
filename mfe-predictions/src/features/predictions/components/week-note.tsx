import type { ReactNode } from 'react';
import { formatDate } from '@cadence/shared-ui';
import { lastPostedWeek, type QuarterWeek } from '../quarter-weeks.ts';

interface Note {
  readonly text: string;
  /** The week that it leads to. */
  readonly week: number | null;
}

function noteOnPast(shown: QuarterWeek, current: QuarterWeek, weeks: readonly QuarterWeek[]): string {
  if (current.posted > 0) return `An earlier week, it is week ${current.Week} now.`;
  return shown.Week === lastPostedWeek(weeks)
    ? `The last week with predictions, week ${current.Week} has none yet.`
    : `An earlier week, week ${current.Week} has no predictions yet.`;
}

function noteOnEnded(shown: QuarterWeek, weeks: readonly QuarterWeek[]): Note | null {
  const last = lastPostedWeek(weeks);
  if (last === null) return { text: 'Nothing was posted in this quarter.', week: null };
  if (shown.posted === 0) return { text: `Nothing was posted in week ${shown.Week}.`, week: last };
  return shown.Week === last && shown !== weeks.at(-1)
    ? { text: 'The last week with predictions.', week: null }
    : null;
}

/** Posts of the current week come in: it may still have less to show than the last one. */
function noteOnCurrent(
  { Week, posted }: QuarterWeek,
  weeks: readonly QuarterWeek[],
  total: number,
): Note | null {
  if (posted === 0) return { text: `Nothing is posted for week ${Week} yet.`, week: lastPostedWeek(weeks) };
  const before = weeks.find((week) => week.Week === Week - 1);
  return before !== undefined && posted < before.posted
    ? { text: `This week, ${posted} of ${total} posted so far.`, week: before.Week }
    : null;
}

/** What to know of the shown week unless it is the current one with its predictions. */
function noteOf({ shown, weeks, total }: Omit<WeekNoteProps, 'onWeek'>): Note | null {
  const current = weeks.find(({ place }) => place === 'current');
  if (shown.place === 'ahead')
    return {
      text: `Week ${shown.Week} begins on ${formatDate(shown.StartDate)}.`,
      week: current?.Week ?? null,
    };
  if (current === undefined) return noteOnEnded(shown, weeks);
  if (shown.place === 'past') return { text: noteOnPast(shown, current, weeks), week: current.Week };
  return noteOnCurrent(shown, weeks, total);
}

export interface WeekNoteProps {
  readonly shown: QuarterWeek;
  readonly weeks: readonly QuarterWeek[];
  /** How many goals count. */
  readonly total: number;
  readonly onWeek: (week: number) => void;
}

/** Says when the shown week is not the current one, or is empty, with the way on. */
export function WeekNote({ onWeek, ...props }: WeekNoteProps): ReactNode {
  const note = noteOf(props);
  if (note === null) return null;
  const { text, week } = note;
  const target = props.weeks.find(({ Week }) => Week === week);
  return (
    <p className="pr-note">
      {text}{' '}
      {target !== undefined && (
        <button type="button" className="cd-link" onClick={() => onWeek(target.Week)}>
          {target.place === 'current' ? 'Show this week' : `Show week ${target.Week}`}
        </button>
      )}
    </p>
  );
}
