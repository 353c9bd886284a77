import { useLive } from '@cadence/shared-auth';
import { invalidateReads, queryKeys, useQueryClient } from '@cadence/shared-auth/query';

/**
 * Keeps user manuals fresh that are shown: after `UserManualUpdate` of either type (LIVE-007), and after a lost
 * connection came back. The profile's card shows the type, too.
 *
 * @param isShown whether something of this person's manual is on the page
 */
export function useLiveManuals(isShown: (personId: number) => boolean): void {
  const client = useQueryClient();
  const askAgain = (): Promise<void> => invalidateReads(client, { queryKey: queryKeys.domain('userManual') });
  useLive('UserManualUpdate', ({ id }) => {
    if (!isShown(id)) return;
    void askAgain();
    void invalidateReads(client, { queryKey: queryKeys.call('people.read', { params: { id } }) });
  });
  useLive('reconnected', () => void askAgain());
}
