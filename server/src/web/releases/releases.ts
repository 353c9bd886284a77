import type { StoredRegistry } from '@cadence/shared-contract/remote';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { every, guard } from '../../kernel/guard/index.ts';
import { JsonFile } from '../json-file.ts';
import { findFailing, type ReadUses } from './release-guard.ts';
import { createFolderSource, createHttpSource } from './release-source.ts';
import { insertHalt, raiseRevisionFloor, readHalts, readRevisionFloor } from './release-state.queries.ts';
import type { Halt } from './select-releases.ts';
import type { ShellManifest } from './shell-manifest.ts';
import { TrustedRegistry } from './trusted-registry.ts';

/** How pages report of releases; `RemoteHealth` of the kernel. */
export interface ReleaseReports {
  readonly read: ReadUses;
  onRecord(listener: () => void): () => void;
}

export interface ReleasesOptions {
  /** The shell's build: `shell/dist`. */
  readonly shellDir: string;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** A folder, or the address of a bucket over HTTP. */
  readonly address: string;
  readonly environment: string;
  readonly keys: readonly string[];
  readonly reports: ReleaseReports;
}

/** What was released, as far as it may be served, and the shell that is served. */
export interface Releases {
  /** The shell's build; null while it is not built. The same object until it changes. */
  readonly readShell: () => Promise<ShellManifest | null>;
  /** The registry that may be served; null while there is none. The same object until it changes. */
  readonly readRegistry: () => Promise<StoredRegistry | null>;
  /** The registry as it was read last, at most a second ago; never waits, so that it may be asked for in a transaction. */
  readonly registry: () => StoredRegistry | null;
  /** Versions that were rolled back automatically, here or by another process. The same object until it changes. */
  readonly halts: () => readonly Halt[];
  readonly close: () => void;
}

const isSameHalt = (one: Halt, other: Halt): boolean =>
  one.remote === other.remote &&
  one.version === other.version &&
  one.since === other.since &&
  one.tenant === other.tenant;

/** Other processes hear of a version that was rolled back so much later, in milliseconds. */
const HALTS_POLL_MS = 2_000;

/** Watches over releases: serves what is signed and newest, and takes back what fails. */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { shellDir, db, clock, log, address, environment, keys, reports } = options;
  const shell = new JsonFile<ShellManifest>(join(shellDir, 'shell.json'));
  const isRemote = /^https?:/.test(address);
  const registry = new TrustedRegistry({
    source: (isRemote ? createHttpSource : createFolderSource)(address, environment),
    environment,
    keys,
    revisionFloor: () => readRevisionFloor(db, environment),
    raiseFloor: (revision) => raiseRevisionFloor(db, environment, revision),
    onRefused: (reason) => log.error({ environment, address }, `registry refused: ${reason}`),
  });
  // Read before anybody asks: whoever asks first would wait for the database.
  let [halts] = await Promise.all([readHalts(db), registry.read()]);
  // Only ever added to: what this process has halted may not be in the database yet.
  const refresh = async (): Promise<void> => {
    const unheard = (await readHalts(db)).filter((halt) => !halts.some((known) => isSameHalt(known, halt)));
    if (unheard.length > 0) halts = [...halts, ...unheard];
  };
  const examine = async (): Promise<void> => {
    const stored = await registry.read();
    if (!stored) return;
    for (const halt of findFailing(stored, halts, (release) => reports.read(release))) {
      halts = [...halts, halt];
      if (await insertHalt(db, halt, clock.now()))
        log.error(halt, 'release rolled back: too many people had trouble with it');
    }
  };
  const rules = { kind: 'releases' };
  const stop = reports.onRecord(guard(rules, examine));
  const timer = every(HALTS_POLL_MS, rules, refresh);
  return {
    readShell: () => shell.read(),
    readRegistry: () => registry.read(),
    registry: () => registry.trusted,
    halts: () => halts,
    close() {
      stop();
      clearInterval(timer);
    },
  };
}
