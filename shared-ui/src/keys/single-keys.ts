import { useSyncExternalStore } from 'react';

/** Where a person's choice is kept. */
export interface SingleKeysPlace {
  readonly isOn: () => boolean;
  readonly keep: (isOn: boolean) => void;
}

const listeners = new Set<() => void>();

/** Without a place the choice lasts as long as the page. */
function createPagePlace(): SingleKeysPlace {
  let isOn = true;
  return {
    isOn: () => isOn,
    keep: (next) => {
      isOn = next;
    },
  };
}
let place = createPagePlace();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Where the choice is read and kept from now on; null for the page alone. */
export function keepSingleKeysIn(next: SingleKeysPlace | null): void {
  place = next ?? createPagePlace();
  tell();
}

/** Whether a key pressed by itself does something on the page (WCAG 2.1.4, D-132). */
export function areSingleKeysOn(): boolean {
  return place.isOn();
}

function choose(isOn: boolean): void {
  place.keep(isOn);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice and its setter, reactive. */
export function useSingleKeys(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areSingleKeysOn), choose];
}
