import { once } from 'node:events';
import { createServer } from 'node:net';
import { versionsOfServices } from './services.mjs';

/** The version that is read from a Redis which answers so, or which ends the connection. */
async function versionOf(answer) {
  const server = createServer((socket) => {
    socket.once('data', () => (answer === null ? socket.destroy() : socket.write(answer)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const versions = await versionsOfServices(undefined, `redis://127.0.0.1:${server.address().port}`);
  server.close();
  return versions;
}

test('Redis says its version, one that keeps it to itself is unknown, and none has none', async () => {
  expect(await versionOf('$60\r\n# Server\r\nredis_version:7.0.15\r\nredis_git_sha1:0\r\n')).toEqual([
    'Redis 7.0.15',
  ]);
  expect(await versionOf('-NOAUTH Authentication required.\r\n')).toEqual(['Redis unknown']);
  expect(await versionOf(null)).toEqual(['Redis unknown']);
  expect(await versionsOfServices(undefined, undefined)).toEqual([]);
});
