import { api, refreshSession, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';

/** Saves name, website and time zone of the company; the frame shows them at once. */
export function useCompanyChange(onDone: () => void) {
  const shell = useShell();
  return useMutation({
    failure: 'inline',
    mutationFn: async (form: { Name: string; Url: string; TimeZone: string }) => {
      const body = { Name: form.Name.trim(), Url: form.Url.trim() || null, TimeZone: form.TimeZone };
      await api.call('people.editTenant', { body });
      // The token carries the company (D-63).
      await refreshSession();
    },
    onSuccess: () => {
      shell.toast({ title: 'Company info saved', tone: 'good' });
      onDone();
    },
  });
}
