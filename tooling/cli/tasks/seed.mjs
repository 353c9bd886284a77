import { handOver } from '../process.mjs';
import { at } from '../workspace.mjs';

/**
 * `npm run seed -- --people 10000 --goals 40000`: adds a generated organisation to the database of DATABASE_URL, or to
 * the embedded one. The server reads the arguments.
 */
export const run = (args) => handOver(process.execPath, [at('server/src/seed/main.ts'), ...args]);
