import type { ReactNode } from 'react';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { plural } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import type { SavedSummary } from '@cadence/shared-contract';
import { savedPath } from '../summary-place.ts';
import { AUDIENCE_LABELS, momentText } from '../words.ts';

/** Saved summaries as links, the latest first; nothing where there is none. */
export function SavedList({ summaries }: { readonly summaries: readonly SavedSummary[] }): ReactNode {
  const timeZone = useTimeZone();
  const { period } = useSession();
  if (summaries.length === 0) return null;
  return (
    <section className="sum-saved">
      <h2 className="cd-subheading">Saved summaries</h2>
      <ul>
        {summaries.map((saved) => (
          <li key={saved.Id}>
            <Link to={savedPath(saved)} className="cd-w5">
              {saved.Title}, {AUDIENCE_LABELS[saved.Audience]}
            </Link>
            <span className="cd-t12 cd-ink3">
              {plural(saved.Slides, 'slide')}, {momentText(saved.UpdatedAt, timeZone, period.Today)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
