import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import {
  LIKELIHOOD_LABELS,
  LIKELIHOOD_LONG_LABELS,
  LikelihoodBars,
  plural,
  type ScaleStep,
} from '@cadence/shared-ui';
import { TrendingDown, TrendingUp } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { NO_FILTERS, writeFilters } from '../../list/goal-filters.ts';
import { COMPANY_PATH } from '../../place/use-goals-place.ts';
import { standingOf } from '../standing.ts';

function hrefOf(step: ScaleStep): string {
  return `${COMPANY_PATH}?${writeFilters(new URLSearchParams(), { ...NO_FILTERS, likelihood: [step] })}`;
}

/** All goals as one bar: a segment for each likelihood, leading to its goals, and how many moved. */
export function StandingBar({ goals }: { readonly goals: readonly Goal[] }): ReactNode {
  const { steps, silent, up, down } = standingOf(goals, useSession().period.WeekStartDate);
  if (steps.length === 0) return null;
  return (
    <div className="gl-standing">
      <ul aria-label="Company goals by likelihood">
        {steps.map(({ step, count }) => (
          <li key={step} className={`cd-l${step}`} style={{ flexGrow: count }}>
            <Link to={hrefOf(step)} title={`${plural(count, 'goal')}: ${LIKELIHOOD_LONG_LABELS[step]}`}>
              <LikelihoodBars value={step} />
              <b>{count}</b> <span>{LIKELIHOOD_LABELS[step]}</span>
            </Link>
          </li>
        ))}
        {silent > 0 && (
          <li className="gl-standing-silent" style={{ flexGrow: silent }} title={`${silent} No update`}>
            <b>{silent}</b> <span>No update</span>
          </li>
        )}
      </ul>
      <p className="cd-hint">
        {up > 0 && (
          <span className="gl-up">
            <TrendingUp aria-hidden /> {up} up
          </span>
        )}
        {down > 0 && (
          <span className="gl-down">
            <TrendingDown aria-hidden /> {down} down
          </span>
        )}
        {up + down === 0 ? 'No likelihood moved since last week' : 'since last week'}
      </p>
    </div>
  );
}
