import { startHubWorld } from '../../server/src/testing/hub-world.ts';
import type { HubWorld } from '../../server/src/testing/hub-world.ts';
import { END, HANDSHAKE, PING, RawSocket } from './raw-client.ts';

/** Bytes of a record, without its end, that the hub takes at most; what the standard's server takes by default. */
const LONGEST = 32 * 1024;

let world: HubWorld;
let token: string;
let running: RawSocket[] = [];

beforeAll(async () => {
  world = await startHubWorld();
  ({ token } = await world.signIn());
});
afterEach(async () => {
  for (const socket of running) socket.end();
  running = [];
  await world.empty();
});
afterAll(() => world.close());

/** An open socket that has not shaken hands. */
async function open(): Promise<RawSocket> {
  const socket = new RawSocket(world.socketUrl, { authorization: `Bearer ${token}` });
  running.push(socket);
  return socket.opened();
}

async function shaken(): Promise<RawSocket> {
  const socket = await open();
  socket.send(HANDSHAKE);
  expect(await socket.record(0)).toEqual({});
  return socket;
}

const call = (target: string, rest: object = {}): string =>
  JSON.stringify({ type: 1, invocationId: '1', target, arguments: [], ...rest }) + END;

/** The hub answers a call, and said nothing else before. */
async function expectAnswering(socket: RawSocket): Promise<void> {
  socket.send(call('Marker', { invocationId: 'marker' }));
  expect(await socket.record(1)).toMatchObject({ type: 3, invocationId: 'marker' });
}

/** The hub says that the connection is over, and why, and ends it. */
async function expectClose(socket: RawSocket): Promise<void> {
  expect(await socket.record(1)).toEqual({
    type: 7,
    error: expect.any(String) as string,
    allowReconnect: false,
  });
  expect(await socket.closed).toBe(1000);
}

describe('the handshake', () => {
  test.each([
    ['version 1', { protocol: 'json', version: 1 }],
    ['version 2, of stateful clients', { protocol: 'json', version: 2 }],
    ['the name in capitals', { protocol: 'JSON', version: 1 }],
    ['the name in both', { protocol: 'Json', version: 1 }],
    ['what a later client may add', { protocol: 'json', version: 1, later: { is: true } }],
  ])('is accepted: %s', async (_what, request) => {
    const socket = await open();
    socket.send(JSON.stringify(request) + END);
    expect(await socket.record(0)).toEqual({});
    await expectAnswering(socket);
  });

  test.each([
    ['another protocol', '{"protocol":"messagepack","version":1}'],
    ['a protocol that is no text', '{"protocol":{"toString":null},"version":1}'],
    ['a list of protocols', '{"protocol":["json"],"version":1}'],
    ['no protocol', '{"version":1}'],
    ['no version', '{"protocol":"json"}'],
    ['a version that is no number', '{"protocol":"json","version":"1"}'],
    ['a version to come', '{"protocol":"json","version":3}'],
    ['a message', '{"type":6}'],
    ['a list', '[]'],
    ['nothing', ''],
    ['half of it', '{"protocol":"js'],
    ['more than the hub reads', JSON.stringify({ protocol: 'json', version: 1, pad: 'x'.repeat(LONGEST) })],
  ])('is refused with a sentence, and the socket closed: %s', async (_what, request) => {
    const socket = await open();
    socket.send(request + END);
    expect(await socket.record(0)).toEqual({ error: expect.any(String) as string });
    expect(await socket.closed).toBe(1000);
    expect(socket.heard).toHaveLength(1);
  });

  test('may come in pieces, and bring the first messages with it', async () => {
    const socket = await open();
    socket.send(HANDSHAKE.slice(0, 5), HANDSHAKE.slice(5) + PING + call('First'));
    expect(await socket.record(0)).toEqual({});
    expect(await socket.record(1)).toMatchObject({ type: 3, error: "Unknown hub method 'First'" });
  });

  test('that never ends is refused once it is too long', async () => {
    const socket = await open();
    socket.send('x'.repeat(LONGEST + 1));
    expect(await socket.record(0)).toEqual({ error: expect.any(String) as string });
    expect(await socket.closed).toBe(1000);
  });
});

describe('records', () => {
  test('are cut by their ends, not by frames', async () => {
    const socket = await shaken();
    const calls = ['a', 'b', 'c'].map((invocationId) => call('Echo', { invocationId })).join('');
    socket.send(calls.slice(0, 10), calls.slice(10, 90), calls.slice(90));
    const answers = await Promise.all([1, 2, 3].map((index) => socket.record(index)));
    expect(answers).toMatchObject([{ invocationId: 'a' }, { invocationId: 'b' }, { invocationId: 'c' }]);
  });

  test('may have a letter of several bytes split over two frames', async () => {
    const socket = await shaken();
    const bytes = Buffer.from(call('café'));
    const middle = bytes.indexOf('é') + 1;
    socket.send(bytes.subarray(0, middle), bytes.subarray(middle));
    expect(await socket.record(1)).toMatchObject({ type: 3, error: "Unknown hub method 'café'" });
  });

  test('of the longest length are read, also several at once', async () => {
    const socket = await shaken();
    const pad = 'é'.repeat((LONGEST - Buffer.byteLength(call('')) + 1) / 2 - 1);
    const record = call('', { target: pad });
    const filler = ' '.repeat(LONGEST + 1 - Buffer.byteLength(record));
    const longest = filler + record;
    expect(Buffer.byteLength(longest)).toBe(LONGEST + 1);
    socket.send(longest + longest);
    expect(await socket.record(2)).toMatchObject({ type: 3, invocationId: '1' });
  });

  test.each([
    ['finished', (text: string) => text + END],
    ['unfinished', (text: string) => text],
  ])('longer than that end the connection: %s', async (_what, finish) => {
    const socket = await shaken();
    const record = call('x').slice(0, -1);
    socket.send(finish(' '.repeat(LONGEST + 1 - record.length) + record));
    await expectClose(socket);
  });

  test('are measured in bytes', async () => {
    const socket = await shaken();
    socket.send(call('é'.repeat(LONGEST / 2)));
    await expectClose(socket);
  });

  test('of bytes that are no text end the connection', async () => {
    const socket = await shaken();
    socket.send(Buffer.from([...Buffer.from('{"type":6,"x":"'), 0xff, 0xfe, ...Buffer.from(`"}${END}`)]));
    await expectClose(socket);
  });
});

describe('messages', () => {
  test.each([
    ['a call without a method', { type: 1, arguments: [] }],
    ['a call of a number', { type: 1, target: 5, arguments: [] }],
    ['a call without arguments', { type: 1, target: 'x' }],
    ['a call whose arguments are no list', { type: 1, target: 'x', arguments: {} }],
    ['a call with a number as its id', { type: 1, invocationId: 7, target: 'x', arguments: [] }],
    ['a call with streams that are no texts', { type: 1, target: 'x', arguments: [], streamIds: [1] }],
    ['a stream without an id', { type: 4, target: 'x', arguments: [] }],
    ['a stream without a method', { type: 4, invocationId: '1', arguments: [] }],
    ['headers that are no table', { type: 1, target: 'x', arguments: [], headers: 'x' }],
    ['headers that are no texts', { type: 1, target: 'x', arguments: [], headers: { x: 1 } }],
    ['an item of no stream', { type: 2, item: 1 }],
    ['an item without a value', { type: 2, invocationId: '1' }],
    ['an answer to nothing', { type: 3 }],
    ['an answer that is both', { type: 3, invocationId: '1', result: 1, error: 'x' }],
    ['an answer whose error is no text', { type: 3, invocationId: '1', error: 1 }],
    ['a cancellation of nothing', { type: 5 }],
    ['a farewell whose reason is no text', { type: 7, error: 1 }],
    ['a receipt without a number', { type: 8 }],
    ['a sequence without a number', { type: 9, sequenceId: '1' }],
    ['no type', { target: 'x' }],
    ['a type that is a text', { type: '1', target: 'x', arguments: [] }],
    ['a type that is no whole number', { type: 1.5 }],
    ['a list', [1, 2]],
    ['nothing', null],
    ['a text', 'x'],
  ])('against the protocol end the connection: %s', async (_what, message) => {
    const socket = await shaken();
    socket.send(JSON.stringify(message) + END);
    await expectClose(socket);
  });

  test.each([
    ['types of later protocols', [{ type: 0 }, { type: 10 }, { type: 99 }, { type: -1 }]],
    ['pings', [{ type: 6 }, { type: 6, headers: {} }]],
    ['calls that want no answer', [{ type: 1, target: 'x', arguments: [] }]],
    [
      'items and answers of streams that are not there',
      [
        { type: 2, invocationId: 'x', item: null },
        { type: 3, invocationId: 'x' },
        { type: 3, invocationId: 'y', result: null },
        { type: 3, invocationId: 'z', error: 'x' },
      ],
    ],
    ['cancellations of calls that are not there', [{ type: 5, invocationId: 'x' }]],
    [
      'receipts and sequences',
      [
        { type: 8, sequenceId: 1 },
        { type: 9, sequenceId: 1 },
      ],
    ],
  ])('that nobody waits for are borne in silence: %s', async (_what, messages) => {
    const socket = await shaken();
    for (const message of messages) socket.send(JSON.stringify(message) + END);
    await expectAnswering(socket);
  });

  test.each([
    ['headers', { headers: { Foo: 'Bar' } }],
    ['an empty id', { invocationId: '' }],
    ['an id of many letters', { invocationId: '你好'.repeat(40) }],
    ['streams', { streamIds: ['1', '2'] }],
    ['a stream call', { type: 4 }],
  ])('that are calls are answered under their id: %s', async (_what, rest) => {
    const socket = await shaken();
    socket.send(call('Missing', rest));
    const { invocationId = '1' } = rest as { invocationId?: string };
    const error = "Unknown hub method 'Missing'";
    expect(await socket.record(1)).toEqual({ type: 3, invocationId, error });
    socket.send(call('Again', { invocationId: 'again' }));
    expect(await socket.record(2)).toMatchObject({ invocationId: 'again' });
  });

  test('a farewell of the client ends the connection', async () => {
    const socket = await shaken();
    socket.send(`{"type":7}${END}`);
    expect(await socket.closed).toBe(1000);
    expect(world.hub.size).toBe(0);
  });
});
