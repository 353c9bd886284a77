import type { Backlog } from './backlog.ts';
import type { HubConnection, Transport } from './connection.ts';
import type { FanOut } from './fan-out.ts';

/** What a process does for the clients of its hub. */
export interface HubLoad {
  /** Connections by transport; without those that still wait for theirs. */
  readonly connections: Readonly<Record<Transport['name'], number>>;
  /** Unsent bytes for slow clients. */
  readonly waiting: number;
  /** Rounds in which events were sent since the start. */
  readonly rounds: number;
}

export function loadOf(
  connections: Iterable<HubConnection>,
  { total: waiting }: Pick<Backlog, 'total'>,
  { count: rounds }: Pick<FanOut, 'count'>,
): HubLoad {
  const counts = { WebSockets: 0, ServerSentEvents: 0, LongPolling: 0 };
  for (const { transport } of connections) if (transport) counts[transport.name] += 1;
  return { connections: counts, waiting, rounds };
}
