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

type Labels = Readonly<Record<string, string>>;
type Figures = readonly (readonly [Labels, number])[];

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: () => Figures | Promise<Figures>;
}

const alone = (value: number): Figures => [[{}, value]];

function byLabel(label: string, values: Readonly<Record<string, number>>): Figures {
  return Object.entries(values).map(([name, value]) => [{ [label]: name }, value]);
}

function processFigures({ loop }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_event_loop_delay_seconds',
      help: 'How late the event loop was in the last second.',
      read: () => byLabel('statistic', { ...loop.delay }),
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      read: () => alone(process.memoryUsage.rss()),
    },
    {
      name: 'cadence_heap_used_bytes',
      help: 'Memory of JavaScript objects.',
      read: () => alone(process.memoryUsage().heapUsed),
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process started, in seconds since 1970.',
      read: () => alone(Date.now() / 1_000 - process.uptime()),
    },
    {
      name: 'cadence_guarded_failures',
      help: 'Failed work on a connection, without harm to others, since the start.',
      read: () => byLabel('kind', guardedFailures()),
    },
  ];
}

function databaseFigures({ db }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_db_connections',
      help: 'Connections to the database for requests and jobs.',
      read: () => byLabel('state', { ...db.usage().connections }),
    },
    {
      name: 'cadence_db_connections_max',
      help: 'Connections that requests and jobs may use at once.',
      read: () => alone(db.usage().max),
    },
    {
      name: 'cadence_db_waiting',
      help: 'Requests that wait for a connection, by urgency.',
      read: () => byLabel('urgency', { ...db.usage().waiting }),
    },
  ];
}

function hubFigures({ hub }: MetricSources): readonly Figure[] {
  return [
    {
      name: 'cadence_hub_connections',
      help: 'Live connections of pages, by transport.',
      read: () => byLabel('transport', { ...hub.load.connections }),
    },
    {
      name: 'cadence_hub_unsent_bytes',
      help: 'Bytes that wait for slow clients of the hub.',
      read: () => alone(hub.load.waiting),
    },
    {
      name: 'cadence_hub_rounds',
      help: 'Rounds in which events were sent to pages since the start.',
      read: () => alone(hub.load.rounds),
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
  const read = async (value: (lane: LaneBacklog) => number): Promise<Figures> =>
    (await ask()).map((lane) => [{ kind: lane.kind }, value(lane)]);
  return [
    {
      name: 'cadence_outbox_lag_seconds',
      help: 'Age of the oldest row of the outbox that is not delivered yet; 0 when there is none.',
      read: () => read(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'cadence_outbox_waiting',
      help: 'Rows of the outbox that are not delivered yet.',
      read: () => read(({ rows }) => rows),
    },
  ];
}

/** Nothing when the source fails or does not answer: the other figures are wanted most when it is in trouble. */
async function inTime(read: () => Promise<Figures>): Promise<Figures> {
  const { promise: late, resolve } = Promise.withResolvers<Figures>();
  const timer = later(PATIENCE, { kind: 'telemetry.metrics' }, () => resolve([]));
  return Promise.race([read().catch((): Figures => []), late]).finally(() => clearTimeout(timer));
}

/** A source that cannot be read now, as a database that is away, takes its figures away and no others. */
function register({ name, help, read }: Figure, registry: Registry, labelNames: readonly string[]): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const figures = await inTime(async () => read());
      for (const [labels, value] of figures) this.set(labels, value);
    },
  });
}

const LABELS = ['kind', 'state', 'statistic', 'transport', 'urgency'] as const;

/** Registers the figures of the process, the database, the hub and the outbox. */
export function measureServer(registry: Registry, sources: MetricSources): void {
  const figures = [processFigures, databaseFigures, hubFigures, outboxFigures].flatMap((of) => of(sources));
  for (const figure of figures) register(figure, registry, LABELS);
}
