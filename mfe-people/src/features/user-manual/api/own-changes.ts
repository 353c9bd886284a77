import type { BodyOf, OutputOf, UserManual } from '@cadence/shared-contract';
import { api, newKey, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { useOwnManualCache } from './use-user-manual.ts';

/** Uploads a PDF and returns its reference. Each upload is separate, even under the same file name. */
export async function uploadPdf(file: File, signal?: AbortSignal): Promise<string> {
  const body = { FileName: file.name, Content: file };
  const { data } = await api.call('userManual.upload', { body, idempotencyKey: newKey(), signal });
  return data;
}

/** Adds a PDF to an own entry that has none (UMAN-021). */
export function useAttach(personId: number) {
  const shell = useShell();
  const cache = useOwnManualCache(personId);
  return useMutation({
    failure: 'inline',
    mutationFn: async (file: File): Promise<UserManual> => {
      const FilePath = await uploadPdf(file);
      return (await api.call('userManual.attach', { body: { FilePath } })).data;
    },
    onSuccess: (manual) => {
      cache.put(manual);
      shell.toast({ title: 'Attachment added', tone: 'good' });
    },
  });
}

/** Saves an own entry; `body` has the version that was edited. */
export function saveEntry({
  body,
  key,
}: {
  readonly body: BodyOf<'userManual.save'>;
  readonly key: string;
}): Promise<OutputOf<'userManual.save'>> {
  return api.call('userManual.save', { body, idempotencyKey: key });
}

/** Saves own answers to open questions; answers that are not given stay. */
export function useSaveAnswers(personId: number, onSaved: () => void) {
  const shell = useShell();
  const cache = useOwnManualCache(personId);
  return useMutation({
    failure: 'inline',
    mutationFn: (input: { readonly body: BodyOf<'userManual.saveAnswers'>; readonly key: string }) =>
      api.call('userManual.saveAnswers', { body: input.body, idempotencyKey: input.key }),
    onSuccess: ({ data }) => {
      cache.put(data);
      shell.toast({ title: 'Answers saved', tone: 'good' });
      onSaved();
    },
  });
}

/** Gets the result of an assessment that was finished on an external site; the flag lets it replace an own entry. */
export function useConnect(personId: number) {
  const shell = useShell();
  const cache = useOwnManualCache(personId);
  return useMutation({
    failure: 'inline',
    mutationFn: (flag: 0 | 1) => api.call('userManual.connect', { params: { flag } }),
    onSuccess: ({ data }) => {
      cache.put(data);
      shell.toast({ title: 'Your user manual is ready', tone: 'good' });
    },
  });
}

/** Deletes everything in the viewer's own user manual. */
export function useRemoveManual(personId: number, onRemoved: () => void) {
  const shell = useShell();
  const cache = useOwnManualCache(personId);
  return useMutation({
    mutationFn: () => api.call('userManual.remove'),
    onSuccess: async () => {
      await cache.refetch();
      shell.toast({ title: 'User manual removed', tone: 'good' });
      onRemoved();
    },
  });
}
