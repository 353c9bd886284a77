import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tie } from './socket-pair.ts';

/** A connection to a port on this machine that can be cut, or fall silent. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection, and new ones until `mend`. */
  cut(): void;
  /** Keeps every connection open, takes new ones and passes nothing on, until `mend`. */
  silence(): void;
  /** Passes on what waited, and everything from now on. */
  mend(): void;
  /** Passes on what comes over new connections; those from before stay silent, as after a failover. */
  mendForNew(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const pairs = new Set<readonly [Socket, Socket]>();
  const waiting = new Set<Socket>();

  const carry = (client: Socket): void => {
    const upstream = connect(target, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    tie(client, upstream, () => pairs.delete(pair));
    client.pipe(upstream).pipe(client);
  };
  const server = createServer((client) => {
    if (state === 'whole') carry(client);
    else if (state === 'cut') client.resetAndDestroy();
    else {
      client.on('error', () => undefined);
      waiting.add(client.pause());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const admit = (): void => {
    state = 'whole';
    for (const client of waiting) carry(client);
    waiting.clear();
  };
  const destroyAll = (): void => {
    for (const socket of [...waiting, ...[...pairs].flat()]) socket.destroy();
    waiting.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      destroyAll();
    },
    silence() {
      state = 'silent';
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    mend() {
      for (const [client, upstream] of pairs) {
        client.pipe(upstream);
        upstream.pipe(client);
      }
      admit();
    },
    mendForNew: admit,
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
