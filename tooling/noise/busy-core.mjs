/** Keeps a core busy for most of the time, until the process that started it asks how much that was, or has ended. */
import { randomOf } from './plan.mjs';

const SLICE_MS = 100;
/** Of each slice, so that 0.7 are busy in the middle. */
const LEAST = 0.5;
const MOST = 0.9;

const random = randomOf(process.argv[2], 'busy');
const start = performance.now();

function spin() {
  const busy = SLICE_MS * (LEAST + random() * (MOST - LEAST));
  const until = performance.now() + busy;
  while (performance.now() < until);
  setTimeout(spin, SLICE_MS - busy);
}

process.on('disconnect', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000 / (performance.now() - start));
});
spin();
