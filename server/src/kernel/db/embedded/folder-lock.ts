import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { every } from '../../guard/index.ts';
import { errorCode, errorMessage, StartupError } from '../../errors/index.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes this process from a later one with the same pid; '' where the system does not say. */
  readonly born: string;
}

/** Another process uses the folder. */
export class FolderInUseError extends StartupError {}

export interface FolderLock {
  release(): void;
}

const HEARTBEAT = 5_000;
const FOREIGN_HOST_STALE = 30_000;
const MAX_ATTEMPTS = 40;
const RETRY = 25;
/** Errors of file systems without hard links. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Start time of a process in clock ticks since boot, with the boot's id; '' where there is no /proc. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${started}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const { pid, host, born } = value as Partial<Record<keyof Holder, unknown>>;
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof born !== 'string') return null;
    return { pid, host, born };
  } catch {
    return null;
  }
}

/** A dead holder (kill -9, power cut) leaves its file, so the file alone proves nothing. */
function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== os.hostname()) {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < FOREIGN_HOST_STALE;
  }
  if (!isRunning(holder.pid)) return false;
  const born = birthOf(holder.pid);
  return born === '' || holder.born === '' || born === holder.born;
}

/**
 * The file is created atomically: a half-written one would be taken for a dead holder's. Where the file system has no
 * hard links, it is written in place.
 */
function createExclusively(file: string, holder: Holder): boolean {
  const draft = `${file}.${randomUUID()}`;
  const text = JSON.stringify(holder);
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!NO_LINKS.has(errorCode(error))) throw error;
      writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function inUse(folder: string, holder: Holder): FolderInUseError {
  const where = holder.host === os.hostname() ? '' : ` on ${holder.host}`;
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${holder.pid}${where}; stop that process or set DATA_DIR to another folder.`,
  );
}

/** Removes a dead holder's file. A second file makes the removal exclusive, so that only one process wins. */
function removeStale(file: string, stale: Holder | null, self: Holder): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, self)) {
    const other = readHolder(guard);
    if (other && !isAlive(other, guard)) rmSync(guard, { force: true });
    return;
  }
  const current = readHolder(file);
  if (JSON.stringify(current) === JSON.stringify(stale)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

/** Creates a folder and its parents. Node's own recursion never ends where nothing can be created (/proc). */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makeFolder(parent);
    mkdirSync(folder);
  }
}

/** Whether the file names another process that is alive, or this one. */
function isHeld(holder: Holder, file: string, self: Holder): boolean {
  const isSamePid = holder.pid === self.pid && holder.host === self.host;
  const isSelf = isSamePid && holder.born === self.born && self.born !== '';
  return isSelf || (!isSamePid && isAlive(holder, file));
}

async function takeLock(folder: string, file: string, self: Holder): Promise<FolderLock> {
  makeFolder(folder);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (createExclusively(file, self)) return holdLock(file);
    const holder = readHolder(file);
    if (holder && isHeld(holder, file, self)) throw inUse(folder, holder);
    // An unreadable file was cut off by a crash, or is still being written to a slow disk: decide after a moment.
    if (holder || attempt > MAX_ATTEMPTS / 2) removeStale(file, holder, self);
    await wait(RETRY);
  }
  throw new StartupError(`The data folder ${folder} could not be locked; is another process starting on it?`);
}

/**
 * Makes this process the only user of the folder until `release` or its end. PGlite itself accepts a second process on
 * the same files and then loses rows.
 *
 * @throws StartupError naming the process that holds the folder, or why the folder cannot be written.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const self: Holder = { pid: process.pid, host: os.hostname(), born: birthOf(process.pid) };
  try {
    return await takeLock(folder, path.join(folder, 'server.lock'), self);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The data folder ${folder} cannot be written (${errorMessage(error)}).`);
  }
}

function holdLock(file: string): FolderLock {
  const heartbeat = every(HEARTBEAT, { kind: 'database' }, () => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder was removed while running: the next write of the database reports it.
    }
  });
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
    },
  };
}
