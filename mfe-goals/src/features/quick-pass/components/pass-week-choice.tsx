import type { ReactNode } from 'react';
import { formatDateRange, RadioCards, VisuallyHidden } from '@cadence/shared-ui';
import { isCounted, isPosted, type PassWeek } from '../pass-weeks.ts';
import type { RowView } from '../row-views.ts';

export interface PassWeekChoiceProps {
  readonly weeks: readonly PassWeek[];
  readonly chosen: PassWeek;
  /** Rows of any week that are filled in but not saved. */
  readonly unsaved: readonly RowView[];
  readonly onChoose: (week: number) => void;
}

interface WeekNote {
  readonly text: string;
  readonly isMissed: boolean;
}

/** What is still missing in a week: 'to go' while it lasts, 'missed' after it. */
function missingNote({ rows, isCurrent }: PassWeek): WeekNote {
  const missing = rows.filter((row) => isCounted(row) && !isPosted(row)).length;
  if (!rows.some(isCounted)) return { text: 'Closed', isMissed: false };
  if (missing === 0) return { text: 'Up to date', isMissed: false };
  return { text: `${missing} ${isCurrent ? 'to go' : 'missed'}`, isMissed: !isCurrent };
}

/** The weeks that can be updated (D-8), each with what is missing in it. */
export function PassWeekChoice({ weeks, chosen, unsaved, onChoose }: PassWeekChoiceProps): ReactNode {
  return (
    <RadioCards
      legend={<VisuallyHidden>Week</VisuallyHidden>}
      columns={4}
      value={String(chosen.week)}
      options={weeks.map((one) => {
        const left = unsaved.filter(
          ({ row }) => one !== chosen && row.week.startDate === one.startDate,
        ).length;
        // When hidden, unsaved rows matter more than missing ones.
        const note = left === 0 ? missingNote(one) : { text: `${left} unsaved`, isMissed: false };
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
