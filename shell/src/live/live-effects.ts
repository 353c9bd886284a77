import { readSession, refreshSession, endSession } from '@cadence/shared-auth';
import { invalidateReads, queryKeys, type Domain, type QueryClient } from '@cadence/shared-auth/query';
import type { TenantUpdate, TenantUpdateType } from '@cadence/shared-contract';
import type { LiveTopics } from './live-topics.ts';

/** What a type of `TenantUpdate` makes stale; pages that show it listen themselves for what must change at once. */
const ABOUT_PEOPLE: readonly Domain[] = ['people', 'dashboard'];
const STALE_DOMAINS: Readonly<Record<TenantUpdateType, readonly Domain[]>> = {
  user_deactivated: ABOUT_PEOPLE,
  user_activated: ABOUT_PEOPLE,
  employee_added: ABOUT_PEOPLE,
  user_updated: ABOUT_PEOPLE,
  manager_updated: ABOUT_PEOPLE,
  goal_update: ['goals', 'predictions', 'dashboard'],
  strategy_published: ['strategy', 'dashboard'],
  appraisal_update: ['talent', 'dashboard'],
};

/** What live events mean to the shell itself (people §4 Real-time events). Returns the way to stop. */
export function applyLiveEffects(topics: LiveTopics, cache: QueryClient): () => void {
  const stops = [
    topics.on('NotificationUpdate', () => {
      void invalidateReads(cache, { queryKey: queryKeys.operation('notifications.list') });
    }),
    topics.on('TenantUpdate', (event) => {
      for (const domain of STALE_DOMAINS[event.type])
        void invalidateReads(cache, { queryKey: queryKeys.domain(domain), refetchType: 'none' });
      if (event.id === readSession()?.profile.Id) applyToOwnSession(event);
    }),
    topics.on('reconnected', () => void invalidateReads(cache)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function applyToOwnSession({ type }: TenantUpdate): void {
  if (type === 'user_deactivated') endSession('deactivated');
  // The manager stands in the profile, so a new one is a change of the session too. A failure heals with the next call.
  if (type === 'user_updated' || type === 'manager_updated') refreshSession().catch(() => undefined);
}
