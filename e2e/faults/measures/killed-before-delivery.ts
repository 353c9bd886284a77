import type { Figure, Measure } from '../../src/figures.ts';
import { percentile } from '../../src/figures.ts';
import { startCluster } from '../../src/cluster.ts';
import type { Cluster } from '../../src/cluster.ts';
import { listenToHub } from '../../src/hub-listener.ts';
import type { HubListener } from '../../src/hub-listener.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { startServer } from '../../src/server-process.ts';
import { countNotifications, signIn, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const ROUNDS = 80;
/** An event that is not received within this time, in milliseconds, counts as lost. */
const PATIENCE = 30_000;

/**
 * Where the process to be killed is paused: in a commit that succeeds without it, so that the event was not sent (odd
 * rounds), or after sending it and before recording that (even rounds).
 */
const HOLD = `
  create table fault_hold (at text not null);
  insert into fault_hold values ('none');
  grant select on fault_hold to public;
  create function fault_hold() returns trigger language plpgsql as $$
  begin
    if current_setting('fault.hold', true) <> 'on' or (select at from fault_hold) <> tg_argv[0] then return new; end if;
    if tg_argv[0] = 'mark' then
      perform pg_sleep(60);
    elsif current_setting('fault.held', true) is distinct from 'yes' then
      perform set_config('fault.held', 'yes', true), set_config('client_connection_check_interval', '0', true), pg_sleep(1);
    end if;
    return new;
  end $$;
  create trigger fault_mark before update on outbox for each row when (new.delivered_at is not null)
    execute function fault_hold('mark');
  create constraint trigger fault_commit after insert on outbox deferrable initially deferred for each row
    execute function fault_hold('commit')`;

/** Connections of the process that dies can be held, and end with it. */
function heldUrl(database: ScratchDatabase): string {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c fault.hold=on -c client_connection_check_interval=50');
  return url.href;
}

async function untilHeld(database: ScratchDatabase): Promise<void> {
  const asleep = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  while ((await database.query(asleep)).length === 0) continue;
}

async function untilCommitted(database: ScratchDatabase, title: string): Promise<number> {
  for (;;) {
    const [goal] = await database.query<{ id: number }>(`select id from goals where title = '${title}'`);
    if (goal) return goal.id;
  }
}

interface Toll {
  readonly goalIds: readonly number[];
  /** Seconds from the kill to the event at a page of the other process; none where it was not received. */
  readonly waits: readonly number[];
}

async function secondsUntilHeard(page: HubListener, goalId: number): Promise<number | null> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const outcome = await Promise.race([page.hears('TenantUpdate', goalId), late]);
  clearTimeout(timer);
  return outcome === null ? null : (performance.now() - began) / 1000;
}

/** Kills the first process again and again between the commit and the end of the delivery. */
async function killOften(cluster: Cluster, owner: Client, page: HubListener): Promise<Toll> {
  const { database, env } = cluster;
  const [goalIds, waits]: [number[], number[]] = [[], []];
  let server: ServerProcess = cluster.servers[0];
  await database.query(HOLD);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `Killed in round ${round}`;
    await database.query(`update fault_hold set at = '${round % 2 === 1 ? 'commit' : 'mark'}'`);
    const answered = submitGoal(server, owner, title);
    await untilHeld(database);
    await server.kill();
    await answered;
    await database.query(`update fault_hold set at = 'none'`);
    const id = await untilCommitted(database, title);
    goalIds.push(id);
    const wait = await secondsUntilHeard(page, id);
    if (wait !== null) waits.push(wait);
    server = await startServer({ ...env, DATABASE_URL: heldUrl(database) });
  }
  await server.stop();
  return { goalIds, waits };
}

function figuresOf({ goalIds, waits }: Toll, rows: ReadonlyMap<number, number>): readonly Figure[] {
  const kills = `${ROUNDS} kills of one of two processes after the commit, half of them in a commit that nobody has told of, half before the row was marked`;
  const reach = { is: 'at most', value: 0 } as const;
  const wrong = goalIds.filter((id) => rows.get(id) !== 1).length;
  const [middle, last] = [0.5, 1].map((share) => percentile(waits, share).toFixed(1));
  return [
    {
      id: 'R5',
      what: 'events without exactly one notification row, two processes',
      value: wrong,
      unit: 'count',
      reach,
      detail: kills,
    },
    {
      id: 'R5',
      what: 'events that no open page heard live, two processes',
      value: goalIds.length - waits.length,
      unit: 'count',
      reach,
      detail: `${kills}; heard at the other process ${middle} s after the kill in the median, ${last} s at the latest`,
    },
  ];
}

/**
 * R5, two processes: what one of them has committed, the other sends, exactly once in the inbox, at least once live.
 */
export const killedBeforeDelivery: Measure = {
  name: 'killed-before-delivery',
  async run() {
    const cluster = await startCluster('R5 with two processes', (database) => ({
      DATABASE_URL: heldUrl(database),
    }));
    if (!cluster) return [];
    try {
      const [first, second] = cluster.servers;
      const owner = await signIn(first, 'contributor');
      const approver = await signIn(first, 'manager');
      const page = await listenToHub({ origin: second.origin, token: approver.token });
      const toll = await killOften(cluster, owner, page);
      const rows = await countNotifications(second, approver);
      await page.stop();
      return figuresOf(toll, rows);
    } finally {
      await cluster.stop();
    }
  },
};
