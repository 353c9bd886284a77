import type { ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Avatar, Button, Callout, dayOf, formatDate, isolate } from '@cadence/shared-ui';
import { CALLOUT_DIALOGS, dialogLabel, type ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { changedFields, listChanges } from '../../edits/changed-fields.ts';
import { reviewKindOf } from '../../lifecycle/review-kind.ts';
import { returnedOf } from '../returned.ts';
import { DecisionCallout } from './decision-callout.tsx';
import { ReturnedCallout } from './returned-callout.tsx';
import { waitingOf } from '../../goal/waiting.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';

export interface WaitingCalloutProps {
  readonly bundle: GoalBundle;
  readonly open: ReadonlySet<ActionDialogId>;
  readonly onOpen: (dialog: GoalDialog) => void;
  /** Whether single keys act here: over another page they are that page's. */
  readonly hasKeys: boolean;
  /** The page has a main action of its own. */
  readonly isAside: boolean;
}

/** What is waiting: 'Your edits to title and measure'. */
function subjectOf({ Goal: goal, Ancestors }: GoalBundle, viewerId: number): string {
  const whose = goal.User.Id === viewerId ? 'Your' : `${isolate(goal.User.Name)}’s`;
  if (goal.State === 'approved' && goal.GoalEdit !== null) {
    const titles = new Map(Ancestors.map(({ Id, Title }) => [Id, Title]));
    const changes = listChanges(changedFields(goal, goal.GoalEdit, titles));
    return changes === '' ? `${whose} edits` : `${whose} edits to ${changes}`;
  }
  switch (goal.State) {
    case 'shelving_in_review':
      return `${whose} request to shelve`;
    case 'results_in_review':
      return `${whose} result`;
    default:
      return `${whose} goal`;
  }
}

/** The goal's state and who acts next, with the actions that the viewer may take here. */
export function WaitingCallout(props: WaitingCalloutProps): ReactNode {
  const { bundle, open, onOpen, hasKeys, isAside } = props;
  const { profile } = useSession();
  const timeZone = useTimeZone();
  const { Goal: goal } = bundle;
  const waiting = waitingOf(goal, profile.Id);
  const returned = returnedOf(bundle);
  const hasEdit = goal.State === 'approved' && goal.GoalEdit !== null;
  const isOwnDraftEdit = hasEdit && goal.GoalEdit?.State === 'draft';
  if (returned !== null) {
    return (
      <div className="gl-callout">
        <ReturnedCallout returned={returned} open={open} onOpen={onOpen} />
      </div>
    );
  }
  if (waiting === null && !isOwnDraftEdit) return null;
  const kind = reviewKindOf(goal);
  if (waiting !== null && kind !== undefined) {
    return (
      <div className="gl-callout">
        <DecisionCallout {...{ bundle, waiting, kind, onOpen, isAside }} hasKey={hasKeys} />
      </div>
    );
  }
  const actions: readonly ActionDialogId[] = isOwnDraftEdit
    ? ['submit', 'publish', 'discard']
    : CALLOUT_DIALOGS;
  return (
    <div className="gl-callout">
      <Callout
        lead={waiting !== null && <Avatar id={waiting.personId} name={waiting.name} />}
        title={waiting?.sentence ?? 'These edits are not sent yet'}
        actions={
          <>
            {hasEdit && (
              <Button size="sm" onClick={() => onOpen(openOf('edits'))}>
                View edits
              </Button>
            )}
            {actions
              .filter((id) => open.has(id))
              .map((id) => (
                <Button
                  key={id}
                  size="sm"
                  variant={id === 'reviewResult' && !isAside ? 'primary' : hasEdit ? 'quiet' : 'outline'}
                  onClick={() => onOpen(openOf(id))}
                >
                  {dialogLabel(id)}
                </Button>
              ))}
          </>
        }
      >
        {subjectOf(bundle, profile.Id)}
        {waiting !== null && `, sent ${formatDate(dayOf(waiting.since, timeZone))}`}
      </Callout>
    </div>
  );
}
