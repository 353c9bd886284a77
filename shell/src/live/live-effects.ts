import { endSession, readSession, refreshSession } from '@cadence/shared-auth';
import { followHub, type Freshness } from '@cadence/shared-auth/query';
import type { TenantUpdate } from '@cadence/shared-contract';
import type { LiveTopics } from './live-topics.ts';

/** What live events mean to the shell itself (people §4 Real-time events). Returns the way to stop. */
export function applyLiveEffects(topics: LiveTopics, freshness: Freshness): () => void {
  const onSeen = (): void => {
    if (!document.hidden) freshness.seen();
  };
  document.addEventListener('visibilitychange', onSeen);
  const stops = [
    ...followHub(freshness, topics),
    topics.on('TenantUpdate', (event) => {
      if (event.id === readSession()?.profile.Id) applyToOwnSession(event);
    }),
    () => document.removeEventListener('visibilitychange', onSeen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function applyToOwnSession({ type }: TenantUpdate): void {
  if (type === 'user_deactivated') endSession('deactivated');
  // The manager is in the profile, so a new one changes the session too. A failure is repaired by the next call.
  if (type === 'user_updated' || type === 'manager_updated') refreshSession().catch(() => undefined);
}
