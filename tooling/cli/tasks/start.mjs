import { buildPackages } from '../builds.mjs';
import { greetWhenReady } from '../greeting.mjs';
import { assertPortFree, readPort } from '../port.mjs';
import { handOverServer } from '../keep-running.mjs';
import { publishRemotes } from '../publish.mjs';
import { at } from '../workspace.mjs';

/** Said before anything is installed or built: minutes of work would end in the same sentence. */
export const preflight = () => assertPortFree(readPort());

/**
 * `npm start`: the whole product on one port. The server migrates and loads demo data; requests are not logged. After a
 * defect it is started again.
 */
export async function run(args) {
  await buildPackages();
  await publishRemotes();
  const port = readPort();
  if (port !== 0) void greetWhenReady(port);
  return handOverServer(process.execPath, [at('server/src/main.ts'), ...args], {
    env: { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  });
}
