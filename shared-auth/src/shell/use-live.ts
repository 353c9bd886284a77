import { useEffect, useEffectEvent } from 'react';
import type { HubTopic, HubTopicMap } from '@cadence/shared-contract';
import { useShell } from './shell-context.tsx';

/**
 * Listens to a live topic while the component is shown; the newest `listener` is called. Events are hints to
 * refetch (D-6), and `missed` says that some may have been missed.
 */
export function useLive<T extends HubTopic>(topic: T, listener: (event: HubTopicMap[T]) => void): void {
  const { hub } = useShell();
  const onEvent = useEffectEvent(listener);
  useEffect(() => hub.on(topic, (event) => onEvent(event)), [hub, topic]);
}
