import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Connections idle for this long after listening has stopped have no more requests; in milliseconds. */
const PATIENCE = 1_000;

/**
 * Accepts no new connections and answers the requests on open ones with `Connection: close`, so that clients close
 * them. `http.Server.close` ends idle connections at once, even one whose request is in transit.
 */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, wait(PATIENCE)]);
}
