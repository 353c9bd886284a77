import { MESSAGES } from '@cadence/shared-contract';
import { api, ApiError, refreshSession, useSession, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';

/** What is uploaded, or null to take the picture away. */
export type AvatarChange = { readonly name: string; readonly content: Blob } | null;

/** Changes a person's picture, everywhere it is shown; the viewer's own also in the frame. */
export function useAvatarChange(personId: number, onDone: () => void) {
  const shell = useShell();
  const { profile } = useSession();
  return useMutation({
    failure: 'inline',
    mutationFn: async (change: AvatarChange) => {
      const params = { id: personId };
      if (change === null) return void (await api.call('people.removeAvatar', { params }));
      const body = { FileName: change.name, Content: change.content };
      await api.call('people.uploadAvatar', { params, body });
    },
    changes: () => ({ type: 'user_updated', id: personId }),
    onSuccess: (_done, change) => {
      if (personId === profile.Id) refreshSession().catch(() => undefined);
      const title = change === null ? 'The avatar has been removed.' : MESSAGES.avatarSaved;
      shell.toast({ title, tone: 'good' });
      onDone();
    },
  });
}

/** Why a picture could not be changed: the server's sentence about it, else the documented one (people §8). */
export function avatarFailure(error: unknown): string | null {
  if (error === null) return null;
  return error instanceof ApiError && error.code === 'invalid' ? error.message : MESSAGES.avatarFailed;
}
