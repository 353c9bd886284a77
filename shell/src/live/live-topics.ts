import type { HubTopic, HubTopicMap } from '@cadence/shared-contract';
import type { ShellApi } from '@cadence/shared-contract/remote';

type AnyListener = (event: never) => void;

export interface LiveTopics {
  readonly on: ShellApi['hub']['on'];
  /** Notifies every listener; a listener that throws is reported and does not stop the others. */
  emit<T extends HubTopic>(topic: T, event: HubTopicMap[T]): void;
}

/** Who listens to what, outside React, so that a reconnect or a page change loses nobody. */
export function createLiveTopics(onListenerError: (error: unknown) => void): LiveTopics {
  const listeners = new Map<HubTopic, Set<AnyListener>>();
  return {
    on(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set<AnyListener>();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
    emit(topic, event) {
      for (const listener of [...(listeners.get(topic) ?? [])])
        try {
          (listener as (event: HubTopicMap[typeof topic]) => void)(event);
        } catch (error) {
          onListenerError(error);
        }
    },
  };
}
