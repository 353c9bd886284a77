import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Route } from '@playwright/test';

/** A remote as a person and a test know it. */
export interface ProvenRemote {
  readonly name: string;
  readonly page: string;
  /** Its page's name in the menu and in what is said of it. */
  readonly title: string;
  /** What its page asks the server for, first of all. */
  readonly api: RegExp;
}

/** Every remote of the product. */
export const PROVEN_REMOTES: readonly ProvenRemote[] = [
  { name: 'goals', page: '/v3/goals', title: 'Goals', api: /\/api\/Goal\/goals/ },
  { name: 'predictions', page: '/v3/predictions', title: 'Predictions', api: /\/api\/predication\// },
  { name: 'people', page: '/v3/organization', title: 'Organization', api: /\/api\/profile\/OrgData/ },
  { name: 'talent', page: '/v3/talent', title: 'Talent', api: /\/api\/talent\// },
  { name: 'strategy', page: '/v3/strategy', title: 'Strategy', api: /\/api\/strategy/ },
  { name: 'reports', page: '/v3/reports', title: 'Reports', api: /\/api\/report\// },
];

/** What a planted version of a remote does. `mended` is what Retry or a reload finds then. */
export type PlantedBehaviour = 'throws at import' | 'throws at render' | 'takes all memory' | 'incompatible';

const ROOT = join(import.meta.dirname, '../../..');

/** Planted versions of remotes, on a port of their own. */
export interface PlantedVersions {
  readonly origin: string;
  /** The address of the remote's page on which an override puts a planted version in its place, for this session. */
  pageOf(remote: ProvenRemote, behaviour: PlantedBehaviour): string;
  close(): Promise<void>;
}

/**
 * Serves a version of each remote that has the released descriptor, and for everything it exposes a module that does
 * nothing but what is wanted; of memory, its pages alone take all. `window.mended` makes them well. A server and no answers of the test's own: a page that
 * has crashed would wait for those for ever.
 */
export async function servePlantedVersions(): Promise<PlantedVersions> {
  const server = createServer((request, response) => {
    const [, behaviour = '', name = '', file = ''] = (request.url ?? '').split(/[/?]/);
    response.setHeader('access-control-allow-origin', '*');
    const planted = decodeURIComponent(behaviour) as PlantedBehaviour;
    if (file === 'remoteEntry.js')
      response.setHeader('content-type', 'text/javascript').end(containerOf(name, planted));
    else if (file === 'mf-manifest.json') response.end(MANIFEST);
    else void describe(name, planted).then((json) => response.end(json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  return {
    origin,
    pageOf: ({ name, page }, behaviour) =>
      `${page}?mfe=${name}@${origin}/${encodeURIComponent(behaviour)}/${name}/mf-manifest.json`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const MANIFEST = JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } });

async function describe(name: string, behaviour: PlantedBehaviour): Promise<string> {
  const released = await readFile(join(ROOT, `mfe-${name}/dist/remote.json`), 'utf8');
  const requires = behaviour === 'incompatible' ? { '@cadence/shared-ui': '^99.0.0' } : {};
  return JSON.stringify({ ...(JSON.parse(released) as object), requires });
}

const BODIES: Readonly<Record<PlantedBehaviour, string>> = {
  'throws at import': `() => { if (!window.mended) throw new Error('planted: at import'); return { default: well }; }`,
  'throws at render': `() => ({ default: () => { if (!window.mended) throw new Error('planted: at render'); return well(); } })`,
  'takes all memory': `() => ({ default: () => { const kept = []; for (;;) kept.push(new Array(1000000).fill(kept.length)); } })`,
  incompatible: `() => ({ default: well })`,
};

const containerOf = (name: string, behaviour: PlantedBehaviour): string => `
const well = () => 'The planted version is well';
const planted = ${BODIES[behaviour]};
const isPlanted = (expose) => ${behaviour !== 'takes all memory'} || expose.endsWith('-page');
globalThis.cadence_${name} = {
  init() {},
  get: async (expose) => (isPlanted(expose) ? planted : () => ({ default: well })),
};
`;

/** Requests for the files of the released remote. */
export const filesOf = ({ name }: ProvenRemote): RegExp => new RegExp(`/remotes/${name}/`);

/** Answers with the file and a byte more. */
export async function addByte(route: Route): Promise<void> {
  // By number: Node resolves no names under `localhost`.
  const url = new URL(route.request().url());
  url.hostname = '127.0.0.1';
  const answer = await route.fetch({ url: url.href });
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}
