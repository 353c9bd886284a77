import { ensureChromium } from '../browser.mjs';
import { buildPackages } from '../builds.mjs';
import { handOver } from '../process.mjs';
import { publishRemotes } from '../publish.mjs';
import { at } from '../workspace.mjs';

/** `npm run faults`: injects faults, prints the table and writes JSON. Arguments choose single figures. */
export async function run(args) {
  await buildPackages();
  await publishRemotes();
  const env = { CADENCE_CHROMIUM: await ensureChromium() };
  return handOver(process.execPath, [at('e2e/faults/main.ts'), ...args], { env });
}
