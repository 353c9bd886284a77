import { useState, type ReactNode } from 'react';
import { Button, ConfirmDialog } from '@cadence/shared-ui';
import { Trash2 } from '@cadence/shared-ui/icons';
import { useRemoveManual } from '../api/own-changes.ts';
import type { ManualPerson } from '../manual-person.ts';

/** Takes the whole manual away, after asking. */
export function RemovePart({ person }: { readonly person: ManualPerson }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const remove = useRemoveManual(person.Id, close);
  return (
    <div className="mn-remove">
      <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        Remove user manual
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title="Remove your user manual?"
        confirmLabel="Remove"
        loading={remove.isPending}
        loadingText="Removing"
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        Result, entry, PDF, answers and an assessment in progress are gone then, and cannot be brought back.
      </ConfirmDialog>
    </div>
  );
}
