import type { ReactNode } from 'react';
import { formatDateRange, RadioCards } from '@cadence/shared-ui';
import { isPosted, type PassWeek } from '../pass-weeks.ts';

export interface PassWeekChoiceProps {
  readonly weeks: readonly PassWeek[];
  readonly chosen: PassWeek;
  readonly onChoose: (week: number) => void;
}

/** What is still missing in a week: 'to go' while it lasts, 'missed' after it. */
function noteOf({ rows, isCurrent }: PassWeek): { readonly text: string; readonly isMissed: boolean } {
  const missing = rows.filter((row) => !isPosted(row)).length;
  if (missing === 0) return { text: 'Up to date', isMissed: false };
  return isCurrent
    ? { text: `${missing} to go`, isMissed: false }
    : { text: `${missing} missed`, isMissed: true };
}

/** The weeks that can be updated (D-8), each with what is missing in it. */
export function PassWeekChoice({ weeks, chosen, onChoose }: PassWeekChoiceProps): ReactNode {
  return (
    <RadioCards
      legend="Week"
      columns={4}
      value={String(chosen.week)}
      options={weeks.map((one) => {
        const note = noteOf(one);
        return {
          value: String(one.week),
          title: `Week ${one.week}`,
          text: formatDateRange(one.startDate, one.endDate),
          note: note.text,
          noteTone: note.isMissed ? ('alarm' as const) : ('plain' as const),
        };
      })}
      onChange={(week) => onChoose(Number(week))}
    />
  );
}
