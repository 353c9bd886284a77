import { gateStages } from '../gates.mjs';
import { runStages } from '../stages.mjs';

/** `npm run check`: every gate that only reads. */
export const run = () => runStages(gateStages());
