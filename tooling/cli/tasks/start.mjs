import { buildPackages } from '../builds.mjs';
import { assertPortFree, readPort } from '../port.mjs';
import { handOver } from '../process.mjs';
import { publishRemotes } from '../publish.mjs';
import { at } from '../workspace.mjs';

/** Said before anything is installed or built: minutes of work would end in the same sentence. */
export const preflight = () => assertPortFree(readPort());

/** `npm start`: the whole product on one port. The server migrates, loads demo data and prints the address. */
export async function run(args) {
  await buildPackages();
  await publishRemotes();
  return handOver(process.execPath, [at('server/src/main.ts'), ...args]);
}
