import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface Target {
  readonly host: string;
  readonly port: number;
}

/** A TCP proxy whose connections a test can break. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Forwards connections to the targets in turn. */
export async function startTcpProxy(targets: readonly Target[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  let turn = 0;
  const server = createServer((client) => {
    const target = targets[turn++ % targets.length];
    if (isCut || target === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
