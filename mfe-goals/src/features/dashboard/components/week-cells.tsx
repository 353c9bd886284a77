import type { ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import type { Goal, WeekSlot } from '@cadence/shared-contract';
import { cx, LIKELIHOOD_LABELS, WEEK_SLOTS } from '@cadence/shared-ui';
import { Plus } from '@cadence/shared-ui/icons';
import { toStep } from '../../goal/goal-week-cells.ts';

const WEEKS = Array.from({ length: WEEK_SLOTS }, (_, index) => index + 1);

/** The numbers of the weeks as heads of their columns, the current one underlined. */
export function WeekHeads({ current }: { readonly current: number | null }): ReactNode {
  return WEEKS.map((week) => (
    <th
      key={week}
      scope="col"
      className="gl-weeks-col"
      {...(week === current && { 'aria-current': 'date' as const })}
    >
      {week}
    </th>
  ));
}

export interface WeekCellsProps {
  readonly goal: Goal;
  readonly current: number | null;
  /** Opens the update of a week; without it nothing is a button. */
  readonly onUpdate?: (week: number) => void;
}

/** A goal's likelihood by week: the digit in its colour; a week that can still be filled in is a button. */
export function WeekCells({ goal, current, onUpdate }: WeekCellsProps): ReactNode {
  const slots = new Map(goal.Weeks.map((slot) => [slot.Week, slot]));
  return WEEKS.map((week) => (
    <td key={week} className="gl-weeks-col">
      <Cell slot={slots.get(week)} week={week} current={current} onUpdate={onUpdate} />
    </td>
  ));
}

interface CellProps {
  readonly slot: WeekSlot | undefined;
  readonly week: number;
  readonly current: number | null;
  readonly onUpdate: ((week: number) => void) | undefined;
}

function Cell({ slot, week, current, onUpdate }: CellProps): ReactNode {
  const value = toStep(slot?.Likelihood);
  if (value !== null) {
    return (
      <span className={`gl-wk cd-l${value}`} title={`Week ${week}: ${LIKELIHOOD_LABELS[value]}`}>
        {value}
        <span className="cd-vh">, {LIKELIHOOD_LABELS[value]}</span>
      </span>
    );
  }
  const state = slot?.State ?? 'off';
  const isOpen =
    state === 'current' ||
    (state === 'missed' && current !== null && week >= current - LIMITS.selectableWeeksBack);
  if (isOpen && onUpdate !== undefined) {
    const name = state === 'missed' ? `Week ${week} missed: update it` : `Update week ${week}`;
    return (
      <button
        type="button"
        className={cx('gl-wk', `gl-wk-${state}`)}
        aria-label={name}
        title={name}
        onClick={() => onUpdate(week)}
      >
        {state === 'current' && <Plus className="cd-i-14" aria-hidden />}
      </button>
    );
  }
  return (
    <span className={`gl-wk gl-wk-${state}`} title={`Week ${week}: ${SPOKEN[state]}`}>
      <span className="cd-vh">{SPOKEN[state]}</span>
    </span>
  );
}

const SPOKEN: Readonly<Record<WeekSlot['State'], string>> = {
  posted: 'No value',
  missed: 'Missed',
  current: 'Not posted yet',
  ahead: 'Ahead',
  off: 'Not enabled',
};
