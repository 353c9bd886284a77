import { createHttpServer } from '../http/index.ts';
import { busy } from '../load/busy.ts';
import { createLogger } from './index.ts';

test('requests are logged without the secrets that an address or a header may carry', async () => {
  const lines: string[] = [];
  const server = createHttpServer(createLogger('info', { write: (line) => lines.push(line) }));
  const headers = { authorization: 'Bearer s3cret', cookie: 's3cret' };
  await server.inject({ url: '/v3/resetpassword/s3cret', headers });
  await server.inject({ url: '/v3/login/unlock/s3cret', headers });
  await server.inject({ url: '/x?access_token=s3cret', headers });
  await server.close();
  expect(lines.join()).not.toContain('s3cret');
  expect(lines.join()).toContain('"url":"/v3/resetpassword/…"');
});

test('[D-133] a refusal as busy is not logged as an error, wherever it is caught; a failure is', async () => {
  const lines: { level: number; msg: string }[] = [];
  const write = (line: string): unknown => lines.push(JSON.parse(line) as (typeof lines)[number]);
  const server = createHttpServer(createLogger('debug', { write }));
  server.get('/api/busy', async () => {
    throw busy('read');
  });
  server.get('/page', async ({ log }) => {
    log.error({ err: busy('read') }, 'page without branding');
    log.error({ err: new Error('away') }, 'page without database');
    return 'page';
  });
  expect((await server.inject('/api/busy')).statusCode).toBe(503);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  await server.inject('/page');
  await server.close();
  const levelOf = (what: string) => lines.find(({ msg }) => msg === what)?.level;
  expect([levelOf('page without branding'), levelOf('page without database')]).toEqual([20, 50]);
});
