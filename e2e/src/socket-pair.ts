import type { Socket } from 'node:net';

/** Lets the two ends of a passed-on connection live and die together. `onClose` is called when either has closed. */
export function tie(client: Socket, upstream: Socket, onClose: () => void): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.setNoDelay(true);
    one.on('error', () => undefined);
    one.on('close', () => {
      onClose();
      other.destroy();
    });
  }
}
