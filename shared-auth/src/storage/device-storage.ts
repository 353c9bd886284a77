/** Why the browser does not keep what it is given: `blocked` by its settings, or `full`. */
export type StorageTrouble = 'blocked' | 'full';

/** A place for texts by key. It never throws: what the browser refuses is kept as long as the page lives. */
export interface DeviceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(prefix: string): readonly string[];
}

let trouble: StorageTrouble | null = null;
const listeners = new Set<() => void>();

/** What went wrong with storing something in this page's life; null for nothing. */
export function readStorageTrouble(): StorageTrouble | null {
  return trouble;
}

export function onStorageTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function say(what: StorageTrouble): void {
  if (trouble === what) return;
  trouble = what;
  for (const listener of listeners) listener();
}

/** What the product can make again, and what makes room when the storage is full. */
const EXPENDABLE = ['cadence.rows.', 'cadence.registry', 'cadence.opened'];

function makeRoom(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (EXPENDABLE.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
}

type Open = () => Storage;

/** Null when the browser forbids it. A web view whose storage is switched off has null in its place. */
function tryOpen(open: () => Storage | null | undefined): Storage | null {
  try {
    return open() ?? null;
  } catch {
    return null;
  }
}

/** Writes, if need be after making room; false when the browser refuses. */
function tryWrite(open: Open, key: string, value: string): boolean {
  const storage = tryOpen(open);
  if (storage === null) {
    say('blocked');
    return false;
  }
  for (const prepare of [() => undefined, makeRoom]) {
    try {
      prepare(storage);
      storage.setItem(key, value);
      return true;
    } catch {
      // Full: with more room, or not at all.
    }
  }
  // A storage of no size is a blocked one, unless it has been full of what is elsewhere by now.
  say(storage.length === 0 && trouble !== 'full' ? 'blocked' : 'full');
  return false;
}

/** Operations on a storage that may be forbidden. */
function attempt<T>(open: Open, access: (storage: Storage) => T): T | null {
  try {
    return access(open());
  } catch {
    return null;
  }
}

/** A storage of the browser, with fallbacks that take what it refuses: the newest value is read, whichever has it. */
export function createDeviceStorage(...places: readonly [Open, ...Open[]]): DeviceStorage {
  const memory = new Map<string, string>();
  const remove = (open: Open, key: string): void => void attempt(open, (storage) => storage.removeItem(key));
  return {
    getItem(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      // What was refused by the first place is newer than what that still has.
      for (const open of places.toReversed()) {
        const value = attempt(open, (storage) => storage.getItem(key));
        if (value !== null) return value;
      }
      return null;
    },
    setItem(key, value) {
      const taker = places.find((open) => tryWrite(open, key, value));
      for (const open of places) if (open !== taker) remove(open, key);
      if (taker === undefined) memory.set(key, value);
      else memory.delete(key);
    },
    removeItem(key) {
      memory.delete(key);
      for (const open of places) remove(open, key);
    },
    keys(prefix) {
      const stored = places.flatMap((open) => attempt(open, (storage) => Object.keys(storage)) ?? []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

const local: Open = () => window.localStorage;
const session: Open = () => window.sessionStorage;

/** What the device keeps; when it is full, this tab does, and when that is refused, the page. */
export const deviceStorage = createDeviceStorage(local, session);
/** What this tab keeps across reloads. */
export const tabStorage = createDeviceStorage(session);
