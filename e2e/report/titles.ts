import { idsIn } from '../run/requirements.ts';
import { subjectsOf, type Proof } from './proofs.ts';

const ID_LIST = /\[[A-Z]+-\d+(?:, *[A-Z]+-\d+)*\]/g;

/** A title in the source of a test. */
interface SourceTitle {
  readonly title: string;
  /** Whether it has parts that only a run fills in. */
  readonly isOpen: boolean;
}

/** The titles with ids in a test's source: the literal around each of them, or only the ids where there is none. */
export function titlesIn(source: string): readonly SourceTitle[] {
  const titles = source
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(ID_LIST)].map(({ 0: list, index }) => literalAround(line, index) ?? list),
    );
  return [...new Set(titles)].map((title) => ({ title, isOpen: /\$\{|%[sdjip$#]|^\[[^\]]*\]$/.test(title) }));
}

function literalAround(line: string, index: number): string | null {
  const begin = Math.max(...["'", '"', '`'].map((quote) => line.lastIndexOf(quote, index)));
  if (begin < 0) return null;
  const literal = new RegExp(String.raw`^${line[begin]}((?:\\.|(?!${line[begin]}).)*)`).exec(
    line.slice(begin),
  );
  return literal?.[1]?.replaceAll(/\\(['"`])/g, '$1') ?? null;
}

/**
 * The tests of a file that name requirements and have not run. A title that a run fills in counts as run when any test of
 * the file with its ids has.
 */
export function proofsNotRun(file: string, source: string, ran: readonly Proof[]): readonly Proof[] {
  const ofFile = ran.filter((proof) => proof.file === file);
  const named = new Set(ofFile.flatMap(({ ids }) => ids));
  return titlesIn(source).flatMap(({ title, isOpen }) => {
    const ids = idsIn(title);
    const hasRun = isOpen
      ? ids.some((id) => named.has(id))
      : ofFile.some((proof) => proof.title.includes(title));
    if (hasRun) return [];
    return [
      {
        ids,
        title,
        file,
        suite: file.startsWith('e2e/tests/') ? ('end to end' as const) : ('unit' as const),
        state: 'not run' as const,
        seconds: null,
        message: null,
        evidence: [],
        subjects: subjectsOf(file),
      },
    ];
  });
}
