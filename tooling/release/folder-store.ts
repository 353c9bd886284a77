import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ReleaseError } from './release-error.ts';
import { ConflictError, type Store, type StoredFile } from './store.ts';
import { staysBelow } from './stored.ts';

const LOCK = '.lock';
const LOCK_WAIT_MS = 10_000;
const LOCK_RETRY_MS = 50;
/** A registry is rewritten in milliseconds; a lock this old was left by a killed process. */
const LOCK_STALE_MS = 30_000;

/** Files while they are written. */
const WRITING = '.writing';
/** No write takes so long: what is older was left by a killed process. */
const WRITING_STALE_MS = 3_600_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Releases in a folder of this machine. */
export function createFolderStore(root: string): Store {
  const fileOf = (path: string): string => {
    if (!staysBelow(path)) throw new ReleaseError(`${path} is no place in ${root}.`);
    return join(root, path);
  };
  const read = async (path: string): Promise<StoredFile | null> => {
    try {
      const content = await readFile(fileOf(path));
      return { content, tag: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const write = async (path: string, content: Buffer | string): Promise<void> => {
    const file = fileOf(path);
    const temporary = join(root, WRITING, randomUUID());
    await Promise.all([
      mkdir(dirname(temporary), { recursive: true }),
      mkdir(dirname(file), { recursive: true }),
    ]);
    await writeFile(temporary, content);
    await rename(temporary, file);
  };
  return {
    address: root,
    read,
    write,
    async replace(path, content, tag) {
      await mkdir(root, { recursive: true });
      const lock = join(root, LOCK);
      await takeLock(lock);
      try {
        await sweep(join(root, WRITING));
        if (((await read(path))?.tag ?? null) !== tag) throw new ConflictError(path);
        await write(path, content);
      } finally {
        await rm(lock, { force: true });
      }
    },
    async list(path) {
      try {
        return (await readdir(fileOf(path))).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    remove: (path) => rm(fileOf(path), { recursive: true, force: true }),
  };
}

/** Removes what killed processes have left. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > WRITING_STALE_MS) await rm(file, { force: true });
  }
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
      throw new ReleaseError(
        `Someone else is releasing: ${lock} has been held for ${LOCK_WAIT_MS / 1_000} s.`,
      );
    else await delay(LOCK_RETRY_MS);
  }
}
