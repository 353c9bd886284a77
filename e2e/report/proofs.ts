import { stripVTControlCharacters } from 'node:util';
import { idsIn } from '../run/requirements.ts';
import { subjectsOfSpec } from '../src/tags.ts';

export type ProofState = 'passed' | 'failed' | 'not run';

/** What a failed test has left behind. @param path from the root of the repository */
export interface Evidence {
  readonly kind: 'trace' | 'video' | 'screenshot';
  readonly path: string;
}

/** A test that names requirements. */
export interface Proof {
  readonly ids: readonly string[];
  readonly title: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly suite: 'unit' | 'end to end';
  readonly state: ProofState;
  readonly seconds: number | null;
  /** Why it failed. */
  readonly message: string | null;
  readonly evidence: readonly Evidence[];
  /** Remotes and other parts that it is about. */
  readonly subjects: readonly string[];
}

export interface JestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightResult {
  readonly status: string;
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly PlaywrightResult[] }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** The part of a path below the root, with forward slashes; what is elsewhere stays as it is. */
function inside(root: string, path: string): string {
  const plain = path.replaceAll('\\', '/');
  const base = `${root.replaceAll('\\', '/')}/`;
  return plain.startsWith(base) ? plain.slice(base.length) : plain;
}

/** What a file's tests are about, from where it is. */
export function subjectsOf(file: string): readonly string[] {
  const [folder = ''] = file.split('/');
  if (folder.startsWith('mfe-')) return [folder.slice('mfe-'.length)];
  if (folder === 'e2e') return subjectsOfSpec(file);
  return [folder];
}

/** A message without colours and without the stack of the test runner. */
const readable = (message: string): string =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]!
    .trim();

export function proofsOfJest(report: JestReport, root: string): readonly Proof[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = inside(root, name);
    return assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => {
      const hasRun = status === 'passed' || status === 'failed';
      return {
        ids: idsIn(fullName),
        title: fullName,
        file,
        suite: 'unit' as const,
        state: hasRun ? status : 'not run',
        seconds: hasRun && duration != null ? duration / 1000 : null,
        message: status === 'failed' ? readable(failureMessages.join('\n\n')) : null,
        evidence: [],
        subjects: subjectsOf(file),
      };
    });
  });
}

export const proofsOfPlaywright = (report: PlaywrightReport, root: string): readonly Proof[] =>
  report.suites.flatMap((suite) => proofsOfSuite(suite, [], root));

function proofsOfSuite(suite: PlaywrightSuite, above: readonly string[], root: string): readonly Proof[] {
  const { specs = [], suites = [] } = suite;
  const own = specs.map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const path = `e2e/tests/${file.replaceAll('\\', '/')}`;
    const full = [...above, title].join(' › ');
    return {
      ids: idsIn(full),
      title: full,
      file: path,
      suite: 'end to end' as const,
      ...outcomeOf(results, root),
      subjects: subjectsOf(path),
    };
  });
  return [...own, ...suites.flatMap((inner) => proofsOfSuite(inner, [...above, inner.title], root))];
}

/** Of the last try: there are no retries, unless somebody asks for them. */
function outcomeOf(
  results: readonly PlaywrightResult[],
  root: string,
): Pick<Proof, 'state' | 'seconds' | 'message' | 'evidence'> {
  const last = results.at(-1);
  if (!last || last.status === 'skipped' || last.status === 'interrupted')
    return { state: 'not run', seconds: null, message: null, evidence: [] };
  const hasFailed = last.status !== 'passed';
  return {
    state: hasFailed ? 'failed' : 'passed',
    seconds: last.duration / 1000,
    message: hasFailed ? readable(last.error?.message ?? `It ended with '${last.status}'.`) : null,
    evidence: hasFailed ? evidenceOf(last, root) : [],
  };
}

const KINDS = ['trace', 'video', 'screenshot'] as const;

const evidenceOf = ({ attachments = [] }: PlaywrightResult, root: string): readonly Evidence[] =>
  attachments.flatMap(({ name, path }) => {
    const kind = KINDS.find((known) => known === name);
    return kind && path !== undefined ? [{ kind, path: inside(root, path) }] : [];
  });
