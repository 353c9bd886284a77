import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import { readPort } from '../port.mjs';
import { at } from '../workspace.mjs';
import { createLiveReload, entryScript, eventsPath } from './live-reload.mjs';
import { watchPackages } from './watch.mjs';

/** Ports from here on are origins that the shell accepts overrides from. */
export const remotePort = 4101;

const types = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.map': 'application/json',
};

/**
 * One remote from its own dev server, for a platform that already runs (here or elsewhere).
 * @param {string} folder of the remote's package
 * @param {number} [port]
 * @returns {Promise<number>} exit code, after SIGINT or SIGTERM
 */
export async function runRemote(folder, port = remotePort) {
  const name = basename(folder).replace('mfe-', '');
  const liveReload = createLiveReload();
  const stopWatching = await watchPackages([folder], {
    onBuilt: async () => liveReload.reload(),
    adapt: addLiveReload,
  });
  const server = serve(at(folder, 'dist'), liveReload).listen(port);
  const platform = process.env.PLATFORM_URL ?? `http://localhost:${readPort()}`;
  console.log(
    `\n${name} is served from here on the page ${overrideUrl(platform, name, port)}\nCtrl-C stops.`,
  );

  await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
  liveReload.close();
  server.close();
  server.closeAllConnections();
  await stopWatching();
  return 0;
}

const overrideUrl = (platform, name, port) =>
  `${platform}/v3/home?mfe=${name}@http://localhost:${port}/mf-manifest.json`;

function addLiveReload(config, webpack) {
  const banner = new webpack.BannerPlugin({ banner: entryScript(), raw: true, test: /remoteEntry/ });
  return { ...config, plugins: [...config.plugins, banner] };
}

function serve(folder, liveReload) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === eventsPath) liveReload.connect(request, response);
    else void sendFile(fileAt(folder, pathname), response);
  });
}

/** `normalize` of an absolute path cannot climb above its root; a path that does not decode names nothing. */
function fileAt(folder, pathname) {
  try {
    return join(folder, normalize(decodeURIComponent(pathname)));
  } catch {
    return join(folder, 'nothing');
  }
}

async function sendFile(file, response) {
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const body = await readFile(file).catch(() => null);
  if (body === null) return response.writeHead(404, headers).end();
  response.writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  return response.end(body);
}
