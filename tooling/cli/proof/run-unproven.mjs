/** The suites of `npm test`: what is proven of them, and running what is not. */
import { readdirSync } from 'node:fs';
import { ensureChromium } from '../browser.mjs';
import { listJestFiles } from '../suites.mjs';
import { at, root } from '../workspace.mjs';
import { readSources, surroundingsOfBrowser, surroundingsOfNode } from './inputs.mjs';
import { openLedger } from './ledger.mjs';
import { LEFT_TO_NIGHT } from './nightly.mjs';
import { openProof } from './proven.mjs';
import { specRestsOn, unitRestsOn } from './rests-on.mjs';
import { runOpenSpecs, runOpenUnits } from './run-open.mjs';
import { versionsOfServices } from './services.mjs';

/**
 * From the browser through the shell, remotes and the live connection to the database and back: what shows that the parts
 * that are known to work do so together.
 */
const ALWAYS = /\/foundation-flow\.spec\.ts$/;

/**
 * @typedef {{ env: object, fresh?: boolean }} How `env`: of the tests, which says what database they have
 * @typedef {import('./run-open.mjs').Proof} Proof
 */

let read;
/** Once a run: git lists thousands of files, and a compiler reads them. */
export const readOnce = () => (read ??= readSources(root));

/** @param {How} how @returns {Promise<Proof>} */
export async function openUnitProof({ env, fresh }) {
  const services = await versionsOfServices(env.TEST_DATABASE_URL, env.TEST_REDIS_URL);
  return openProof({
    name: ['unit', ...services].join(' '),
    sources: await readOnce(),
    surroundings: surroundingsOfNode(),
    ledger: openLedger(),
    restsOn: unitRestsOn,
    fresh,
  });
}

/** @param {How} how @returns {Promise<Proof>} */
export async function openSpecProof({ env, fresh }) {
  const services = await versionsOfServices(env.DATABASE_URL, env.REDIS_URL);
  return openProof({
    name: ['e2e', ...services].join(' '),
    sources: await readOnce(),
    surroundings: surroundingsOfBrowser(await ensureChromium()),
    ledger: openLedger(),
    restsOn: specRestsOn,
    fresh,
  });
}

/**
 * @param {How & { projects: string[] }} how as for `runJest`
 * @returns {Promise<import('../stages.mjs').Counts>}
 */
export async function runUnprovenUnits({ projects, env, fresh }) {
  const files = await listJestFiles({ projects, env });
  return runOpenUnits(await openUnitProof({ env, fresh }), files, { projects, env });
}

/**
 * @param {How & { specs: string[] }} how `specs`: names of files; where there are none, all that are not left to the night
 * @returns {Promise<import('../stages.mjs').Counts>}
 */
export async function runUnprovenSpecs({ env, fresh, specs }) {
  const names = readdirSync(at('e2e/tests')).filter((name) => name.endsWith('.spec.ts'));
  const chosen =
    specs.length > 0 ? names.filter((name) => specs.includes(name.replace('.spec.ts', ''))) : names;
  const files = chosen
    .toSorted()
    .map((name) => `e2e/tests/${name}`)
    .filter((file) => !LEFT_TO_NIGHT.has(file));
  return runOpenSpecs(await openSpecProof({ env, fresh }), files, { env, always: ALWAYS });
}
