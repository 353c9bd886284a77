import { api, useSession } from '@cadence/shared-auth';
import { apiQuery, queryKeys, useMutation, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { ProfileBundle } from '@cadence/shared-contract';

export interface OwnMails {
  /** Undefined until it is known. */
  readonly isOn: boolean | undefined;
  readonly address: string;
  readonly choose: (isOn: boolean) => void;
}

/** Whether notifications come by mail; shown at once, and taken back when the server refuses. */
export function useOwnMails(): OwnMails {
  const { profile } = useSession();
  const client = useQueryClient();
  const call = { params: { id: profile.Id } };
  const { data } = useQuery(apiQuery('people.read', call));
  const show = (EmailNotifications: boolean): void => {
    client.setQueryData<ProfileBundle>(
      queryKeys.call('people.read', call),
      (bundle) => bundle && { ...bundle, EmailNotifications },
    );
  };
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => api.call('people.emailPreference', { params: { wanted: isOn ? 1 : 0 } }),
    onMutate: show,
    onError: (_error, isOn) => show(!isOn),
  });
  return { isOn: data?.EmailNotifications ?? undefined, address: profile.Email, choose: mutate };
}
