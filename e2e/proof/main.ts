/** `npm run prove`: starts the last shells with every remote that is in use, looks at each page, and writes the table. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTarget, ReleaseError } from '../../tooling/release/index.ts';
import { launchBrowser } from '../bench/browser.ts';
import { gatherReleases, gatherShells, type Candidate } from './gather.ts';
import { isProven, planLineups, type Cell, type Proof } from './proof.ts';
import { proveLineup } from './prove.ts';
import { describeProof } from './report.ts';
import { Stage } from './stage.ts';

const REPORTS = join(import.meta.dirname, '../../artifacts/reports');

const HELP = `Usage: npm run prove -- [--env <name>] [--store <folder | s3://…>] [--with goals@1.4.0,people@local]
  Starts the last three shells, and the one built here, with the remotes of an environment, in a browser.
  --with   versions that are to be put into use, besides those that are; local is the build of this checkout
  The table goes to artifacts/reports/compatibility.md; the exit code is 1 when something does not work.`;

const OPTIONS = {
  store: { type: 'string' },
  env: { type: 'string' },
  with: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function readCandidates(text = ''): readonly Candidate[] {
  const parts = text.split(',').filter((part) => part !== '');
  return parts.map((part) => {
    const [remote = '', version = ''] = part.split('@');
    if (!/^[a-z][a-z0-9-]*$/.test(remote) || version === '')
      throw new ReleaseError(`A version to prove is written goals@1.4.0 or goals@local, not '${part}'.`);
    return { remote, version };
  });
}

async function prove(values: { store?: string; env?: string; with?: string }): Promise<Proof> {
  const candidates = readCandidates(values.with);
  const from = await openTarget(values);
  const stage = new Stage(await mkdtemp(join(tmpdir(), 'cadence-proof-')));
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
  if (!(error instanceof ReleaseError || error instanceof TypeError)) throw error;
  console.error(error.message);
  return 1;
});
