type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

const RUNNING_KEY = 'cadence.remotes.running';
const CRASHED_KEY = 'cadence.remotes.crashed';

/** Once may be anything: the browser was ended, or the machine. */
const CRASHES_OF_MODULE = 2;
/** So that a remote of which everything does it is given up, and not each of its modules after two more. */
const CRASHES_OF_RELEASE = 3;

/** A module's key is its release's and the module's name. */
const releaseOf = (key: string): string => key.slice(0, key.lastIndexOf('#'));

/** A page that ended while a remote's code was running. */
export interface Crash {
  readonly key: string;
  /** What would end this page, too: the module's key, its release's, or null while once may have been chance. */
  readonly culprit: string | null;
}

/**
 * Notes in the session what is running, because code that takes all the memory or never ends takes every handler with
 * it: what was running when the page before this one ended without leaving is what ended it. Code runs in turn, so of
 * several the last that began.
 */
export class CrashWatch {
  readonly #storage: SessionStore;
  readonly #running: string[] = [];

  constructor(storage: SessionStore, window: Pick<EventTarget, 'addEventListener'> = globalThis) {
    this.#storage = storage;
    window.addEventListener('pagehide', () => {
      this.#running.length = 0;
      this.#note();
    });
  }

  /** What ended the page before this one; null when it was left as pages are. Counts it, so it is asked once. */
  takeCrash(): Crash | null {
    const key = this.#read<readonly string[]>(RUNNING_KEY, []).at(-1);
    if (key === undefined) return null;
    const crashed = this.#read<Readonly<Record<string, number>>>(CRASHED_KEY, {});
    const release = releaseOf(key);
    const times = { ...crashed, [key]: (crashed[key] ?? 0) + 1, [release]: (crashed[release] ?? 0) + 1 };
    this.#write(CRASHED_KEY, times);
    this.#note();
    if ((times[release] ?? 0) >= CRASHES_OF_RELEASE) return { key, culprit: release };
    return { key, culprit: (times[key] ?? 0) >= CRASHES_OF_MODULE ? key : null };
  }

  /** Something begins; the answer is called when it is known to be well. */
  begin(key: string): () => void {
    this.#running.push(key);
    this.#note();
    return () => {
      const place = this.#running.lastIndexOf(key);
      if (place === -1) return;
      this.#running.splice(place, 1);
      this.#note();
    };
  }

  /** Somebody wants to try it again. */
  forgive(key: string): void {
    const { [key]: _times, ...rest } = this.#read<Readonly<Record<string, number>>>(CRASHED_KEY, {});
    this.#write(CRASHED_KEY, rest);
  }

  #note(): void {
    this.#write(RUNNING_KEY, this.#running);
  }

  #read<T>(key: string, otherwise: T): T {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? 'null') ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  #write(key: string, value: unknown): void {
    try {
      this.#storage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage a crash leaves no trace.
    }
  }
}
