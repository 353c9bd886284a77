import { useSyncExternalStore } from 'react';
import { onStorageTrouble, readStorageTrouble, type StorageTrouble } from './device-storage.ts';

/** Why the browser does not keep what it is given, for the screen that says so; null while it does. */
export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(onStorageTrouble, readStorageTrouble);
}
