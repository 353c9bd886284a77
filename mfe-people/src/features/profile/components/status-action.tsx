import { useState, type ReactNode } from 'react';
import type { Profile } from '@cadence/shared-contract';
import { Spinner } from '@cadence/shared-ui';
import { UserX } from '@cadence/shared-ui/icons';
import { useStatusChange } from '../api/use-deactivation.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';

/** Deactivates a person, after a question, or activates them. */
export function StatusAction({ profile }: { readonly profile: Profile }): ReactNode {
  const change = useStatusChange(profile);
  const [isAsking, setAsking] = useState(false);
  if (profile.DeactivatedAt !== null) {
    return (
      <button
        type="button"
        className="cd-link cd-t12"
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && change.mutate('people.activate')}
      >
        {change.isPending ? <Spinner label="Activating" /> : 'Activate User'}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="cd-link cd-t12 pe-danger" onClick={() => setAsking(true)}>
        <UserX aria-hidden />
        Deactivate User
      </button>
      <DeactivateDialog
        profile={profile}
        open={isAsking}
        deactivating={change.isPending}
        onConfirm={() => change.mutate('people.deactivate', { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
