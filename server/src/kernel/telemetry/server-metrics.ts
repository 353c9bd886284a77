import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { DatabaseHandle } from '../db/index.ts';
import { guardedFailures, later } from '../guard/index.ts';
import type { Hub } from '../hub/index.ts';
import type { EventLoopDelay } from '../load/index.ts';
import type { LaneBacklog } from '../outbox/index.ts';

/** What the figures of the server are read from, each time when they are asked for. */
export interface MetricSources {
  readonly db: Pick<DatabaseHandle, 'usage'>;
  readonly hub: Pick<Hub, 'load'>;
  readonly loop: { readonly delay: EventLoopDelay };
  /** What the outbox of the installation has not delivered yet. */
  readonly outbox: () => Promise<readonly LaneBacklog[]>;
}

/** How long a source may take, in milliseconds. */
const PATIENCE = 1_000;

type Values = Readonly<Record<string, number>>;

/** One value, or one for each value of a label. */
type Figure = { readonly name: string; readonly help: string } & (
  | { readonly read: () => number }
  | { readonly label: string; readonly values: () => Values | Promise<Values> }
);

function processFigures({ loop }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_event_loop_delay_seconds',
      help: 'How late the event loop was in the last second.',
      label: 'statistic',
      values: () => ({ ...loop.delay }),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'cadence_heap_used_bytes',
      help: 'Memory of JavaScript objects.',
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process started, in seconds since 1970.',
      read: () => Date.now() / 1_000 - process.uptime(),
    },
    {
      name: 'cadence_guarded_failures_total',
      help: 'Failed work on a connection, without harm to others, since the start.',
      label: 'kind',
      values: () => guardedFailures(),
    },
  ];
}

function databaseFigures({ db }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_db_connections',
      help: 'Connections to the database for requests and jobs.',
      label: 'state',
      values: () => ({ ...db.usage().connections }),
    },
    {
      name: 'cadence_db_connections_max',
      help: 'Connections that requests and jobs may use at once.',
      read: () => db.usage().max,
    },
    {
      name: 'cadence_db_waiting',
      help: 'Requests that wait for a connection, by urgency.',
      label: 'urgency',
      values: () => ({ ...db.usage().waiting }),
    },
  ];
}

function hubFigures({ hub }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_hub_connections',
      help: 'Live connections of pages, by transport.',
      label: 'transport',
      values: () => ({ ...hub.load.connections }),
    },
    {
      name: 'cadence_hub_unsent_bytes',
      help: 'Bytes that wait for slow clients of the hub.',
      read: () => hub.load.waiting,
    },
    {
      name: 'cadence_hub_rounds_total',
      help: 'Rounds in which events were sent to pages since the start.',
      read: () => hub.load.rounds,
    },
  ];
}

function outboxFigures({ outbox }: MetricSources): readonly Figure[] {
  let running: Promise<readonly LaneBacklog[]> | null = null;
  // One question for both figures, and no further one while the database does not answer it.
  const ask = (): Promise<readonly LaneBacklog[]> => {
    running ??= outbox().finally(() => (running = null));
    return running;
  };
  const values = async (value: (lane: LaneBacklog) => number): Promise<Values> =>
    Object.fromEntries((await ask()).map((lane) => [lane.kind, value(lane)]));
  return [
    {
      name: 'cadence_outbox_lag_seconds',
      help: 'Age of the oldest row of the outbox that is not delivered yet; 0 when there is none.',
      label: 'kind',
      values: () => values(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'cadence_outbox_waiting',
      help: 'Rows of the outbox that are not delivered yet.',
      label: 'kind',
      values: () => values(({ rows }) => rows),
    },
  ];
}

/** Nothing when the source fails or does not answer: the other figures are wanted most when it is in trouble. */
async function inTime(read: () => Promise<Values>): Promise<Values> {
  const { promise: late, resolve } = Promise.withResolvers<Values>();
  const timer = later(PATIENCE, { kind: 'telemetry.metrics' }, () => resolve({}));
  return Promise.race([read().catch((): Values => ({})), late]).finally(() => clearTimeout(timer));
}

/** A source that cannot be read now, as a database that is away, takes its figures away and no others. */
function register(figure: Figure, registry: Registry): void {
  const { name, help } = figure;
  const registers = [registry];
  if ('read' in figure) {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(figure.read());
      },
    });
    return;
  }
  const { label, values } = figure;
  new Gauge({
    ...{ name, help, registers, labelNames: [label] },
    async collect() {
      const found = await inTime(async () => values());
      this.reset();
      for (const [of, value] of Object.entries(found)) this.set({ [label]: of }, value);
    },
  });
}

/** Registers the figures of the process, the database, the hub and the outbox. */
export function measureServer(registry: Registry, sources: MetricSources): void {
  const figures = [processFigures, databaseFigures, hubFigures, outboxFigures].flatMap((of) => of(sources));
  for (const figure of figures) register(figure, registry);
}
