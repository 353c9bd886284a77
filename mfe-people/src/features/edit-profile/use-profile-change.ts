import type { BodyOf, ProfileBundle } from '@cadence/shared-contract';
import { api, refreshSession, useSession, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';

/** Saves a profile; the page shows it at once, and one's own name and zone reach the frame. */
export function useProfileChange(personId: number, onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { profile } = useSession();
  return useMutation({
    mutationFn: (body: BodyOf<'people.update'>) =>
      api.call('people.update', { params: { id: personId }, body }),
    onSuccess: (bundle) => {
      const key = queryKeys.call('people.read', { params: { id: personId } });
      client.setQueryData<ProfileBundle>(key, bundle);
      void client.invalidateQueries({ queryKey: queryKeys.domain('people') });
      if (personId === profile.Id) refreshSession().catch(() => undefined);
      shell.toast({ title: 'Profile saved', tone: 'good' });
      onDone();
    },
  });
}
