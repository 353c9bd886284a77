import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';
import { tie } from './socket-pair.ts';

/** Shortest and longest, in milliseconds. */
export type Range = readonly [number, number];

/** A way to a port on this machine, over which every round trip takes longer. */
export interface SlowProxy {
  readonly port: number;
  /** How much longer a round trip takes from now on. */
  slow(range: Range): void;
  close(): Promise<void>;
}

/** Passes everything on later, in its order: timers of different lengths do not keep theirs. */
function lateness(delay: () => number): Transform {
  const waiting: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      setTimeout(() => this.push(waiting.shift()), delay());
      done();
    },
    flush(done) {
      for (const chunk of waiting.splice(0)) this.push(chunk);
      done();
    },
  });
}

export async function startSlowProxy(target: number): Promise<SlowProxy> {
  let [shortest, longest]: Range = [0, 0];
  const oneWay = (): number => (shortest + Math.random() * (longest - shortest)) / 2;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    open.add(client);
    tie(client, upstream, () => open.delete(client));
    client.pipe(lateness(oneWay)).pipe(upstream).pipe(lateness(oneWay)).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    slow(range) {
      [shortest, longest] = range;
    },
    async close() {
      server.close();
      for (const client of open) client.destroy();
      await once(server, 'close');
    },
  };
}
