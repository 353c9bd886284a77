import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

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

const ROOT = join(import.meta.dirname, '../..');

/** Where planted versions are; nothing listens there, the browser's requests are answered by the test. */
const ORIGIN = 'http://localhost:4999';

/** The address of a page whose remote is a planted version, for this session. */
export const plantedPage = ({ name, page }: ProvenRemote): string =>
  `${page}?mfe=${name}@${ORIGIN}/${name}/mf-manifest.json`;

/**
 * Puts a version of a remote in place of the released one, by an override: with the released descriptor, and with a module
 * for everything it exposes that does nothing but what is wanted. `window.mended` makes each of them well.
 */
export async function plantVersion(
  page: Page,
  { name }: ProvenRemote,
  behaviour: PlantedBehaviour,
): Promise<void> {
  const descriptor = JSON.parse(await readFile(join(ROOT, `mfe-${name}/dist/remote.json`), 'utf8')) as object;
  const requires = behaviour === 'incompatible' ? { '@cadence/shared-ui': '^99.0.0' } : {};
  const cors = { 'access-control-allow-origin': '*' };
  await page.route(`${ORIGIN}/${name}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1);
    if (file === 'mf-manifest.json') {
      const metaData = { remoteEntry: { name: 'remoteEntry.js', path: '' } };
      await route.fulfill({ json: { metaData }, headers: cors });
    } else if (file === 'remote.json')
      await route.fulfill({ json: { ...descriptor, requires }, headers: cors });
    else
      await route.fulfill({
        contentType: 'text/javascript',
        body: containerOf(name, behaviour),
        headers: cors,
      });
  });
}

const BODIES: Readonly<Record<PlantedBehaviour, string>> = {
  'throws at import': `() => { if (!window.mended) throw new Error('planted: at import'); return { default: well }; }`,
  'throws at render': `() => ({ default: () => { if (!window.mended) throw new Error('planted: at render'); return well(); } })`,
  'takes all memory': `() => ({ default: () => { const kept = []; for (;;) kept.push(new Array(1000000).fill(kept.length)); } })`,
  incompatible: `() => ({ default: well })`,
};

const containerOf = (name: string, behaviour: PlantedBehaviour): string => `
const well = () => 'The planted version is well';
globalThis.cadence_${name} = { init() {}, get: async () => ${BODIES[behaviour]} };
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
