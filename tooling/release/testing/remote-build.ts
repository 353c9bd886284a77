import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../integrity.ts';

export interface BuildOptions {
  readonly name?: string;
  readonly code?: string;
  readonly requires?: Record<string, string>;
  readonly prefix?: `/${string}`;
}

/** A remote's build as webpack leaves it, in a folder of its own below `folder`. Resolves to its `dist`. */
export async function buildRemote(
  folder: string,
  { name = 'goals', code = 'one', requires = {}, prefix = `/v3/${name}` }: BuildOptions = {},
): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'));
  const descriptor: RemoteDescriptor = {
    schema: 1,
    name,
    requires,
    prefixes: [prefix],
    routes: [{ id: 'list', path: prefix, title: name, page: { expose: './list' } }],
    menu: [],
    slots: {},
  };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ path: './list', assets: { js: { sync: ['list.js', 'common.js'], async: [] } } }],
  };
  const chunks = { 'list.js': 'list()', 'common.js': 'common()' };
  const table = Object.values(chunks).map((content) => integrityOf(content));
  const files = {
    ...chunks,
    'remote.json': JSON.stringify(descriptor),
    'mf-manifest.json': JSON.stringify(manifest),
    'mf-stats.json': `{"at":"${dist}"}`,
    'remoteEntry.js': entryCode(code, table),
    'remoteEntry.js.br': 'compressed',
    'remoteEntry.js.map': '{}',
  };
  await Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(dist, path), content)));
  return dist;
}

/** An entry as the preset writes it: with the integrity of every chunk. */
export const entryCode = (code: string, integrities: readonly string[]): string =>
  `entry(${code}, ${JSON.stringify(integrities)})`;
