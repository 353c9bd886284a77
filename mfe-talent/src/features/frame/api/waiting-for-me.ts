import { useSession } from '@cadence/shared-auth';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/**
 * How many of the viewer's own appraisals wait for their signature; undefined while nobody knows.
 *
 * @param hasOwn whether the viewer has appraisals at all: the ceo has none (TAL-006)
 */
export function useWaitingForMe(hasOwn: boolean): number | undefined {
  const { profile } = useSession();
  const own = useQuery({ ...apiQuery('talent.user', { params: { userId: profile.Id } }), enabled: hasOwn });
  return own.data?.evaluations.filter(({ WaitingFor }) => WaitingFor?.By === 'employee').length;
}
