import type { ReactNode } from 'react';
import { useTimeZone } from '@cadence/shared-auth';
import { Avatar, Button, Callout, dayOf, formatDate, registerStyles, isolate } from '@cadence/shared-ui';
import type { ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';
import type { Returned } from '../returned.ts';
import css from '../../timeline/timeline.css';

registerStyles('goals-timeline', css);

export interface ReturnedCalloutProps {
  readonly returned: Returned;
  readonly open: ReadonlySet<ActionDialogId>;
  readonly onOpen: (dialog: GoalDialog) => void;
}

const ACTIONS = [
  ['edit', 'Edit'],
  ['discard', 'Discard'],
] as const satisfies readonly (readonly [ActionDialogId, string])[];

/** Changes were asked for: by whom, why, and the way to make them. */
export function ReturnedCallout({ returned, open, onOpen }: ReturnedCalloutProps): ReactNode {
  const timeZone = useTimeZone();
  return (
    <Callout
      lead={<Avatar id={returned.personId} name={returned.name} />}
      title={`${isolate(returned.name)} requested changes`}
      actions={ACTIONS.filter(([id]) => open.has(id)).map(([id, label]) => (
        <Button
          key={id}
          size="sm"
          variant={id === 'edit' ? 'outline' : 'quiet'}
          onClick={() => onOpen(openOf(id))}
        >
          {label}
        </Button>
      ))}
    >
      <span className="gl-comment-text" dir="auto">
        {returned.comment ?? `On ${formatDate(dayOf(returned.at, timeZone))}`}
      </span>
    </Callout>
  );
}
