import { MESSAGES } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';

/** Sends the invitation again and says where to (people §8). */
export function useReinvite(person: { readonly Id: number; readonly Email: string }) {
  const shell = useShell();
  return useMutation({
    mutationFn: () => api.call('people.reinvite', { params: { id: person.Id } }),
    onSuccess: () => shell.toast({ title: MESSAGES.reinvited(person.Email), tone: 'good' }),
  });
}
