import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Connections that are silent for this long after closing began have nothing left to ask. */
const PATIENCE = 1_000;

/**
 * Accepts no new connections and lets existing ones finish; they are answered with `Connection: close`, and clients end
 * them. `http.Server.close` ends idle connections at once, including one whose request is just arriving.
 */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, wait(PATIENCE)]);
}
