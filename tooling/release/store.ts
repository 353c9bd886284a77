import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where releases live. Paths are relative, with forward slashes. */
export interface Store {
  /** null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** The file is either the old one or the whole new one, never half of it. */
  write(path: string, content: Buffer | string): Promise<void>;
  /** Names of what lies directly under a path; empty when there is none. */
  list(path: string): Promise<readonly string[]>;
  /** Runs alone among everyone who writes to this store. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
}

const LOCK = '.lock';
const LOCK_WAIT_MS = 10_000;
const LOCK_RETRY_MS = 50;
/** A registry is rewritten in milliseconds; a lock this old was left by a killed process. */
const LOCK_STALE_MS = 30_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Releases in a folder of this machine. */
export function createFolderStore(root: string): Store {
  return {
    async read(path) {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(path, content) {
      const file = join(root, path);
      const temporary = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, file);
    },
    async list(path) {
      try {
        return (await readdir(join(root, path))).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async exclusively(run) {
      await mkdir(root, { recursive: true });
      const lock = join(root, LOCK);
      await takeLock(lock);
      try {
        return await run();
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}

async function takeLock(lock: string): Promise<void> {
  const giveUpAt = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_STALE_MS) await rm(lock, { force: true });
    else if (Date.now() > giveUpAt)
      throw new Error(`Someone else is releasing: ${lock} has been held for ${LOCK_WAIT_MS / 1_000} s.`);
    else await delay(LOCK_RETRY_MS);
  }
}
