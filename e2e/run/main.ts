/** `npm run e2e`: the end-to-end suite against chosen versions, on this machine or a deployed platform. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenOrganisations } from '../src/platform-under-test.ts';
import { chooseSpecs } from '../src/tags.ts';
import { assertAccounts, assertReachable, serveVersions } from './deployed.ts';
import { canFilm } from './films.ts';
import { countLeftOut, type LeftOut } from './left-out.ts';
import { HELP, parseOptions, type RunOptions } from './options.ts';
import { listKnown, openSource, prepareReleases, type ReleaseSource } from './releases.ts';
import { chooseRequirements, readLedger, titlePattern } from './requirements.ts';
import { RunError } from './run-error.ts';
import { loadTooling, type Tooling } from './tooling.ts';
import { chooseVersions, type ChosenVersion } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUN_FILE = join(ROOT, 'artifacts/reports/e2e-run.json');

type Env = Readonly<Record<string, string | undefined>>;

/** A platform that is ready to be tested. */
interface Platform {
  readonly env: Env;
  /** Lines about it for people. */
  readonly lines: readonly string[];
  /** What is wrong with the run, although its tests may have passed. */
  fault(): string | null;
  /** Ends what was started for it. */
  end(): Promise<void>;
}

const isPath = (argument: string): boolean => /\.spec\b|^e2e\/|^tests\//.test(argument);

async function prepareLocal(
  { rest, tags }: RunOptions,
  { source, chosen, tooling }: { source: ReleaseSource; chosen: readonly ChosenVersion[]; tooling: Tooling },
): Promise<Platform> {
  const built = chosen.filter(({ version }) => version === null).map(({ remote }) => `mfe-${remote}`);
  await tooling.buildPackages(['shell', ...built]);
  const paths = rest.filter(isPath);
  const specs = chooseSpecs({ tags, isDeployed: false }).chosen;
  const named = paths.length > 0 ? paths : specs;
  if (named.some((name) => name.includes('storybook'))) await tooling.buildStorybook();
  const { folder, key, versions } = await prepareReleases(source, chosen);
  return {
    env: {
      RELEASES_DIR: folder,
      RELEASES_ENVIRONMENT: 'production',
      RELEASE_PUBLIC_KEYS: key,
      RELEASES_URL: undefined,
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
    },
    lines: chosen.map(
      (one) => `${one.remote.padEnd(12)} ${versions.get(one.remote) ?? ''}  ${originIn(one)}`,
    ),
    fault: () => null,
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

const originIn = ({ version, isAsked }: ChosenVersion): string =>
  version === null
    ? `the build of this clone${isAsked ? '' : '; none is in use'}`
    : isAsked
      ? 'as asked for'
      : 'in use';

async function prepareDeployed(
  url: string,
  { source, chosen, tooling }: { source: ReleaseSource; chosen: readonly ChosenVersion[]; tooling: Tooling },
): Promise<Platform> {
  assertAccounts(url, process.env);
  const asked = chosen.filter(({ isAsked }) => isAsked);
  await assertReachable(url, asked.length > 0);
  const built = asked.filter(({ version }) => version === null).map(({ remote }) => `mfe-${remote}`);
  if (built.length > 0) await tooling.buildPackages(built);
  const served = await serveVersions(source, asked);
  return {
    env: { E2E_URL: url, ...(asked.length > 0 && { E2E_OVERRIDES: served.overrides }) },
    lines: [
      `${url}, with its own clock and data`,
      ...asked.map(
        (one) => `${one.remote.padEnd(12)} ${one.version ?? ''}  ${originIn(one)}, from this machine`,
      ),
    ],
    fault() {
      const unused = served.unused();
      return unused.length === 0
        ? null
        : `No page has asked for ${unused.join(', ')} as chosen: the platform does not take remotes from this machine, or no page was opened.`;
    },
    end: () => served.close(),
  };
}

/** Playwright's arguments: no more workers than prepared organisations. */
function playwrightArgs({ rest, url }: RunOptions): readonly string[] {
  const isLimited = url !== null && givenOrganisations.length === 1;
  const saysWorkers = rest.some((argument) => /^(--workers|-j)/.test(argument));
  return isLimited && !saysWorkers ? [...rest, '--workers=1'] : rest;
}

function describeLeftOut(leftOut: readonly LeftOut[]): readonly string[] {
  return leftOut.map(
    ({ tests, files, reason }) => `${tests} tests in ${files.length} files are left out: ${reason}.`,
  );
}

interface Plan {
  readonly options: RunOptions;
  readonly platform: Platform;
  readonly tooling: Tooling;
  readonly titles: string | undefined;
}

/** Runs the tests, and says at the end what was not run. Resolves to the exit code. */
async function runTests({ options, platform, tooling, titles }: Plan): Promise<number> {
  const { tags, url, rest } = options;
  const { leftOut: files } = chooseSpecs({ tags, isDeployed: url !== null });
  const named = rest.filter(isPath);
  const wanted = files.filter(({ name }) => named.length === 0 || named.some((path) => path.includes(name)));
  const leftOut = await countLeftOut(wanted, titles);
  console.log(['', 'Under test', ...platform.lines.map((line) => `  ${line}`)].join('\n'));
  for (const line of describeLeftOut(leftOut)) console.log(`  ${line}`);
  const films = await canFilm();
  if (!films)
    console.log('  Failures have no video: `cd e2e && npx playwright install ffmpeg` makes them possible.');
  const startedAt = new Date().toISOString();
  const { passed, failed, note } = await tooling.runPlaywright({
    args: playwrightArgs(options),
    env: {
      E2E_EVIDENCE: '1',
      E2E_FILMS: films ? '1' : '',
      E2E_TAGS: tags.join(','),
      E2E_TITLES: titles,
      ...platform.env,
    },
  });
  await mkdir(join(RUN_FILE, '..'), { recursive: true });
  await writeFile(RUN_FILE, JSON.stringify({ startedAt, platform: platform.lines, leftOut }, null, 2));
  const fault = platform.fault();
  for (const line of describeLeftOut(leftOut)) console.log(line);
  if (fault) console.error(fault);
  const { code, output } = await tooling.writeRequirementsPage();
  console.log(code === 0 ? 'artifacts/reports/requirements.html says what is proven.' : output);
  console.log(`\n${passed} passed, ${failed} failed${note ? `, ${note}` : ''}`);
  return failed > 0 || fault ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options.isHelp) {
    console.log(HELP);
    return 0;
  }
  const ledger = readLedger(await readFile(join(ROOT, 'docs/requirements.md'), 'utf8'));
  const ids = chooseRequirements(options.requirements, ledger);
  const titles = ids.length > 0 ? titlePattern(ids) : undefined;
  const [source, tooling] = await Promise.all([openSource(), loadTooling()]);
  const remotes = tooling.remotes().map((folder) => folder.replace(/^mfe-/, ''));
  const chosen = chooseVersions(options.wishes, await listKnown(source), remotes);
  const parts = { source, chosen, tooling };
  const platform = await (options.url === null
    ? prepareLocal(options, parts)
    : prepareDeployed(options.url, parts));
  try {
    return await runTests({ options, platform, tooling, titles });
  } finally {
    await platform.end();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RunError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
