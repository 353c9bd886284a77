import { api } from '@cadence/shared-auth';
import { useQuery } from '@cadence/shared-auth/query';

/** The call of each link that does its work on arrival. */
const CALLS = { unlock: 'auth.unlockAccountCheck', confirm: 'auth.confirmEmailCheck' } as const;
export type ArrivalPurpose = keyof typeof CALLS;

/** A link works once: it is redeemed once, however often the screen is rendered. */
export function useArrival(purpose: ArrivalPurpose, token: string) {
  return useQuery({
    queryKey: ['arrival', purpose, token],
    queryFn: async () => (await api.call(CALLS[purpose], { body: { Token: token } })).Success,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
