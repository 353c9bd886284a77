/** `npm run prove`: starts the last shells with every remote that is in use, looks at each page, and writes the table. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listReleases, openTarget, ReleaseError, type ReleaseTarget } from '../../tooling/release/index.ts';
import { launchBrowser } from '../bench/browser.ts';
import { readWishes } from '../run/options.ts';
import { RunError } from '../run/run-error.ts';
import { loadTooling } from '../run/tooling.ts';
import { chooseVersions, type ChosenVersion } from '../run/versions.ts';
import { removeNow } from '../src/server-process.ts';
import { gatherReleases, gatherShells } from './gather.ts';
import { isProven, planLineups, type Cell, type Proof } from './proof.ts';
import { proveLineup } from './prove.ts';
import { describeProof } from './report.ts';
import { Stage } from './stage.ts';

const REPORTS = join(import.meta.dirname, '../../artifacts/reports');

const HELP = `Usage: npm run prove -- [--env <name>] [--store <folder | s3://…>] [--with goals@1.4.0,people@local]
  Starts the last three shells, and the one built here, with the remotes of an environment, in a browser.
  npm run prove -- all, or widths, failures, compatibility, generated: what npm test leaves to the night (docs/testing.md)
  --with   versions that are to be put into use, besides those that are; local is the build of this checkout
  The table goes to artifacts/reports/compatibility.md; the exit code is 1 when something does not work.`;

const OPTIONS = {
  store: { type: 'string' },
  env: { type: 'string' },
  with: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** The versions that `--with` names. @throws RunError with those that there are */
async function chooseCandidates(
  text: string | undefined,
  from: ReleaseTarget,
): Promise<readonly ChosenVersion[]> {
  if (text === undefined) return [];
  const { remotes } = await loadTooling();
  const names = remotes().map((folder) => folder.replace(/^mfe-/, ''));
  const chosen = chooseVersions(readWishes(text), await listReleases(from), names);
  return chosen.filter(({ isAsked }) => isAsked);
}

async function prove(values: { store?: string; env?: string; with?: string }): Promise<Proof> {
  const from = await openTarget(values);
  const candidates = await chooseCandidates(values.with, from);
  const stage = new Stage(await mkdtemp(join(tmpdir(), 'cadence-proof-')));
  process.once('exit', () => removeNow(stage.folder));
  const browser = await launchBrowser();
  try {
    const shells = await gatherShells(from, stage);
    const [newest] = shells;
    if (!newest)
      throw new ReleaseError(
        'There is no shell: build it, or publish one (npm run release -- publish shell).',
      );
    await stage.admitTo(newest);
    const lineups = planLineups(await gatherReleases(from, stage, candidates));
    if (lineups.length === 0)
      throw new ReleaseError(`Nothing is in use in ${from.environment}: there is nothing to prove.`);
    const cells: Cell[] = [];
    for (const lineup of lineups) {
      const seen = new Set(cells.map(({ remote, version }) => `${remote}@${version}`));
      const onProgress = (line: string): void => console.error(line);
      const proven = await proveLineup({ stage, browser, lineup, onProgress }, shells);
      cells.push(...proven.filter(({ remote, version }) => !seen.has(`${remote}@${version}`)));
    }
    return { environment: from.environment, at: new Date().toISOString(), shells, cells };
  } finally {
    await browser.close();
    await stage.drop();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const proof = await prove(values);
  const report = describeProof(proof);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, 'compatibility.md'), report);
  await writeFile(join(REPORTS, 'compatibility.json'), JSON.stringify(proof, null, 2));
  console.log(report);
  return isProven(proof) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof ReleaseError || error instanceof RunError || error instanceof TypeError))
    throw error;
  console.error(error.message);
  return 1;
});
