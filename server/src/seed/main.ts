/** `npm run seed`: adds a generated organisation to the database that the environment names. */
import { DEMO_PASSWORD, seedDemo } from '../demo/index.ts';
import { createClock } from '../kernel/clock/clock.ts';
import { parseConfig } from '../kernel/config/config.ts';
import { StartupError } from '../kernel/errors/index.ts';
import { openConfiguredDatabase } from '../kernel/kernel.ts';
import type { SeedOptions } from './options.ts';
import { parseSeedOptions } from './options.ts';
import { seedOrganisation } from './seed-organisation.ts';

function report({ people, goals, name, subdomain }: SeedOptions, seconds: number): void {
  const count = (value: number): string => value.toLocaleString('en');
  console.log(`${name}: ${count(people)} people and ${count(goals)} goals in ${seconds.toFixed(1)} s.`);
  console.log(`Sign in at ${subdomain}.localhost as ceo@${subdomain}.example, manager@, contributor@ …`);
  console.log(`The password of every account is ${DEMO_PASSWORD}`);
}

async function seed(args: readonly string[]): Promise<void> {
  const config = parseConfig(process.env);
  const options = parseSeedOptions(args);
  const clock = createClock(config.clockStart);
  const db = await openConfiguredDatabase(config);
  try {
    // The server adds the demo to an empty database only, so without this line it would be missing after a seed.
    if (config.demo) await seedDemo(db, clock);
    const began = performance.now();
    await seedOrganisation(db, clock, options);
    report(options, (performance.now() - began) / 1000);
  } finally {
    await db.close();
  }
}

try {
  await seed(process.argv.slice(2));
} catch (error) {
  // What an operator can fix is one sentence; a defect keeps its stack.
  process.stderr.write(
    `${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
