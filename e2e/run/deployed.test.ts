import { once } from 'node:events';
import { createServer } from 'node:http';
import { assertAccounts, assertReachable, probeAddress } from './deployed.ts';

async function withPlatform(page: string, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await work(`http://{tenant}.localhost:${typeof address === 'object' ? address?.port : 0}`);
  server.closeAllConnections();
  server.close();
}

const page = (origins: readonly string[]) =>
  `<script id="cadence-config">${JSON.stringify({ overrideOrigins: origins })}</script>`;

test('a platform is reached under any organisation’s name, on this machine by number', () => {
  expect(probeAddress('https://{tenant}.staging.example.com')).toBe('https://acme.staging.example.com');
  expect(probeAddress('https://staging.example.com')).toBe('https://staging.example.com');
  expect(probeAddress('http://{tenant}.localhost:8080')).toBe('http://127.0.0.1:8080');
});

test('a platform in production takes no remotes from elsewhere, which is said before anything starts', async () => {
  await withPlatform(page([]), async (url) => {
    await expect(assertReachable(url, true)).rejects.toThrow('takes no remotes from elsewhere');
    await expect(assertReachable(url, false)).resolves.toBeUndefined();
  });
  await withPlatform(page(['http://localhost:*']), async (url) => {
    await expect(assertReachable(url, true)).resolves.toBeUndefined();
  });
});

test('what does not answer, or is something else, is said in a sentence', async () => {
  await withPlatform('<h1>It works!</h1>', async (url) => {
    await expect(assertReachable(url, false)).rejects.toThrow(
      'answers with 200, and not with a page of Cadence',
    );
  });
  await expect(assertReachable('http://127.0.0.1:9', false)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 does not answer: /,
  );
});

test('accounts are given, or made by the operator where each organisation has its address', () => {
  const many = 'https://{tenant}.example.com';
  const operator = { E2E_OPERATOR_DATABASE_URL: 'postgres://db.example.com/cadence' };
  expect(() => assertAccounts(many, {})).toThrow('A deployed platform needs accounts');
  expect(() => assertAccounts(many, operator)).not.toThrow();
  expect(() => assertAccounts('https://one.example.com', operator)).toThrow(
    'which https://one.example.com alone',
  );
  expect(() => assertAccounts('https://one.example.com', { E2E_ORGANISATIONS: 'qa' })).not.toThrow();
});
