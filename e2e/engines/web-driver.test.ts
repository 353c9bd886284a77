import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clickAt, commandsOf, pressEach, pressWithControl } from './web-driver.ts';

test('a command answers with its value, and a refusal with what the driver says', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isKnown = request.url === '/status';
    const refusal = { error: 'no such window', message: 'It was closed', stacktrace: '' };
    response
      .writeHead(isKnown ? 200 : 404)
      .end(JSON.stringify({ value: isKnown ? { ready: true } : refusal }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const command = commandsOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await command('GET', '/status')).toEqual({ ready: true });
  await expect(command('POST', '/url', { url: 'about:blank' })).rejects.toThrow(
    'POST /url: no such window: It was closed',
  );
  expect(asked).toEqual(['GET /status', 'POST /url']);
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test('a point is one of whole pixels, and a modifier is held down around its key', () => {
  expect(clickAt({ x: 10.4, y: 20.6 })).toMatchObject({
    actions: [{ type: 'pointerMove', x: 10, y: 21 }, { type: 'pointerDown' }, { type: 'pointerUp' }],
  });
  const pressed = (ticks: object) => 'actions' in ticks && JSON.stringify(ticks.actions);
  expect(pressed(pressEach(['a']))).toBe('[{"type":"keyDown","value":"a"},{"type":"keyUp","value":"a"}]');
  expect(pressWithControl('c')).toMatchObject({
    actions: [
      { type: 'keyDown', value: '\uE009' },
      { type: 'keyDown', value: 'c' },
      { type: 'keyUp', value: 'c' },
      { type: 'keyUp', value: '\uE009' },
    ],
  });
});
