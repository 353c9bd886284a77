import type { ReactNode } from 'react';
import { goalAction } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Avatar, Button, Callout, dayOf, formatDateTime, usePageKeys } from '@cadence/shared-ui';
import { Check } from '@cadence/shared-ui/icons';
import { listChanges } from '../../edits/changed-fields.ts';
import { usePendingChanges } from '../../edits/use-pending-changes.ts';
import { daysAgo } from '../../goal/days-ago.ts';
import { KeyHint } from '../../goal/components/key-hint.tsx';
import { ReasonQuote } from '../../goal/components/reason-quote.tsx';
import { reasonOf } from '../../goal/request.ts';
import type { Waiting } from '../../goal/waiting.ts';
import type { ReviewKind } from '../../lifecycle/review-kind.ts';
import { isElsewhere } from '../../list/use-list-keys.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';

export interface DecisionCalloutProps {
  readonly bundle: GoalBundle;
  readonly waiting: Waiting;
  readonly kind: ReviewKind;
  readonly onOpen: (dialog: GoalDialog) => void;
  /** Whether the key acts here: over another page it is that page's. */
  readonly hasKey: boolean;
  /** The page has a main action of its own. */
  readonly isAside: boolean;
}

/** What is asked: 'asks to shelve this goal'. */
function useRequest({ bundle, kind }: Pick<DecisionCalloutProps, 'bundle' | 'kind'>): string {
  const changes = listChanges(usePendingChanges(bundle));
  switch (kind.matter) {
    case 'publication':
      return 'asks to approve this goal';
    case 'edits':
      return changes === '' ? 'asks to approve edits' : `asks to change ${changes}`;
    case 'shelving':
      return 'asks to shelve this goal';
  }
}

function When({ at }: { readonly at: string }): ReactNode {
  const { period } = useSession();
  const timeZone = useTimeZone();
  return (
    <time className="gl-when" dateTime={at} title={formatDateTime(at, timeZone)}>
      {daysAgo(dayOf(at, timeZone), period.Today)}
    </time>
  );
}

/** A decision with its facts: who asks, why, and both answers. No opens the comment that it needs (D-65, D-99). */
export function DecisionCallout(props: DecisionCalloutProps): ReactNode {
  const { bundle, waiting, kind, onOpen, hasKey, isAside } = props;
  const { profile } = useSession();
  const { User } = bundle.Goal;
  const request = useRequest(props);
  const reason = reasonOf(bundle);
  usePageKeys((event) => {
    if (!hasKey || event.key !== 'a' || isElsewhere(event)) return;
    event.preventDefault();
    onOpen(openOf('approve'));
  });
  return (
    <div className="gl-ask">
      <Callout
        lead={<Avatar id={User.Id} name={User.Name} src={User.Avatar} />}
        title={
          <>
            <bdi>{User.Name}</bdi> {request} <When at={waiting.since} />
          </>
        }
        actions={
          <>
            {kind.matter === 'edits' && (
              <Button size="sm" variant="quiet" onClick={() => onOpen(openOf('edits'))}>
                View edits
              </Button>
            )}
            <Button size="sm" onClick={() => onOpen(openOf('refuse'))}>
              {goalAction(kind.no).label}
            </Button>
            <Button
              size="sm"
              variant={isAside ? 'outline' : 'primary'}
              icon={<Check aria-hidden />}
              {...(hasKey && { 'aria-keyshortcuts': 'a' })}
              onClick={() => onOpen(openOf('approve'))}
            >
              {goalAction(kind.yes).label}
              {hasKey && <KeyHint>A</KeyHint>}
            </Button>
          </>
        }
      >
        {reason !== null && <ReasonQuote>{reason}</ReasonQuote>}
        {waiting.personId !== profile.Id && waiting.sentence}
      </Callout>
    </div>
  );
}
