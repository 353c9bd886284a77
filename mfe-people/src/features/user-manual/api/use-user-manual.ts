import type {
  DiscType,
  OutputOf,
  ProfileBundle,
  UserManual,
  UserManualReport,
} from '@cadence/shared-contract';
import { USER_MANUAL_STATUS } from '@cadence/shared-contract';
import { apiQuery, queryKeys, useFreshness, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

type Existing = OutputOf<'userManual.exists'>;

/** What the viewer may know of somebody's user manual. */
export function useUserManual(personId: number): UseQueryResult<Existing> {
  return useQuery(apiQuery('userManual.exists', { params: { profileId: personId } }));
}

/** The key of the report that can be read now: of a result, else of an own entry; null while there is neither. */
export function reportKey({ Status, ManualUserManual, PublicKey }: UserManual): string | null {
  return Status === USER_MANUAL_STATUS.complete || ManualUserManual !== null ? PublicKey : null;
}

/** The content of a manual; the fuller report for people who may read it (UMAN-018). Nothing is read without a key. */
export function useManualReport(publicKey: string | null, isFull: boolean): UseQueryResult<UserManualReport> {
  const params = { publicKey: publicKey ?? '', flag: isFull ? 1 : 0 } as const;
  return useQuery({ ...apiQuery('userManual.report', { params }), enabled: publicKey !== null });
}

/** A description of a type, which never changes (D-95). */
export function useSuggestion(type: DiscType) {
  return useQuery({
    ...apiQuery('userManual.suggest', { body: { Disc: type } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The displayed own manual, to be changed with the server's answer. */
export function useOwnManualCache(personId: number) {
  const client = useQueryClient();
  const { made } = useFreshness();
  const key = queryKeys.call('userManual.exists', { params: { profileId: personId } });
  const person = queryKeys.call('people.read', { params: { id: personId } });
  return {
    /** Shows the manual as the server has saved it, and its type on the card. */
    put: (manual: UserManual): void => {
      const IsExist = reportKey(manual) !== null;
      client.setQueryData<Existing>(key, { IsExist, UserManual: manual });
      const Disc = manual.ManualUserManual?.Disc;
      if (Disc !== undefined)
        client.setQueryData<ProfileBundle>(
          person,
          (bundle) => bundle && { ...bundle, Profile: { ...bundle.Profile, Disc } },
        );
      void made([{ type: 'manual_answered', id: personId }]);
    },
    refetch: (): Promise<void> => made([{ type: 'user_manual_updated', id: personId }]),
  };
}
