import type { ReactNode } from 'react';
import { appraisalStatusText } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Link } from '@cadence/shared-ui/router';
import { appraisalPath } from '../../frame/talent-place.ts';
import { scalesOf, stepLabel } from '../appraisal-values.ts';
import { wordsOf } from '../plain-text.ts';
import { dayText } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';

/** 'Q2 2026, completed Jul 24' */
function whenOf({ Period, CompletedAt, State }: Appraisal, timeZone: string): string {
  const state =
    CompletedAt === null ? appraisalStatusText(State) : `completed ${dayText(CompletedAt, timeZone)}`;
  return `${periodLabel(Period)}, ${state}`;
}

/** The appraisal before this one of the same person: its ratings, its beginning, and a link to it. */
export function LastSection({ last }: { readonly last: Appraisal }): ReactNode {
  const timeZone = useTimeZone();
  const ratings = scalesOf(last.Labels)
    .map(({ steps, field }) => stepLabel(steps, last[field]))
    .filter((label) => label !== null);
  const words = wordsOf(last.Review);
  return (
    <section aria-labelledby="appraisal-last">
      <header>
        <h3 id="appraisal-last">Last appraisal</h3>
        <span className="cd-t13 cd-ink3">{whenOf(last, timeZone)}</span>
        <Link
          className="cd-link cd-t13"
          to={appraisalPath(last.Id)}
          aria-label={`Open the appraisal for ${periodLabel(last.Period)}`}
        >
          Open
        </Link>
      </header>
      <p className="tal-last">
        {ratings.length > 0 && <b>{ratings.join(', ')}. </b>}
        {words !== '' && `“${words}”`}
      </p>
    </section>
  );
}
