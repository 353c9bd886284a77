import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { OutboxPayloads } from '../outbox/index.ts';
import { findLiveSince } from '../outbox/index.ts';
import type { PubSub } from '../pubsub/index.ts';
import type { Hub, HubEvent } from './hub.ts';

/** Clocks of machines differ a little, and a row is marked as delivered a little after it was. */
const MARGIN = 5_000;
/** What happened in a longer gap is not told event by event: the clients come back and fetch everything. */
const LONGEST_GAP = 120_000;

interface CatchUpServices {
  readonly hub: Hub;
  readonly pubsub: PubSub;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

function eventOf(row: {
  readonly kind: string;
  readonly payload: unknown;
  readonly tenant_id: number;
}): HubEvent {
  if (row.kind === 'live') return { type: 'invoke', ...(row.payload as OutboxPayloads['live']) };
  return {
    type: 'disconnect',
    tenantId: row.tenant_id,
    ...(row.payload as OutboxPayloads['disconnect']),
  };
}

async function catchUp({ hub, db, clock }: CatchUpServices, gap: number): Promise<void> {
  if (gap > LONGEST_GAP) {
    hub.sendAway();
    return;
  }
  const rows = await findLiveSince(db, new Date(clock.now().getTime() - gap - MARGIN));
  for (const row of rows) hub.catchUp(eventOf(row), row.id);
}

/** Whenever the wire between the processes was broken, tells this one's clients what they have missed. */
export function catchUpAfterGaps(services: CatchUpServices): void {
  const { hub, log } = services;
  services.pubsub.onGap((gap) => {
    log.info({ gap }, 'the wire to the other processes is whole again');
    catchUp(services, gap).catch((error: unknown) => {
      log.warn({ err: error }, 'missed events could not be read; the clients fetch everything');
      hub.sendAway();
    });
  });
}
