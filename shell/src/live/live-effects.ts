import { readSession, refreshSession, endSession } from '@cadence/shared-auth';
import { queryKeys, type QueryClient } from '@cadence/shared-auth/query';
import type { TenantUpdate, TenantUpdateType } from '@cadence/shared-contract';
import type { LiveTopics } from './live-topics.ts';

/** What a type of `TenantUpdate` makes stale; pages that show it listen themselves for what must change at once. */
const STALE_DOMAIN: Readonly<Record<TenantUpdateType, 'goals' | 'people'>> = {
  user_deactivated: 'people',
  user_activated: 'people',
  employee_added: 'people',
  user_updated: 'people',
  manager_updated: 'people',
  goal_update: 'goals',
};

/** What live events mean to the shell itself (people §4 Real-time events). Returns the way to stop. */
export function applyLiveEffects(topics: LiveTopics, cache: QueryClient): () => void {
  const stops = [
    topics.on('NotificationUpdate', () => {
      void cache.invalidateQueries({ queryKey: queryKeys.operation('notifications.list') });
    }),
    topics.on('TenantUpdate', (event) => {
      void cache.invalidateQueries({
        queryKey: queryKeys.domain(STALE_DOMAIN[event.type]),
        refetchType: 'none',
      });
      if (event.id === readSession()?.profile.Id) applyToOwnSession(event);
    }),
    topics.on('reconnected', () => void cache.invalidateQueries()),
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
