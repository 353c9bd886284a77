/** Which tests of a suite passed with these contents before, and which have to run. */
import { inputsOf, readContents } from './inputs.mjs';
import { uncovered } from './reads.mjs';

/**
 * @typedef {{ name: string, sources: import('./inputs.mjs').Sources, surroundings: string[], fresh?: boolean,
 *   ledger: import('./ledger.mjs').Ledger, restsOn: (file: string, opened: string[]) => RegExp[], isDeclared?: boolean }} Suite
 *   `name`: of the suite and what it runs on; `opened`: what a test was seen to open; `isDeclared`: what it reads besides
 *   does not count
 * @typedef {{ file: string, test: string, listed?: string, passed: number, isClean: boolean, seconds: number,
 *   opened?: string[], reads?: string[] }} TestResult `test`: its title, or '' for all of a file; `listed`: as a list of tests
 *   for Playwright has it; `isClean`: everything passed, at the first try; `reads`: what it was seen to read (./reads.mjs)
 * @typedef {{ test: string, listed?: string, opened: string[], inputs: string[], result?: import('./ledger.mjs').Result }} Standing
 * @typedef {{ file: string, without: string[] }} OpenFile `without`: those of its tests that need not run
 */

/**
 * @param {Suite} suite
 * @returns {{ look(file: string): Standing[], split(files: string[], always?: RegExp): { open: OpenFile[],
 *   known: import('./ledger.mjs').Result[] }, keep(results: TestResult[]): void }} `look`: what is known of a file's tests,
 *   nothing of one that never ran with what it rests on in any case; `split`: what has to run, files of `always` among it, and
 *   the results of the rest; `keep`: what passed and rests on the same as when the proof was opened
 */
export function openProof(suite) {
  const { name, sources, surroundings, ledger, restsOn, fresh = false, isDeclared = false } = suite;
  const before = readContents(sources.cwd, sources.files);
  const restingOn = (file, opened) => inputsOf({ file, restsOn: restsOn(file, opened) }, sources);
  const keyOf = ({ file, test, opened }, contents = before) =>
    contents(restingOn(file, opened), [name, file, test, ...opened, ...surroundings]);
  /** Of the list of a file's tests and of what each opens: no proof, but where the proofs are found. */
  const listKeyOf = (file) => keyOf({ file, test: 'tests', opened: [] });

  function look(file) {
    const tests = ledger.find(listKeyOf(file))?.tests ?? [];
    return tests.map(({ test, listed, opened }) => ({
      test,
      listed,
      opened,
      inputs: restingOn(file, opened),
      result: ledger.find(keyOf({ file, test, opened })),
    }));
  }

  function lookUnlessAsked(file, always) {
    const standings = fresh || always?.test(file) ? [] : look(file);
    const known = standings.filter(({ result }) => result !== undefined);
    return { file, known, isOpen: known.length < standings.length || standings.length === 0 };
  }

  return {
    look,
    split(files, always) {
      const looked = files.map((file) => lookUnlessAsked(file, always));
      return {
        open: looked
          .filter(({ isOpen }) => isOpen)
          .map(({ file, known }) => ({ file, without: known.map(({ listed }) => listed) })),
        known: looked.flatMap(({ known }) => known.map(({ result }) => result)),
      };
    },
    keep(results) {
      const now = readContents(sources.cwd, sources.files);
      for (const [file, ofFile] of Map.groupBy(results, (result) => result.file)) {
        const others = look(file).filter(({ test }) => !ofFile.some((one) => one.test === test));
        const tests = [...others, ...ofFile].map(({ test, listed, opened = [] }) => ({
          test,
          listed,
          opened,
        }));
        ledger.keep(listKeyOf(file), { what: `${name}: tests of ${file}`, at: instant(), tests });
        for (const result of ofFile) keepOne(result, now);
      }
    },
  };

  function keepOne({ file, test, opened = [], reads = [], isClean, passed, seconds }, now) {
    const key = keyOf({ file, test, opened });
    if (!isClean) return ledger.forget(key);
    const more = isDeclared ? [] : uncovered(reads, restingOn(file, opened), sources.files);
    if (more.length > 0)
      return console.log(
        `${file} runs each time: it reads ${more.slice(0, 3).join(', ')}, to which nothing leads.`,
      );
    if (key !== keyOf({ file, test, opened }, now)) return undefined;
    const what = `${name}: ${[file, test].filter(Boolean).join(' › ')}`;
    return ledger.keep(key, { what, at: instant(), passed, seconds });
  }
}

const instant = () => new Date().toISOString();
