import { createServer } from 'node:net';
import { listenOnce } from '../guard/index.ts';
import { errorCode, errorMessage, StartupError } from '../errors/index.ts';

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is already in use; stop the other program or set PORT to another number.`,
  EACCES: (_host, port) =>
    `Port ${port} needs more rights than this process has; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine.`,
};

/**
 * Checks that the server can listen on the address.
 *
 * @throws StartupError with the reason
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      listenOnce(server, { kind: 'address', close: reject }, { error: reject });
      server.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw new StartupError(
      REASONS[errorCode(error)]?.(host, port) ??
        `The server cannot listen on ${host}:${port} (${errorMessage(error)}).`,
    );
  }
  await new Promise((resolve) => server.close(resolve));
}
