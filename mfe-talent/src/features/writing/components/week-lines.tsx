import type { ReactNode } from 'react';
import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import type { WeekSlot } from '@cadence/shared-contract';
import { isScaleStep, LikelihoodBars, QualityPie, VisuallyHidden, WEEK_SLOTS } from '@cadence/shared-ui';

type State = WeekSlot['State'];
const SPOKEN: Readonly<Record<State, string>> = {
  posted: 'No value',
  missed: 'Missed',
  current: 'Not posted yet',
  ahead: 'Ahead',
  off: 'Not enabled',
};
/** Weeks without a value: missed ones are hatched, the others a short line. */
const LOOKS: Readonly<Record<State, string>> = {
  posted: 'tal-off',
  missed: 'tal-missed',
  current: 'tal-off',
  ahead: 'tal-off',
  off: 'tal-off',
};

interface CellProps {
  readonly slot: WeekSlot;
  readonly scale: 'Likelihood' | 'Quality';
}

function Cell({ slot, scale }: CellProps): ReactNode {
  const value = slot[scale];
  if (slot.State !== 'posted' || !isScaleStep(value)) {
    return (
      <td className={LOOKS[slot.State]} title={`Week ${slot.Week}: ${SPOKEN[slot.State]}`}>
        <VisuallyHidden>{SPOKEN[slot.State]}</VisuallyHidden>
      </td>
    );
  }
  const labels = scale === 'Likelihood' ? LIKELIHOOD_LABELS : QUALITY_LABELS;
  return (
    <td
      className={scale === 'Likelihood' ? `tal-l${value}` : `tal-q${value}`}
      title={`Week ${slot.Week}: ${labels[value]}`}
    >
      {value}
      <VisuallyHidden>, {labels[value]}</VisuallyHidden>
    </td>
  );
}

const NUMBERS = Array.from({ length: WEEK_SLOTS }, (_, index) => index + 1);

/** The numbers of the weeks above the lines of all goals. */
export function WeekNumbers(): ReactNode {
  return (
    <span className="tal-week-numbers">
      {NUMBERS.map((week) => (
        <span key={week}>{week}</span>
      ))}
    </span>
  );
}

/** Likelihood and quality of a goal, week by week, in two lines. */
export function WeekLines({
  weeks,
  goal,
}: {
  readonly weeks: readonly WeekSlot[];
  readonly goal: string;
}): ReactNode {
  return (
    <table className="tal-weeks" aria-label={`Weeks of ${goal}`}>
      <thead className="cd-vh">
        <tr>
          <th scope="col">Week</th>
          {weeks.map(({ Week }) => (
            <th key={Week} scope="col">
              {Week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['Likelihood', 'Quality'] as const).map((scale) => (
          <tr key={scale}>
            <th scope="row" title={scale}>
              {scale === 'Likelihood' ? <LikelihoodBars value={3} /> : <QualityPie value={3} />}
              <VisuallyHidden>{scale}</VisuallyHidden>
            </th>
            {weeks.map((slot) => (
              <Cell key={slot.Week} slot={slot} scale={scale} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
