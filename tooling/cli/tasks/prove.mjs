import { ensureChromium } from '../browser.mjs';
import { handOver } from '../process.mjs';
import { parseProveOptions } from '../proof/prove-options.mjs';
import { runStages } from '../stages.mjs';
import { at } from '../workspace.mjs';

/**
 * `npm run prove`: the last shells with every remote in use, in a browser; the table is written to artifacts/reports.
 * `-- widths failures`: parts of the proof that `npm test` leaves to the night; `-- all`: all of them; `-- --changed`: those
 * whose inputs changed (../proof/prove-options.mjs).
 */
export async function run(args) {
  const options = parseProveOptions(args);
  if (options.shells) {
    const env = { CADENCE_CHROMIUM: await ensureChromium() };
    return handOver(process.execPath, [at('e2e/proof/main.ts'), ...options.shells], { env });
  }
  // It reads sources by a compiler, which is there once packages are installed.
  const { chooseProofs } = await import('../proof/prove-parts.mjs');
  return runStages(await chooseProofs(options));
}
