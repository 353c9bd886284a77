import { useState } from 'react';
import type { BodyOf, ProfileBundle } from '@cadence/shared-contract';
import { api, newKey, refreshSession, useSession, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { overwrittenText } from '../overwritten-text.ts';

/** Saves a profile; the page shows it at once, and the viewer's own name and zone also the frame. */
export function useProfileChange(personId: number, onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  const { profile } = useSession();
  // Saved again after a lost answer, even with other text, it continues from its own save (D-122).
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    failure: 'inline',
    mutationFn: (body: BodyOf<'people.update'>) =>
      api.call('people.update', { params: { id: personId }, body, idempotencyKey }),
    changes: () => ({ type: 'user_updated', id: personId }),
    onSuccess: ({ Overwritten, ...bundle }) => {
      const key = queryKeys.call('people.read', { params: { id: personId } });
      client.setQueryData<ProfileBundle>(key, bundle);
      if (personId === profile.Id) refreshSession().catch(() => undefined);
      const description = overwrittenText(Overwritten);
      shell.toast({ title: 'Profile saved', tone: 'good', ...(description !== null && { description }) });
      onDone();
    },
  });
}
