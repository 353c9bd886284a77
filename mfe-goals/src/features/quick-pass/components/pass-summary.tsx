import type { ReactNode } from 'react';
import {
  LIKELIHOOD_LABELS,
  LikelihoodChip,
  QualityChip,
  registerStyles,
  SCALE_STEPS,
  WeekSparkline,
} from '@cadence/shared-ui';
import { weekCells } from '../../goal/goal-week-cells.ts';
import type { PassRow, PassWeek } from '../pass-weeks.ts';
import css from '../../goal/components/goal-line.css';

registerStyles('goals-line', css);

export interface PassSummaryProps {
  readonly week: PassWeek;
  /** Shows the rows again to change one. */
  readonly onChange: (rowId: number) => void;
}

function since({ previous, week }: PassRow, scale: 'likelihood' | 'quality'): number {
  const now = week[scale];
  return previous === null || now === null ? 0 : now - previous[scale];
}

/** How the goals spread over the likelihoods: as wide as there are goals, in the colours and words of the scale. */
function Spread({ rows }: { readonly rows: readonly PassRow[] }): ReactNode {
  const counts = SCALE_STEPS.map((step) => ({
    step,
    count: rows.filter(({ week }) => week.likelihood === step).length,
  })).filter(({ count }) => count > 0);
  return (
    <ul className="gl-spread-bar" aria-label="Goals by likelihood">
      {counts.map(({ step, count }) => (
        <li key={step} className={`gl-spread-${step}`} style={{ flexGrow: count }}>
          <b>{count}</b> <span>{LIKELIHOOD_LABELS[step]}</span>
        </li>
      ))}
    </ul>
  );
}

function subject(count: number): string {
  if (count === 1) return 'Your goal is';
  return count === 2 ? 'Both goals are' : `All ${count} goals are`;
}

function trendSentence(rows: readonly PassRow[]): string {
  const deltas = rows.map((row) => since(row, 'likelihood'));
  const up = deltas.filter((delta) => delta > 0).length;
  const down = deltas.filter((delta) => delta < 0).length;
  if (up === 0 && down === 0) return 'No likelihood changed since the update before.';
  const parts = [...(up > 0 ? [`${up} more likely`] : []), ...(down > 0 ? [`${down} less likely`] : [])];
  return `${parts.join(', ')} than at the update before.`;
}

/** The week once every goal is updated: a picture, and each goal with a way back to it. */
export function PassSummary({ week, onChange }: PassSummaryProps): ReactNode {
  const { rows } = week;
  return (
    <section className="gl-pass-summary" aria-labelledby="pass-summary-title">
      <h3 id="pass-summary-title" className="cd-heading">
        Week {week.week} is up to date
      </h3>
      <p className="cd-ink2">
        {subject(rows.length)} updated. {trendSentence(rows)} Choose a goal to change it.
      </p>
      <Spread rows={rows} />
      <ul className="gl-lines">
        {rows.map((row) => (
          <li key={row.id} className="gl-line">
            <div className="gl-line-title">
              <button
                type="button"
                className="cd-cut2"
                title={row.goal.GoalDetail.Title}
                aria-label={`Change: ${row.goal.GoalDetail.Title}`}
                onClick={() => onChange(row.id)}
              >
                {row.goal.GoalDetail.Title}
              </button>
            </div>
            <WeekSparkline weeks={weekCells(row.goal.Weeks)} />
            <LikelihoodChip value={row.week.likelihood} delta={since(row, 'likelihood')} />
            <QualityChip value={row.week.quality} delta={since(row, 'quality')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
