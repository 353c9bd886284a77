/** Proves what `npm test` leaves to the night, unless it is proven for the same contents. */
import { ensureChromium } from '../browser.mjs';
import { CliError } from '../cli-error.mjs';
import { ensureEngines } from '../engines.mjs';
import { differing, tryGit } from '../git.mjs';
import { buildStage } from '../parts.mjs';
import { remotes, root } from '../workspace.mjs';
import { baseOf } from './base.mjs';
import { inputsOf, surroundingsOfBrowser, surroundingsOfEngines } from './inputs.mjs';
import { openLedger } from './ledger.mjs';
import { NIGHTLY } from './nightly.mjs';
import { openProof } from './proven.mjs';
import { ofRemote } from './rests-on.mjs';
import { runOpenSpecs, runOpenUnits } from './run-open.mjs';
import { readOnce } from './run-unproven.mjs';

/**
 * @param {{ parts: string[], changed?: { revision?: string }, fresh: boolean }} options
 * @returns {Promise<import('../stages.mjs').Stage[]>}
 */
export async function chooseProofs({ parts, changed, fresh }) {
  const sources = await readOnce();
  const chosen = parts.map((name) => ({ name, ...NIGHTLY[name] }));
  const wanted = changed ? chooseChanged(chosen, sources, changed.revision) : chosen;
  const surroundings = surroundingsOfBrowser(await ensureChromium());
  const engines = wanted.some(({ needsEngines }) => needsEngines) ? await ensureEngines() : {};
  // A copy of the repository reads all of it: what matters of that is what the table says.
  const suite = { sources, surroundings, ledger: openLedger(), fresh, isDeclared: true };
  return [
    ...(wanted.some(({ suite }) => suite === 'e2e')
      ? [buildStage({ withStorybook: wanted.some(readsStorybook) })]
      : []),
    ...wanted.flatMap((part) => {
      const restsOn = (_, opened) => inAll(part, opened);
      const own = part.needsEngines ? [...surroundings, ...surroundingsOfEngines(engines)] : surroundings;
      const proof = openProof({ ...suite, surroundings: own, name: part.name, restsOn });
      return stagesOf(part, proof, engines);
    }),
  ];
}

const readsStorybook = ({ files }) => files.some((file) => file.endsWith('/storybook.spec.ts'));

/** What a part rests on where its tests open these remotes. */
const inAll = ({ restsOn, opensRemotes }, opened) => [
  ...restsOn,
  ...(opensRemotes ? opened.map(ofRemote) : []),
];

/** Says of each part whether what it rests on differs, and keeps those for which it does. */
function chooseChanged(parts, sources, revision) {
  const base = revision ?? baseOf(root);
  if (base === undefined || tryGit(root, 'rev-parse', '--verify', '-q', `${base}^{commit}`) === undefined) {
    if (revision) throw new CliError(`Git knows no revision ${revision}.`);
    console.log('There is no commit to compare with: all is proven.');
    return parts;
  }
  const files = new Set(differing(root, base));
  const all = remotes().map((folder) => folder.replace(/^mfe-/, ''));
  return parts.filter((part) => {
    const inputs = part.files.flatMap((file) => inputsOf({ file, restsOn: inAll(part, all) }, sources));
    const changed = [...new Set(inputs)].filter((path) => files.has(path));
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    const why = changed.length > 0 ? `${changed[0]}${more}` : 'nothing that it rests on';
    console.log(`${part.name}: ${why} changed since ${base.slice(0, 12)}`);
    return changed.length > 0;
  });
}

/** Playwright runs the tests of one folder at a time. */
function stagesOf({ name, suite, files }, proof, engines) {
  if (suite === 'unit') {
    const how = { env: { NIGHTLY_TESTS: 'on' }, report: 'nightly-jest.json' };
    return [{ name, run: () => runOpenUnits(proof, files, how) }];
  }
  const folders = [...Map.groupBy(files, (file) => file.split('/')[1])];
  return folders.map(([folder, its], index) => {
    const found = { CADENCE_FIREFOX: engines.firefox, CADENCE_WEBKIT: engines.webkit };
    const env = { E2E_FOLDER: folder, DATABASE_URL: undefined, REDIS_URL: undefined, ...found };
    const report = `nightly-${name}${index === 0 ? '' : `-${folder}`}.json`;
    return {
      name: index === 0 ? name : `${name}, ${folder}`,
      run: () => runOpenSpecs(proof, its, { env, report }),
    };
  });
}
