import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { OutboxPayloads } from '../outbox/index.ts';
import { findLiveSince } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import { KEPT } from './event-log.ts';
import type { Hub } from './hub.ts';
import type { HubEvent } from './hub-event.ts';

/** Clocks of machines differ a little, and a row is marked as delivered shortly after its delivery. */
const MARGIN = 5_000;
/** After a longer gap events are not replayed: the clients reconnect and fetch everything. */
const LONGEST_GAP = 120_000;

interface CatchUpServices {
  readonly hub: Hub;
  readonly pubsub: PubSub;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

type Row = Awaited<ReturnType<typeof findLiveSince>>[number];

function eventOf(row: Row): HubEvent {
  if (row.kind === 'live') return { type: 'invoke', ...(row.payload as OutboxPayloads['live']) };
  return {
    type: 'disconnect',
    tenantId: row.tenant_id,
    ...(row.payload as OutboxPayloads['disconnect']),
  };
}

async function catchUp({ hub, db, clock }: CatchUpServices, gap: number): Promise<void> {
  if (gap > LONGEST_GAP) {
    hub.giveUp();
    return;
  }
  const rows = await findLiveSince(db, new Date(clock.now().getTime() - gap - MARGIN));
  for (const row of rows) {
    // An event in delivery may be sent everywhere once more, also to pages that connect until then.
    if (row.delivered_at !== null) hub.catchUp(eventOf(row), row.id);
    else if (!hub.hasTold(row.id)) hub.catchUp(eventOf(row), null);
  }
}

/** After a break in the connection to the other processes, sends this one's clients what they have missed. */
export function catchUpAfterGaps(services: CatchUpServices): void {
  const { hub, log } = services;
  services.pubsub.onGap((gap) => {
    log.info({ gap }, 'the connection to the other processes is restored');
    const work = () =>
      catchUp(services, gap).catch((error: unknown) => {
        log.warn({ err: error }, 'missed events could not be read; the clients fetch everything');
        hub.giveUp();
      });
    void hub.makeUp(Date.now() - gap, work);
  });
}

/** Loads recent events of all processes at start, so that pages that reconnect get what they missed. */
export async function rememberTold({ hub, db, clock, log }: Omit<CatchUpServices, 'pubsub'>): Promise<void> {
  const began = Date.now();
  const now = clock.now().getTime();
  try {
    const rows = await findLiveSince(db, new Date(now - KEPT));
    const earlier = rows.map((row) => ({
      id: row.id,
      event: eventOf(row),
      at: began - Math.max(0, now - (row.delivered_at?.getTime() ?? now)),
      isOnItsWay: row.delivered_at === null,
    }));
    hub.remember(earlier, began - KEPT);
  } catch (error) {
    log.warn({ err: error }, 'what was told before could not be read; pages that come back fetch everything');
  }
}
