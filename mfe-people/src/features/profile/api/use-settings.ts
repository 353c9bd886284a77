import type { ProfileBundle } from '@cadence/shared-contract';
import { api, useShell } from '@cadence/shared-auth';
import { queryKeys, showAnswer, useMutation, useQueryClient } from '@cadence/shared-auth/query';

/** Switches the viewer's own notification mails; shown at once, and taken back when the server refuses. */
export function useEmailPreference(personId: number) {
  const client = useQueryClient();
  const shell = useShell();
  const key = queryKeys.call('people.read', { params: { id: personId } });
  const show = (EmailNotifications: boolean): void => {
    client.setQueryData<ProfileBundle>(key, (bundle) => bundle && { ...bundle, EmailNotifications });
  };
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      api.call('people.emailPreference', { params: { wanted: isWanted ? 1 : 0 } }),
    onMutate: show,
    onSuccess: (_done, isWanted) =>
      shell.toast({
        title: isWanted ? 'Notifications come by mail too.' : 'No more mails for notifications.',
        tone: 'good',
      }),
    onError: (_error, isWanted) => show(!isWanted),
  });
}

/** Saves a person's responsibility; the profile shows it at once. */
export function useResponsibilityChange(personId: number, onDone: () => void) {
  const client = useQueryClient();
  const shell = useShell();
  return useMutation({
    failure: 'inline',
    mutationFn: (Body: string) =>
      api.call('people.saveResponsibility', { params: { id: personId }, body: { Body } }),
    onSuccess: ({ Body: Responsibility }) => {
      const key = queryKeys.call('people.read', { params: { id: personId } });
      void showAnswer<ProfileBundle>(client, key, (bundle) => bundle && { ...bundle, Responsibility });
      shell.toast({ title: 'Responsibilities saved', tone: 'good' });
      onDone();
    },
  });
}
