import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { HUB_PATH } from '@cadence/shared-contract';
import { WebSocket } from 'ws';
import type { Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn } from '../client.ts';

const SOCKETS = 50;
/** As many records as the hub takes of one connection in a while, in milliseconds. */
const RECORDS = { count: 190, within: 10_500 } as const;
const WINDOWS = 2;
const END = '\u001e';
/** The hub names the unknown method in its answer, which is therefore as long as the call. */
const CALL = `${JSON.stringify({ type: 1, invocationId: '1', target: 'x'.repeat(30_000), arguments: [] })}${END}`;
const LIMIT_KB = 50 * 1024;

/** Memory of the server's process, in KB. */
async function memoryOf({ process: { pid } }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}

/** A connection that has shaken hands, and reads or does not. */
async function open(server: ServerProcess, token: string, reads: boolean): Promise<WebSocket> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${HUB_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  if (!reads) socket.pause();
  socket.send(`{"protocol":"json","version":1}${END}`);
  return socket;
}

/** Asks what the hub answers at length; a client that was disconnected comes back. The most memory seen, in KB. */
async function press(server: ServerProcess, token: string, reads: boolean) {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => open(server, token, reads)));
  let [most, cut] = [0, 0];
  for (let window = 0; window < WINDOWS; window += 1) {
    const until = Date.now() + RECORDS.within;
    for (let record = 0; record < RECORDS.count; record += 1) {
      for (const [index, socket] of sockets.entries()) {
        if (socket.readyState === WebSocket.OPEN) socket.send(CALL);
        else {
          cut += 1;
          sockets[index] = await open(server, token, reads);
        }
      }
      most = Math.max(most, await memoryOf(server));
      await delay(0);
    }
    await delay(Math.max(0, until - Date.now()));
    most = Math.max(most, await memoryOf(server));
  }
  for (const socket of sockets) socket.terminate();
  return { most, cut };
}

/** S10: a client that never reads what the hub sends does not make it keep that. */
export const slowReaders: Measure = {
  name: 'slow-readers',
  async run() {
    const server = await startServer({ DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' });
    try {
      const { token } = await signIn(server, 'contributor');
      // The same work for clients that read: the difference is what waits for the slow readers.
      const read = await press(server, token, true);
      const unread = await press(server, token, false);
      return [
        {
          id: 'S10',
          what: 'memory for one account of 50 sockets that never read, beyond 50 that do',
          value: Math.max(0, unread.most - read.most),
          unit: 'KB',
          reach: { is: 'at most', value: LIMIT_KB },
          detail: `${SOCKETS * RECORDS.count * WINDOWS} calls answered with ${CALL.length} bytes each; the most resident memory ${unread.most} KB, ${read.most} KB with readers; disconnected ${unread.cut} times`,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
