import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import { createClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { DatabaseHandle } from './db/index.ts';
import { loadSecret, openDatabase } from './db/index.ts';
import { reportGuardedFailuresTo } from './guard/index.ts';
import { registerHealth } from './health/index.ts';
import type { RouteServices } from './http/index.ts';
import { createHttpServer, serveOpenApi, stopListening } from './http/index.ts';
import {
  acceptWebSockets,
  asksForHub,
  catchUpAfterGaps,
  Hub,
  installationOf,
  registerHubEndpoints,
  rememberTold,
} from './hub/index.ts';
import { shedRefetches, watchEventLoop } from './load/index.ts';
import { createLogger } from './log/index.ts';
import type { Mailer } from './mail/index.ts';
import {
  createFolderMailer,
  createSmtpMailer,
  PostOffice,
  registerOutboxPage,
  senderAt,
} from './mail/index.ts';
import type { Deliveries, WrittenRow } from './outbox/index.ts';
import { findBacklog, OutboxDispatcher } from './outbox/index.ts';
import type { PubSub } from './pubsub/index.ts';
import { createMemoryPubSub, createRedisPubSub } from './pubsub/index.ts';
import { VisitLog } from './session/index.ts';
import type { OtlpServices } from './telemetry/otlp.ts';
import { continueTrace, keepTrace, outsideTraces } from './telemetry/span.ts';
import type { Metrics, RemoteHealth } from './telemetry/index.ts';
import { createMetrics, createRemoteHealth, registerMetrics } from './telemetry/index.ts';

/** The services that every domain uses. */
export interface Kernel {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: DatabaseHandle;
  readonly hub: Hub;
  readonly outbox: OutboxDispatcher;
  /** Where slices register the writers of their mails. */
  readonly postOffice: PostOffice;
  /** For how many people each release of a remote works, as their pages report it. */
  readonly remoteHealth: RemoteHealth;
  /** The figures of this process. */
  readonly metrics: Metrics;
  readonly http: FastifyInstance;
  /** What `registerSlice` needs. */
  readonly routes: RouteServices;
  /**
   * Sends clients elsewhere while requests are still answered: hub connections end, `/health/ready` returns 503, and
   * HTTP connections close after their answer.
   */
  drain(): void;
  /** Drains and closes everything, in an order in which no request fails. */
  close(): Promise<void>;
}

/** What tests may replace. */
export interface KernelOverrides {
  readonly clock?: Clock;
  readonly db?: DatabaseHandle;
  readonly logger?: Logger;
  readonly mailer?: Mailer;
}

/** Opens the database that the configuration names, its schema up to date. @throws StartupError */
export function openConfiguredDatabase({ databaseUrl, dataDir }: Config): Promise<DatabaseHandle> {
  return openDatabase(
    databaseUrl === null ? { mode: 'embedded', dataDir } : { mode: 'postgres', url: databaseUrl },
  );
}

function openPubSub({ redisUrl }: Config): Promise<PubSub> {
  return redisUrl === null ? Promise.resolve(createMemoryPubSub()) : createRedisPubSub(redisUrl);
}

function createMailer({ smtpUrl, mailFrom, dataDir, defaultTenantHost }: Config): Mailer {
  const sender = mailFrom ?? senderAt(defaultTenantHost);
  return smtpUrl === null
    ? createFolderMailer(path.join(dataDir, 'outbox'), sender)
    : createSmtpMailer(smtpUrl, sender);
}

interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: DatabaseHandle;
  readonly pubsub: PubSub;
  readonly mailer: Mailer;
}

const traceKeyOf = (tenantId: number, id: number): string => `${tenantId}.${id}`;

/** Rows are delivered for others, too; the mails among them belong to the traces of the requests that ordered them. */
function takeWritten(outbox: OutboxDispatcher, written: readonly WrittenRow[] | undefined): void {
  for (const { kind, tenant_id, id } of written ?? [])
    if (kind === 'mail') keepTrace(traceKeyOf(tenant_id, id));
  outsideTraces(() => (written ? outbox.take(written) : outbox.nudge()));
}

function createOutbox({ db, clock, log }: Parts, hub: Hub, postOffice: PostOffice): OutboxDispatcher {
  const deliverMail: Deliveries['mail'] = (mail, row) => {
    const { tenantId, id } = row;
    const attributes = { 'cadence.tenant': tenantId, 'cadence.outbox_id': id };
    const span = { key: traceKeyOf(tenantId, id), name: 'mail', attributes };
    return continueTrace(span, () => postOffice.deliver(mail, row));
  };
  return new OutboxDispatcher({
    db,
    clock,
    log,
    deliveries: {
      live: (message, { id }) => hub.publish(message, id),
      disconnect: (target, { id, tenantId }) => hub.disconnect({ tenantId, ...target }, id),
      mail: deliverMail,
      bulkMail: deliverMail,
    },
  });
}

/** The libraries are loaded only where a collector is configured. */
async function sendToCollector({ telemetry }: Config, services: OtlpServices): Promise<() => Promise<void>> {
  if (telemetry.otlp === null) return async () => undefined;
  const { startOtlp } = await import('./telemetry/otlp.ts');
  return startOtlp(telemetry.otlp, services);
}

async function assemble(parts: Parts): Promise<Kernel> {
  const { config, clock, log, db, pubsub, mailer } = parts;
  const ticketSecret = await loadSecret(db, 'hub-ticket');
  const installation = installationOf(ticketSecret);
  await pubsub.join(installation);
  const hub = new Hub({ installation, db, clock, pubsub, log });
  catchUpAfterGaps({ hub, pubsub, db, clock, log });
  await rememberTold({ hub, db, clock, log });
  const postOffice = new PostOffice({ db, mailer, installation: installation.slice(0, 12) });
  const outbox = createOutbox(parts, hub, postOffice);
  const http = createHttpServer(log, { isUpgrade: asksForHub, trustedProxies: config.trustedProxies });
  const loop = watchEventLoop();
  const metrics = createMetrics(http, {
    ...{ db, hub, loop },
    outbox: () => db.transactionAhead({ role: 'jobs' }, (tx) => findBacklog(tx, clock.now())),
  });
  registerMetrics(http, metrics.registry, config.telemetry.metrics);
  const endOtlp = await sendToCollector(config, { http, log, registry: metrics.registry });
  if (config.apiDocs) await serveOpenApi(http);
  const hubServices = { hub, clock, ticketSecret, isProduction: config.isProduction };
  registerHubEndpoints(http, hubServices);
  acceptWebSockets(http.server, hubServices);
  registerOutboxPage(http, config);
  registerHealth(http, {
    database: () => db.ping(),
    pubsub: () => pubsub.ping(),
    isDraining: () => hub.isDraining,
  });
  shedRefetches(http, { isPressed: () => loop.isLate || db.isPressed(), log });
  http.addHook('onRequest', async (_request, reply) => {
    if (hub.isDraining) reply.header('connection', 'close');
  });
  return {
    ...{ config, clock, log, db, hub, outbox, postOffice, http },
    remoteHealth: createRemoteHealth({ clock }),
    metrics,
    routes: {
      db,
      clock,
      sessionRules: config.sessions,
      visits: new VisitLog(),
      onOutbox: (written) => takeWritten(outbox, written),
    },
    drain: () => hub.drain(),
    async close() {
      hub.drain();
      await stopListening(http.server);
      await http.close();
      loop.close();
      await outbox.stop();
      mailer.close();
      await pubsub.close();
      await db.close();
      await endOtlp();
    },
  };
}

/**
 * Opens what the configuration names and assembles the server without any domain.
 *
 * @throws StartupError with one sentence; nothing stays open then
 */
export async function createKernel(config: Config, overrides: KernelOverrides = {}): Promise<Kernel> {
  const clock = overrides.clock ?? createClock(config.clockStart);
  const log = overrides.logger ?? createLogger(config.logLevel);
  reportGuardedFailuresTo(log);
  // The broker first: when it cannot be reached, no new data folder is left behind.
  const pubsub = await openPubSub(config);
  let db: DatabaseHandle | undefined;
  try {
    db = overrides.db ?? (await openConfiguredDatabase(config));
    const mailer = overrides.mailer ?? createMailer(config);
    return await assemble({ config, clock, log, db, pubsub, mailer });
  } catch (error) {
    await pubsub.close();
    await db?.close();
    throw error;
  }
}
