/** What rests on the whole repository: proven once for the same contents. */
import { listFiles } from '../git.mjs';
import { root } from '../workspace.mjs';
import { readContents, surroundingsOfNode } from './inputs.mjs';
import { openLedger } from './ledger.mjs';

/**
 * @param {string} name
 * @param {() => Promise<import('../stages.mjs').Counts>} run
 * @param {{ fresh?: boolean }} [options]
 * @returns {Promise<import('../stages.mjs').Counts>} of the run, or of the one that passed with these contents
 */
export async function proveOnce(name, run, { fresh = false } = {}) {
  const ledger = openLedger();
  const key = keyOfAll(name);
  const known = fresh ? undefined : ledger.find(key);
  if (known)
    return { passed: known.passed, failed: 0, note: `${known.passed} before with the same contents` };
  const start = Date.now();
  const counts = await run();
  const at = new Date().toISOString();
  const { passed, failed } = counts;
  if (failed > 0) ledger.forget(key);
  else if (key === keyOfAll(name))
    ledger.keep(key, { what: name, at, passed, seconds: (Date.now() - start) / 1000 });
  return counts;
}

function keyOfAll(name) {
  const files = listFiles(root);
  return readContents(root, files)(files, [name, ...surroundingsOfNode()]);
}
