/**
 * Writes `artifacts/reports/requirements.html`: every requirement with its tests, from the reports that the last runs of
 * the suites left beside it.
 */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tokens from '../../shared-ui/src/theme/tokens.at-build.ts';
import { readLedger } from '../run/requirements.ts';
import { reportRequirements, type RunNotes, type SuiteRun } from './ledger-report.ts';
import { renderReport } from './page.ts';
import {
  proofsOfJest,
  proofsOfPlaywright,
  type JestReport,
  type PlaywrightReport,
  type Proof,
} from './proofs.ts';
import { proofsNotRun } from './titles.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPORTS = join(ROOT, 'artifacts/reports');
const TESTS = '{shared-*,shell,mfe-*,server,tooling,e2e}/**/*.{test,spec}.{ts,tsx,mjs}';
const NOT_OURS = ['node_modules', 'dist', 'storybook-static', 'test-results'];

async function readReport<T>(name: string): Promise<T | null> {
  const path = join(REPORTS, name);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as T) : null;
}

function runOf(at: string | number | undefined, proofs: readonly Proof[]): SuiteRun | null {
  if (at === undefined) return null;
  const count = (state: Proof['state']) => proofs.filter((proof) => proof.state === state).length;
  return { at: new Date(at).toISOString(), passed: count('passed'), failed: count('failed') };
}

async function findNotRun(ran: readonly Proof[]): Promise<readonly Proof[]> {
  const files = globSync(TESTS, {
    cwd: ROOT,
    exclude: (path) => NOT_OURS.some((name) => path.endsWith(name)),
  });
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const path = file.replaceAll('\\', '/');
      return proofsNotRun(path, await readFile(join(ROOT, file), 'utf8'), ran);
    }),
  );
  return found.flat();
}

const [jest, playwright, notes] = await Promise.all([
  readReport<JestReport>('jest.json'),
  readReport<PlaywrightReport>('playwright.json'),
  readReport<RunNotes>('e2e-run.json'),
]);
const ledger = readLedger(await readFile(join(ROOT, 'docs/requirements.md'), 'utf8'));
const unit = jest ? proofsOfJest(jest, ROOT) : [];
const endToEnd = playwright ? proofsOfPlaywright(playwright, ROOT) : [];
const ran = [...unit, ...endToEnd];
const page = renderReport(
  {
    ...reportRequirements(ledger, [...ran, ...(await findNotRun(ran))]),
    areas: ledger.areas,
    unit: runOf(jest?.startTime, unit),
    endToEnd: runOf(playwright?.stats.startTime, endToEnd),
    notes: playwright && notes,
  },
  {
    tokens,
    style: await readFile(join(import.meta.dirname, 'page.css'), 'utf8'),
    script: await readFile(join(import.meta.dirname, 'page.js'), 'utf8'),
    root: '../..',
  },
);
await mkdir(REPORTS, { recursive: true });
await writeFile(join(REPORTS, 'requirements.html'), page);
