import { randomUUID } from 'node:crypto';
import {
  REGISTRY_PATH,
  SIGNED_HEAD,
  verifySigned,
  type ServedRegistry,
} from '@cadence/shared-contract/remote';
import { verifyReleases } from './inspection.ts';
import { readRegistry, type ReleaseTarget } from './registry-file.ts';
import { readRelease } from './release-file.ts';
import { listShells } from './shells.ts';
import { ConflictError, type Store } from './store.ts';

/** One thing that was examined; `fault` says what is wrong and what helps. */
export interface Finding {
  readonly what: string;
  readonly fault: string | null;
}

/** Examines a store, and the platform at `url` when there is one. Changes nothing but a file that it removes again. */
export async function examine(target: ReleaseTarget, url: string | null): Promise<readonly Finding[]> {
  const faults = await verifyReleases(target);
  const broken = await findBroken(target.store);
  return [
    { what: `The signing key is readable; its public key is ${target.signer.key}`, fault: null },
    await examineWrites(target.store),
    {
      what: 'Everything in use is what was released and signed',
      fault: faults.length === 0 ? null : faults.join('\n'),
    },
    {
      what: 'Every publication was completed',
      fault:
        broken.length === 0
          ? null
          : `Publications that were broken off, or are under way: ${broken.join(', ')}. Publish again to complete them.`,
    },
    ...(url === null ? [] : await examinePlatform(target, url)),
  ];
}

async function examineWrites(store: Store): Promise<Finding> {
  const what = `${store.address} can be written to, and refuses the second of two writers`;
  const probe = `probes/${randomUUID()}`;
  try {
    return { what, fault: await tryWriters(store, probe) };
  } catch (error) {
    return { what, fault: `It cannot be written to: ${(error as Error).message}` };
  } finally {
    // Whoever may not write may not remove either, and that is said already.
    await store.remove(probe).catch(() => undefined);
  }
}

/** Two writers of a new file, then two at once over the same state of it: one of each has to be refused. */
async function tryWriters(store: Store, probe: string): Promise<string | null> {
  await store.replace(probe, 'first', null);
  if (!(await isRefused(store.replace(probe, 'second', null))))
    return 'It lets a second writer replace what the first has written: it does not honour If-None-Match.';
  const tag = (await store.read(probe))?.tag ?? null;
  const refused = await Promise.all(
    ['third', 'fourth'].map((content) => isRefused(store.replace(probe, content, tag))),
  );
  if (refused.every(Boolean))
    return 'It lets nobody replace a file, not even over the state that was read: it does not understand If-Match.';
  return refused.some(Boolean)
    ? null
    : 'It lets two writers replace the same state of a file: it does not honour If-Match.';
}

const isRefused = (write: Promise<void>): Promise<boolean> =>
  write.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ConflictError) return true;
      throw error;
    },
  );

async function findBroken(store: Store): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const name of await store.list('remotes'))
    for (const version of await store.list(`remotes/${name}`))
      if (!(await readRelease(store, name, version))) broken.push(`${name} ${version}`);
  const shells = new Set((await listShells(store)).map(({ version }) => version));
  const brokenShells = (await store.list('shells')).filter((version) => !shells.has(version));
  return [...broken, ...brokenShells.map((version) => `shell ${version}`)];
}

async function examinePlatform(
  { store, signer, environment }: ReleaseTarget,
  url: string,
): Promise<readonly Finding[]> {
  const address = new URL(REGISTRY_PATH, url).href;
  const served = await fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<ServedRegistry>) : null))
    .catch(() => null);
  if (!served) return [{ what: `${url} answers`, fault: `${address} does not answer.` }];
  const stored = (await readRegistry(store, environment))?.head.value.revision ?? 0;
  const { revision, environment: there } = served.head.value;
  const state = await verifySigned(SIGNED_HEAD, served.head, [signer.key]);
  return [
    {
      what: `${url} serves ${environment}`,
      fault: there === environment ? null : `It serves the environment ${there}.`,
    },
    {
      what: 'It trusts your key',
      fault:
        state === 'valid'
          ? null
          : `It serves what ${served.head.key} has signed. Set RELEASE_PUBLIC_KEYS there.`,
    },
    {
      what: 'It serves the newest registry',
      fault: revision === stored ? null : `It serves revision ${revision}; the newest is ${stored}.`,
    },
    {
      what: 'Nothing was rolled back automatically',
      fault:
        served.halted.length === 0
          ? null
          : `Rolled back because too many people had trouble with it: ${served.halted.join(', ')}. Roll back for good, or promote a better one.`,
    },
  ];
}
