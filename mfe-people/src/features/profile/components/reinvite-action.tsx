import type { ReactNode } from 'react';
import { Spinner } from '@cadence/shared-ui';
import { useReinvite } from '../api/use-reinvite.ts';

interface ReinviteActionProps {
  readonly person: { readonly Id: number; readonly Email: string };
}

/** Invites again a person who has not signed in yet (people §6 Reinvite). */
export function ReinviteAction({ person }: ReinviteActionProps): ReactNode {
  const reinvite = useReinvite(person);
  return (
    <button
      type="button"
      className="cd-link cd-t12"
      aria-disabled={reinvite.isPending}
      onClick={() => !reinvite.isPending && reinvite.mutate()}
    >
      {reinvite.isPending ? <Spinner label="Inviting" /> : 'Reinvite'}
    </button>
  );
}
