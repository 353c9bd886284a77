import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import { useLiveReads } from './live.ts';

/** A figure of hundreds of people moves slowly and costs more to count than to show. */
const EVERY_MS = 20_000;

/** Who of a scope is behind, and in what (D-36): 1 direct reports, 2 organization, 3 company; kept up to date. */
export function useCompliance(scope: number) {
  useLiveReads(['dashboard.compliance'], EVERY_MS);
  return useQuery(apiQuery('dashboard.compliance', { params: { scope } }));
}
