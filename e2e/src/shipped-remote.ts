import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../../tooling/integrity.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const SOURCE = 'e2e/fixtures/shipped';
const fixture = join(root, SOURCE);

const SHIPPED = '{"says":"the first","fails":false}';

/** What a version of the remote shows. */
export interface ShippedVersion {
  /** Of the package: `1.2.0`. */
  readonly version: string;
  readonly says: string;
  /** Throws as soon as it is drawn. */
  readonly fails?: boolean;
}

/** A squad's package, of which versions can be made without building it each time. */
export interface ShippedRemote {
  /** Makes a package folder with `dist/`, as a build of other sources would. */
  make(version: ShippedVersion): Promise<string>;
  /** Where it is in the workspace. */
  readonly source: string;
  /** Changes what the build says that is there. */
  retell(what: Pick<ShippedVersion, 'says'>): Promise<void>;
  drop(): Promise<void>;
}

/** Builds the remote once. */
export async function buildShippedRemote(): Promise<ShippedRemote> {
  const webpack = join(root, 'tooling/node_modules/webpack-cli/bin/cli.js');
  const config = join(fixture, 'webpack.config.mjs');
  await run(process.execPath, [webpack, 'build', '--mode', 'production', '--config', config], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'cadence-shipped-'));
  let serial = 0;
  return {
    async make({ version, says, fails = false }) {
      const home = join(folder, String((serial += 1)));
      await mkdir(home);
      await cp(join(fixture, 'dist'), join(home, 'dist'), { recursive: true });
      await writeFile(join(home, 'package.json'), JSON.stringify({ version }));
      await replaceIn(join(home, 'dist'), JSON.stringify({ says, fails }));
      return home;
    },
    source: SOURCE,
    retell: ({ says }) => replaceIn(join(fixture, 'dist'), JSON.stringify({ says, fails: false })),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Changes what the page says, and the entry, which knows the integrity of the page's file. */
async function replaceIn(dist: string, text: string): Promise<void> {
  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
  const contents = new Map(
    await Promise.all(scripts.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const)),
  );
  const [page] = [...contents].filter(([, content]) => content.includes(SHIPPED));
  const [entry] = [...contents].filter(([file]) => file.startsWith('remoteEntry'));
  if (!page || !entry) throw new Error(`${dist} is not the build of the fixture.`);
  const changed = page[1].replace(SHIPPED, text);
  const table = entry[1].replace(integrityOf(page[1]), integrityOf(changed));
  for (const [file, content] of [
    [page[0], changed],
    [entry[0], table],
  ] as const) {
    await writeFile(join(dist, file), content);
    await Promise.all(['.br', '.gz'].map((suffix) => rm(join(dist, `${file}${suffix}`), { force: true })));
  }
}
