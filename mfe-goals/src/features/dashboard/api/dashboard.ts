import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { TenantUpdateType } from '@cadence/shared-contract';
import { useLiveReads } from './live.ts';

/** However many post at once, the dashboard asks no more often than this. */
const EVERY_MS = 2_000;
/** What the reminders are about. */
const REMINDING: readonly TenantUpdateType[] = ['goal_update', 'appraisal_update'];

/** What the dashboard shows at first, in one answer that its widgets share and that is kept up to date (core §7). */
export function useDashboard() {
  useLiveReads(['dashboard.read', 'dashboard.reminders'], EVERY_MS, REMINDING);
  return useQuery(apiQuery('dashboard.read'));
}
