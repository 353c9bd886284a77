import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { eventText, dayText } from '../../writing/words.ts';
import { letterPhases } from '../letter-phases.ts';

/** Why a completed appraisal is open again; null unless that was its latest change of state (D-92). */
function reopenedBy({ State, History }: Appraisal) {
  const last = History.findLast(({ FromState, ToState }) => ToState !== null && FromState !== ToState);
  return State === 'shared' && last?.Action === 'reopen' ? last : null;
}

/** Where an appraisal is and who acts next, from the moment it was shared. */
export function Course({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { period, profile } = useSession();
  const timeZone = useTimeZone();
  const phases = letterPhases(appraisal, { today: period.Today, timeZone });
  const reopened = reopenedBy(appraisal);
  return (
    <section aria-label="Where it stands">
      <h2 className="cd-heading">Where it stands</h2>
      <ol className="tal-course">
        {phases.map(({ id, place, title, detail }) => (
          <li key={id} className={`tal-phase-${place}`} {...(place === 'now' && { 'aria-current': 'step' })}>
            <b>{title}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
      {reopened !== null && (
        <p className="tal-reopened">
          {eventText(reopened, profile.Id)}, {dayText(reopened.At, timeZone)}
          {reopened.Comment !== null && `: “${reopened.Comment}”`}
        </p>
      )}
    </section>
  );
}
