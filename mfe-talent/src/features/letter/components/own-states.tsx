import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { EmptyState, formatDate } from '@cadence/shared-ui';
import { Award, CalendarClock } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../frame/period-label.ts';
import type { PersonAppraisals } from './earlier-letters.tsx';
import { UnsentWords } from './unsent-words.tsx';

/** A person who joined too late for every period so far, with their first upcoming one (TAL-013). */
export function TooNew({
  person: { user, CreatedOn, First },
}: {
  readonly person: PersonAppraisals;
}): ReactNode {
  return (
    <EmptyState icon={<CalendarClock className="cd-i-20" aria-hidden />} title={MESSAGES.talentTooNew}>
      {`${user.Name} joined ${formatDate(CreatedOn)}. `}
      {First !== null &&
        `The first period is ${periodLabel(First)}, offered from ${formatDate(First.OfferedFrom)}.`}
    </EmptyState>
  );
}

export interface TakenAwayProps {
  readonly appraisalId: number;
  /** The link to what was shared in its place. */
  readonly action?: ReactNode;
}

/** An appraisal that was open here is no longer shared: withdrawn or deleted, perhaps with a reply half typed. */
export function TakenAway({ appraisalId, action }: TakenAwayProps): ReactNode {
  return (
    <>
      <EmptyState
        icon={<Award className="cd-i-20" aria-hidden />}
        title="This appraisal is no longer shared"
        action={action}
      >
        It was taken back or deleted. You are notified when it is shared again.
      </EmptyState>
      <div className="tal-unsent">
        <UnsentWords appraisalId={appraisalId} />
      </div>
    </>
  );
}
