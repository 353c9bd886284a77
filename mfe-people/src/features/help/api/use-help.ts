import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Whom to ask: points of contact and customer support (people §7 Tenant). */
export function useHelp() {
  return useQuery(apiQuery('help.read'));
}
