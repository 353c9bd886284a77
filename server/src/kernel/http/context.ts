import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/index.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Actor, SessionContext, TenantContext } from '../session/index.ts';

/** What is known about every request, signed in or not. */
export interface RequestFacts {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** The instant the request began; the same for all of its rules. */
  readonly now: Date;
  /** Address of the caller, for rate limits. */
  readonly ip: string;
  /** The Host header without its port, lower case. */
  readonly hostname: string;
  /** Whether the browser identifies itself as a phone's. */
  readonly isPhone: boolean;
  /** The requesting page's name for itself (`PAGE_HEADER`); null when it sends none or an invalid one. */
  readonly page: string | null;
}

/**
 * What a handler of a signed-in operation works with. All of it belongs to one transaction that row level security
 * limits to the actor's tenant; it commits when the handler returns and rolls back when it throws.
 */
export interface Ctx extends RequestFacts {
  readonly db: Db;
  readonly actor: Actor;
  readonly tenant: TenantContext;
  readonly session: SessionContext;
  /** Calendar date in the tenant's zone, `YYYY-MM-DD` (D-10). */
  readonly today: string;
  readonly outbox: Outbox;
  /** When the same form made this change before, with other content (D-122); null for never. */
  readonly earlierAt: Date | null;
}

/** What a handler of a public operation works with: it opens its own transactions. */
export interface PublicCtx extends RequestFacts {
  /** One transaction inside a tenant or, with null, outside of any, where only tenants can be read. */
  transaction<T>(tenantId: number | null, work: (db: Db, outbox: Outbox) => Promise<T>): Promise<T>;
}
