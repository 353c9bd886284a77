import { gateStages } from '../gates.mjs';
import { runStages } from '../stages.mjs';

/** `npm run check`: every gate that only reads; `-- --fresh` also what passed with these contents before. */
export const run = (args) => runStages(gateStages({ fresh: args.includes('--fresh') }));
