import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import gte from 'semver/functions/gte.js';
import inc from 'semver/functions/inc.js';
import major from 'semver/functions/major.js';
import { withCompiler, type Compiler } from './compiler.ts';
import { judge, type Change } from './judge.ts';
import { readReports, type Contract, type Reports } from './read-report.ts';

/** What others are compiled against, and the version that it has. */
interface State {
  readonly version: string;
  readonly reports: Reports;
}

interface EntryChange extends Change {
  readonly entry: string;
}

interface Verdict {
  /** What keeps it from being published as it is, in sentences; empty where nothing does. */
  readonly problems: readonly string[];
  readonly today: State;
}

const REPORTS = 'api';
/** As this major version began. */
const BASELINE = 'api/baseline';

/**
 * Whether the committed reports are today's, and nothing that this major version began with is broken. Writes nothing.
 * @returns sentences for whoever made the change
 */
export function checkContract(contract: Contract): readonly string[] {
  const { problems, today } = judgeToday(contract);
  if (problems.length > 0) return problems;
  const committed = readState(contract, REPORTS);
  return isSame(committed, today)
    ? []
    : [`The report of ${nameOf(contract)} is not that of its sources. Run: npm run contract -- --write`];
}

/**
 * Writes today's reports, unless the version is too small for what changed.
 * @returns what keeps it from being written
 */
export function writeContract(contract: Contract): readonly string[] {
  const { problems, today } = judgeToday(contract);
  if (problems.length > 0) return problems;
  const baseline = readState(contract, BASELINE);
  writeState(contract, REPORTS, today);
  if (!baseline || major(baseline.version) < major(today.version)) writeState(contract, BASELINE, today);
  return [];
}

function judgeToday(contract: Contract): Verdict {
  const today = { version: manifestOf(contract).version, reports: readReports(contract) };
  const [committed, baseline] = [readState(contract, REPORTS), readState(contract, BASELINE)];
  const states = isSame(committed, baseline) ? [committed] : [committed, baseline];
  const problems = states.flatMap((before) => (before ? problemsSince(contract, before, today) : []));
  return { problems: [...new Set(problems)], today };
}

function problemsSince(contract: Contract, before: State, today: State): readonly string[] {
  if (isSame({ ...before, version: today.version }, today)) return [];
  const changes = withCompiler(contract.folder, (compiler) => judgeEntries(compiler, before, today));
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const worst = breaking.length > 0 ? breaking : changes;
  if (worst.length === 0) return [];
  const needed = inc(before.version, breaking.length > 0 ? 'major' : 'minor') ?? '';
  if (gte(today.version, needed)) return [];
  // A type that several entries need is declared in the report of each.
  const sentences = Map.groupBy(worst, ({ sentence }) => sentence);
  const what = [...sentences].map(
    ([sentence, of]) => `  ${of.map(({ entry }) => entry).join(', ')}: ${sentence}.`,
  );
  return [
    [adviceOn(contract, { before, today, needed, isBreaking: breaking.length > 0 }), ...what].join('\n'),
  ];
}

const judgeEntries = (compiler: Compiler, before: State, today: State): readonly EntryChange[] =>
  Object.keys({ ...today.reports, ...before.reports }).flatMap((entry) =>
    judge(compiler, before.reports[entry] ?? '', today.reports[entry] ?? '').map((change) => ({
      ...change,
      entry,
    })),
  );

function adviceOn(
  contract: Contract,
  {
    before,
    today,
    needed,
    isBreaking,
  }: {
    readonly before: State;
    readonly today: State;
    readonly needed: string;
    readonly isBreaking: boolean;
  },
): string {
  const { name } = manifestOf(contract);
  const raise = `set the version in ${contract.folder.split(/[\\/]/).at(-1)}/package.json to ${needed}`;
  return isBreaking
    ? `${name} ${today.version} breaks remotes that were built against ${before.version}. Keep what was there (a new ` +
        `property may be optional, a new name stand beside the old one), or ${raise} and run npm run contract -- --write:`
    : `${name} has more than ${before.version}, and remotes have to be able to require it: ${raise} and run npm run ` +
        'contract -- --write:';
}

const isSame = (one: State | null, two: State | null): boolean =>
  one?.version === two?.version && JSON.stringify(one?.reports) === JSON.stringify(two?.reports);

const nameOf = (contract: Contract): string => manifestOf(contract).name;

const manifestOf = ({ folder }: Contract): { readonly name: string; readonly version: string } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const pathOf = ({ folder }: Contract, place: string, entry: string): string =>
  join(folder, place, `${entry}.api.d.ts`);

/** null before there was one. */
function readState(contract: Contract, place: string): State | null {
  const entries = Object.keys(contract.entries).filter((entry) => existsSync(pathOf(contract, place, entry)));
  const read = entries.map((entry) => {
    const [head = '', ...lines] = readFileSync(pathOf(contract, place, entry), 'utf8').split('\n');
    return { entry, version: head.split(' ').at(-1) ?? '', report: lines.join('\n').trim() };
  });
  const [first] = read;
  return first
    ? {
        version: first.version,
        reports: Object.fromEntries(read.map(({ entry, report }) => [entry, report])),
      }
    : null;
}

function writeState(contract: Contract, place: string, { version, reports }: State): void {
  mkdirSync(join(contract.folder, place), { recursive: true });
  for (const [entry, report] of Object.entries(reports))
    writeFileSync(pathOf(contract, place, entry), `// ${nameOf(contract)} ${version}\n\n${report}\n`);
}
