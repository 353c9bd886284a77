import type { OutputOf, ProfileBundle, UserManual, UserManualReport } from '@cadence/shared-contract';
import { USER_MANUAL_STATUS } from '@cadence/shared-contract';
import { apiQuery, queryKeys, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { QueryClient, UseQueryResult } from '@cadence/shared-auth/query';

type Existing = OutputOf<'userManual.exists'>;

/** What the viewer may know of somebody's user manual. */
export function useUserManual(personId: number): UseQueryResult<Existing> {
  return useQuery(apiQuery('userManual.exists', { params: { profileId: personId } }));
}

/** The key of the report that can be read now: of a result, else of an own entry; null while there is neither. */
export function reportKey({ Status, ManualUserManual, PublicKey }: UserManual): string | null {
  return Status === USER_MANUAL_STATUS.complete || ManualUserManual !== null ? PublicKey : null;
}

/** What a manual says; the fuller report for who may read it (UMAN-018). */
export function useManualReport(publicKey: string, isFull: boolean): UseQueryResult<UserManualReport> {
  return useQuery(apiQuery('userManual.report', { params: { publicKey, flag: isFull ? 1 : 0 } }));
}

/** How far an assessment is stands in its manual: that is read again where it is shown next, not at every answer. */
export function outdateManual(client: QueryClient): void {
  const queryKey = queryKeys.operation('userManual.exists');
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** What is shown of one's own manual, to be changed by what the server has answered. */
export function useOwnManualCache(personId: number) {
  const client = useQueryClient();
  const key = queryKeys.call('userManual.exists', { params: { profileId: personId } });
  const person = queryKeys.call('people.read', { params: { id: personId } });
  /** The report and what else is made of the manual. */
  const askAgain = (): void => {
    void client.invalidateQueries({ queryKey: queryKeys.operation('userManual.report') });
    void client.invalidateQueries({ queryKey: queryKeys.operation('userManual.team') });
    void client.invalidateQueries({ queryKey: person });
  };
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
      askAgain();
    },
    refetch: (): Promise<void> => {
      askAgain();
      return client.invalidateQueries({ queryKey: key });
    },
  };
}
