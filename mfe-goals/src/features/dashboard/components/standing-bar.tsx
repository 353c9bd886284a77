import type { ReactNode } from 'react';
import { LIKELIHOOD_LABELS, LIKELIHOOD_LONG_LABELS, plural, type ScaleStep } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { NO_FILTERS, writeFilters } from '../../list/goal-filters.ts';
import { COMPANY_PATH } from '../../place/use-goals-place.ts';
import type { Standing } from '../standing.ts';

function hrefOf(step: ScaleStep): string {
  return `${COMPANY_PATH}?${writeFilters(new URLSearchParams(), { ...NO_FILTERS, likelihood: [step] })}`;
}

/** All goals as one thin bar with its key; each number leads to its goals. For ten goals or more: fewer are counted at a glance. */
export function StandingBar({ standing: { steps, silent } }: { readonly standing: Standing }): ReactNode {
  return (
    <div className="gl-standing">
      <div className="gl-standing-bar" aria-hidden>
        {steps.map(({ step, count }) => (
          <i key={step} className={`cd-l${step}`} style={{ flexGrow: count }} />
        ))}
        {silent > 0 && <i style={{ flexGrow: silent }} />}
      </div>
      <ul aria-label="Company goals by likelihood">
        {steps.map(({ step, count }) => (
          <li key={step}>
            <i className={`cd-l${step}`} aria-hidden />
            <Link to={hrefOf(step)} title={`${plural(count, 'goal')}: ${LIKELIHOOD_LONG_LABELS[step]}`}>
              <b>{count}</b> {LIKELIHOOD_LABELS[step]}
            </Link>
          </li>
        ))}
        {silent > 0 && (
          <li>
            <i aria-hidden />
            <span>
              <b>{silent}</b> No update
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
