import { useState, type FormEvent, type ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { Button, Callout, Dialog, Field, TextArea } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { useDeclineItem } from '../api/use-decline-item.ts';

export interface DeclineDialogProps {
  readonly item: ActionItem;
  readonly onClose: () => void;
  /** Called once the item is on its way out of the list. */
  readonly onLeave: (item: ActionItem) => void;
}

const TOO_LONG = `A reason can have at most ${LIMITS.declineReason} characters.`;

/** Asks a requester whom someone else named whether to hand the item back, and why (D-125). */
export function DeclineDialog({ item, onClose, onLeave }: DeclineDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const decline = useDeclineItem(onClose);
  const isTooLong = reason.trim().length > LIMITS.declineReason;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTooLong || decline.isPending) return;
    onLeave(item);
    decline.mutate({ item, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      title="Decline this action item?"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="decline-item"
            variant="primary"
            loading={decline.isPending}
            loadingText="Declining"
          >
            Decline
          </Button>
        </>
      }
    >
      <form id="decline-item" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="ai-declined">{item.Title}</p>
        <p className="cd-ink2">
          {`It will no longer be in your name. ${item.NamedBy?.Name ?? 'The person who named you'} becomes its requester and is notified.`}
        </p>
        <Field
          label="Reason"
          note="optional"
          error={isTooLong ? TOO_LONG : undefined}
          counter={{ value: reason.length, max: LIMITS.declineReason }}
        >
          <TextArea
            minHeight={60}
            maxHeight={120}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {decline.problem !== null && (
          <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={decline.problem} />
        )}
      </form>
    </Dialog>
  );
}
