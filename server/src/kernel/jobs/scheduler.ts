import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DatabaseHandle } from '../db/index.ts';
import { listen } from '../guard/index.ts';

/** Work that recurs, once per installation however many processes run. It must bear being run twice. */
export interface ScheduledJob {
  readonly name: string;
  /** Five fields, minutes first, in UTC. */
  readonly cron: string;
  run(): Promise<void>;
}

export interface Scheduler {
  stop(): Promise<void>;
}

/** How often a process looks for due jobs, in seconds. */
const POLL_SECONDS = 15;
const STOP_TIMEOUT = 3_000;

/**
 * Starts the recurring jobs on pg-boss. Each of its statements runs in a transaction of its own, which the embedded
 * database needs to keep connections apart.
 */
export async function startScheduler(
  db: DatabaseHandle,
  jobs: readonly ScheduledJob[],
  log: FastifyBaseLogger,
): Promise<Scheduler> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values = []) =>
        db.transaction({ role: 'owner', tenantId: null }, async (tx) => {
          const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
          return { rows };
        }),
    },
  });
  listen(
    boss,
    { kind: 'jobs' },
    { error: (error: unknown) => log.warn({ err: error }, 'a recurring job could not be run') },
  );
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 2 });
    await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, () => job.run());
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT }) };
}
