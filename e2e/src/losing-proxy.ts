import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tie } from './socket-pair.ts';

/** What becomes of the next answer: it comes, or its connection breaks, or it never arrives. */
export type Loss = 'none' | 'before' | 'after' | 'hang';

/** A connection to a port on this machine that loses answers. */
export interface LosingProxy {
  readonly port: number;
  loss: Loss;
  close(): Promise<void>;
}

/** Swallows what is answered; the client's end stays open, also when the server has closed its own. */
function hold(client: Socket, upstream: Socket, onClose: () => void): void {
  for (const one of [client, upstream]) one.on('error', () => undefined);
  client.on('close', () => {
    onClose();
    upstream.destroy();
  });
  upstream.resume();
}

export async function startLosingProxy(target: number): Promise<LosingProxy> {
  const open = new Set<Socket>();
  const proxy = { port: 0, loss: 'none' as Loss, close };
  const server = createServer((client) => {
    if (proxy.loss === 'before') {
      client.resetAndDestroy();
      return;
    }
    const { loss } = proxy;
    const upstream = connect(target, '127.0.0.1');
    open.add(client);
    const forget = () => open.delete(client);
    if (loss === 'hang') hold(client, upstream, forget);
    else tie(client, upstream, forget);
    client.pipe(upstream);
    if (loss === 'none') upstream.pipe(client);
    // The server has answered, and so it has committed: that is what nobody learns.
    if (loss === 'after') upstream.once('data', () => client.resetAndDestroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.port = (server.address() as AddressInfo).port;

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  }
  return proxy;
}
