import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createClock } from './kernel/clock/clock.ts';
import type { Clock } from './kernel/clock/clock.ts';
import type { Config } from './kernel/config/config.ts';
import type { DatabaseHandle } from './kernel/db/index.ts';
import { loadSecret, openDatabase } from './kernel/db/index.ts';
import { createHttpServer, registerSlice } from './kernel/http/index.ts';
import type { Slice } from './kernel/http/index.ts';
import { createAuthSlice, LoginLimits } from './modules/auth/index.ts';
import { notificationsSlice } from './modules/notifications/index.ts';
import { peopleSlice } from './modules/people/index.ts';
import { findSessionPeriod } from './session-period.ts';

/** A server that is ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  /** Starts to answer on the configured address; the address that was taken. */
  listen(): Promise<string>;
  /** Drains and stops: no new requests, running ones finish, connections and files are released. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface AppOverrides {
  readonly clock?: Clock;
  readonly db?: DatabaseHandle;
  readonly logger?: Logger;
}

async function openAppDatabase(config: Config): Promise<DatabaseHandle> {
  return config.databaseUrl === null
    ? openDatabase({ mode: 'embedded', dataDir: config.dataDir })
    : openDatabase({ mode: 'postgres', url: config.databaseUrl });
}

/** The slices, in the order of their tables. A new domain adds its line here. */
async function createSlices(config: Config, db: DatabaseHandle, clock: Clock): Promise<readonly Slice[]> {
  const authServices = {
    limits: new LoginLimits(clock),
    findPeriod: findSessionPeriod,
    defaultTenantHost: config.defaultTenantHost,
    supportChatSecret: await loadSecret(db, 'support-chat'),
  };
  return [createAuthSlice(authServices), notificationsSlice, peopleSlice];
}

/** Composes the server. @throws StartupError with one sentence; nothing stays open then. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const clock = overrides.clock ?? createClock(config.clockStart);
  const logger = overrides.logger ?? pino({ level: config.logLevel });
  const db = overrides.db ?? (await openAppDatabase(config));
  const http = createHttpServer(logger);
  for (const slice of await createSlices(config, db, clock)) {
    registerSlice(http, slice, { db, clock, onOutbox: () => undefined });
  }
  return {
    http,
    db,
    clock,
    listen: () => http.listen({ host: config.host, port: config.port }),
    async close() {
      await http.close();
      await db.close();
    },
  };
}
