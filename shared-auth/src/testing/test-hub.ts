import type { HubTopic, HubTopicMap } from '@cadence/shared-contract';
import type { ShellApi } from '@cadence/shared-contract/remote';

type Listener = (event: never) => void;

export interface TestHub {
  readonly hub: ShellApi['hub'];
  /** Delivers a live event as the server would. Wrap it in `act` when something on the page listens. */
  emit<T extends HubTopic>(topic: T, event: HubTopicMap[T]): void;
}

/** The hub's topics in memory. */
export function createTestHub(): TestHub {
  const listeners = new Map<HubTopic, Set<Listener>>();
  return {
    hub: {
      on(topic, listener) {
        const ofTopic = listeners.get(topic) ?? new Set<Listener>();
        listeners.set(topic, ofTopic.add(listener));
        return () => ofTopic.delete(listener);
      },
    },
    emit(topic, event) {
      for (const listener of listeners.get(topic) ?? []) (listener as (event: unknown) => void)(event);
    },
  };
}
