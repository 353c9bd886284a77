import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createHttpServer } from '../kernel/http/index.ts';
import { acceptWebSockets, asksForHub, Hub, registerHubEndpoints } from '../kernel/hub/index.ts';
import type { HubOptions } from '../kernel/hub/hub.ts';
import { createMemoryPubSub } from '../kernel/pubsub/index.ts';
import { startTestApp } from './harness.ts';
import { HubWorld, listenOn } from './hub-world.ts';

interface OwnHubOptions extends Partial<Pick<HubOptions, 'times' | 'backlog'>> {
  /** Called with the server before it listens. */
  readonly prepare?: (http: FastifyInstance) => void;
}

/** A separate hub beside the application's, with the times and limits that a test needs. */
export async function startOwnHub({ prepare, ...options }: OwnHubOptions): Promise<{
  readonly world: HubWorld;
  close(): Promise<void>;
}> {
  const t = await startTestApp();
  const { db } = t.app;
  const log = pino({ level: 'silent' });
  const http = createHttpServer(log, { isUpgrade: asksForHub });
  const hub = new Hub({
    ...{ installation: 'test', db, clock: t.clock, log, pubsub: createMemoryPubSub() },
    ...options,
  });
  const services = { hub, clock: t.clock, ticketSecret: 'secret', isProduction: false };
  registerHubEndpoints(http, services);
  acceptWebSockets(http.server, services);
  prepare?.(http);
  const world = new HubWorld(t, hub, `${await listenOn(http)}/hubs/message`);
  return {
    world,
    async close() {
      await world.stopClients();
      hub.drain();
      await http.close();
      await world.close();
    },
  };
}
