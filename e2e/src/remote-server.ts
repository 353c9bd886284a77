import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** A developer's server of one remote's build, on a port of localhost. */
export interface RemoteServer {
  readonly origin: string;
  /** Paths that were asked for and found. */
  readonly served: readonly string[];
  close(): Promise<void>;
}

export async function serveRemote(folder: string): Promise<RemoteServer> {
  const served: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(resolve(root, folder), path)).then(
      (content) => {
        served.push(path);
        response.writeHead(200, {
          'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    origin: `http://localhost:${address.port}`,
    served,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
