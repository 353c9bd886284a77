import { createHttpServer } from '../http/index.ts';
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
