import { createServer } from 'node:net';
import { StartupError } from '../errors/index.ts';

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is already in use; stop the other program or set PORT to another number.`,
  EACCES: (_host, port) =>
    `Port ${port} needs more rights than this process has; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine.`,
};

/**
 * Makes sure that the address can be listened on.
 *
 * @throws StartupError saying why not
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      REASONS[code]?.(host, port) ?? `The server cannot listen on ${host}:${port} (${cause}).`,
    );
  }
  await new Promise((resolve) => server.close(resolve));
}
