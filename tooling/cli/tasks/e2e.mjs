import { handOver } from '../process.mjs';
import { at } from '../workspace.mjs';

/** `npm run e2e`: the end-to-end suite against chosen versions of remotes, or a deployed platform; see docs/qa.md. */
export const run = (args) => handOver(process.execPath, [at('e2e/run/main.ts'), ...args]);
