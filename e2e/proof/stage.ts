import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  copyRelease,
  createFolderStore,
  createSigner,
  makeKey,
  promote,
  setProvides,
  type ReleaseTarget,
  type Store,
} from '../../tooling/release/index.ts';
import { CLOCK } from '../src/clock.ts';
import { copyDemo } from '../src/demo-folder.ts';
import { startServer, type ServerProcess } from '../src/server-process.ts';
import type { Lineup, ProvenShell } from './proof.ts';

const ENVIRONMENT = 'proof';

/** Where shells and remotes of several stores are brought together, signed with a key of this proof alone. */
export class Stage {
  readonly folder: string;
  readonly target: ReleaseTarget;
  readonly #releases: string;
  readonly #dataDir: string;

  /** @param folder empty; it goes with the stage */
  constructor(folder: string) {
    this.folder = folder;
    this.#releases = join(folder, 'releases');
    this.#dataDir = join(folder, 'data');
    copyDemo(this.#dataDir);
    const store = createFolderStore(this.#releases);
    this.target = { store, signer: createSigner(makeKey()), environment: ENVIRONMENT };
  }

  /** Candidates are admitted to what this shell provides. */
  async admitTo({ provides }: Pick<ProvenShell, 'provides'>): Promise<void> {
    await setProvides(this.target, provides);
  }

  /** Takes over a version of a remote. */
  async take(from: Store, name: string, version: string): Promise<RemoteDescriptor> {
    const release = await copyRelease(from, this.target, { name, version });
    return release.entry.value.descriptor;
  }

  /** Serves a line-up of remotes in a shell; those that it would refuse are left out. Stop it before the next. */
  async serve(shell: ProvenShell, lineup: Lineup): Promise<ServerProcess> {
    await rm(join(this.#releases, 'registries'), { recursive: true, force: true });
    await setProvides(this.target, shell.provides);
    for (const [name, { version }] of Object.entries(lineup)) await promote(this.target, { name, version });
    return startServer({
      SHELL_DIR: shell.folder,
      RELEASES_DIR: this.#releases,
      RELEASES_URL: '',
      RELEASES_ENVIRONMENT: ENVIRONMENT,
      RELEASE_PUBLIC_KEYS: this.target.signer.key,
      DATA_DIR: this.#dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      DEMO: 'on',
      CLOCK,
      LOG_LEVEL: 'fatal',
    });
  }

  drop(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
