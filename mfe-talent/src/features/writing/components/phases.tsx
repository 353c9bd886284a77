import type { ReactNode } from 'react';
import { APPRAISAL_STATES, APPRAISAL_STATUS_WORDS, appraisalStatusText } from '@cadence/shared-contract';
import type { AppraisalState } from '@cadence/shared-contract';

/** The phase of the appraisal (people §4 Appraisal, §9). */
export function Phases({ state }: { readonly state: AppraisalState }): ReactNode {
  const now = APPRAISAL_STATES.indexOf(state);
  return (
    <ol className="tal-phases" aria-label="Phase">
      {APPRAISAL_STATES.map((phase, index) => (
        <li
          key={phase}
          {...(index < now && { className: 'tal-past' })}
          {...(index === now && { 'aria-current': 'step' as const })}
        >
          <i aria-hidden />
          {index === now ? appraisalStatusText(phase) : APPRAISAL_STATUS_WORDS[phase].label}
        </li>
      ))}
    </ol>
  );
}
