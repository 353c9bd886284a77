import { ensureChromium } from '../browser.mjs';
import { handOver } from '../process.mjs';
import { at } from '../workspace.mjs';

/** `npm run prove`: the last shells with every remote in use, in a browser; the table is written to artifacts/reports. */
export async function run(args) {
  const env = { CADENCE_CHROMIUM: await ensureChromium() };
  return handOver(process.execPath, [at('e2e/proof/main.ts'), ...args], { env });
}
