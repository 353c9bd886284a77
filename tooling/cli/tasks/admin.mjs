import { handOver } from '../process.mjs';
import { at } from '../workspace.mjs';

/** It asks for what the flags do not say. */
export const input = 'inherit';

/** `npm run admin -- <command>`: the operator's command line, on the database of DATABASE_URL, or the embedded one. */
export const run = (args) => handOver(process.execPath, [at('server/src/admin/main.ts'), ...args], { input });
