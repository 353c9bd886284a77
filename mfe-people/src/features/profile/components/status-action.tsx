import { useState, type ReactNode } from 'react';
import type { Profile } from '@cadence/shared-contract';
import { errorSentence, useShell } from '@cadence/shared-auth';
import { Spinner } from '@cadence/shared-ui';
import { useStatusChange } from '../api/use-deactivation.ts';
import type { StatusChange } from '../api/use-deactivation.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';

const OPPOSITE = {
  'people.deactivate': 'people.activate',
  'people.activate': 'people.deactivate',
} as const satisfies Record<StatusChange, StatusChange>;

/**
 * Deactivates (after a question) or activates a person, says the outcome and offers to take a deactivation back.
 * Failures, which the documents leave silent, are said too.
 */
export function StatusAction({ profile }: { readonly profile: Profile }): ReactNode {
  const shell = useShell();
  const change = useStatusChange(profile.Id);
  const [isAsking, setAsking] = useState(false);

  const apply = (operation: StatusChange): void => {
    change.mutate(operation, {
      onSuccess: () => {
        setAsking(false);
        const undo = { label: 'Undo', onClick: () => apply(OPPOSITE[operation]) };
        if (operation === 'people.deactivate') {
          shell.toast({ title: `${profile.Name} has been deactivated.`, tone: 'good', action: undo });
        } else {
          shell.toast({ title: `${profile.Name} is active again.`, tone: 'good' });
        }
      },
      onError: (error) => shell.toast({ title: errorSentence(error), tone: 'alarm' }),
    });
  };

  if (profile.DeactivatedAt !== null) {
    return (
      <button
        type="button"
        className="cd-link cd-t12"
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && apply('people.activate')}
      >
        {change.isPending ? <Spinner label="Activating" /> : 'Activate User'}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="cd-link cd-t12" onClick={() => setAsking(true)}>
        Deactivate User
      </button>
      <DeactivateDialog
        profile={profile}
        open={isAsking}
        deactivating={change.isPending}
        onConfirm={() => apply('people.deactivate')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
