import { startHubWorld } from '../../server/src/testing/hub-world.ts';
import type { HubWorld } from '../../server/src/testing/hub-world.ts';
import { userGroup } from '../../server/src/kernel/outbox/index.ts';
import { END, HANDSHAKE, RawSocket, send } from './raw-client.ts';

const TEXT = 'text/plain';
const NOBODY = 'nobody';

let world: HubWorld;
let person: { readonly id: number };
let token: string;
let leave: (() => void)[] = [];

beforeAll(async () => {
  world = await startHubWorld();
  ({ person, token } = await world.signIn());
});
afterEach(async () => {
  for (const end of leave) end();
  leave = [];
  await world.empty();
});
afterAll(() => world.close());

const at = (id: string): string => `${world.url}?id=${encodeURIComponent(id)}`;

async function negotiate(query = '?negotiateVersion=1'): Promise<Record<string, unknown>> {
  const answer = await send({
    method: 'POST',
    url: `${world.url}/negotiate${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer).toMatchObject({ status: 200, type: 'application/json' });
  return JSON.parse(answer.body) as Record<string, unknown>;
}

async function newId(): Promise<string> {
  const { connectionToken } = await negotiate();
  return String(connectionToken);
}

/** A connection carried by long polling whose handshake is done. */
async function polling(): Promise<string> {
  const id = await newId();
  expect(await send({ method: 'GET', url: at(id) })).toMatchObject({ status: 200, body: '' });
  expect(await send({ method: 'POST', url: at(id), body: HANDSHAKE })).toMatchObject({ status: 200 });
  expect(await send({ method: 'GET', url: at(id) })).toMatchObject({ status: 200, body: `{}${END}` });
  return id;
}

async function streaming(): Promise<string> {
  const id = await newId();
  const controller = new AbortController();
  leave.push(() => controller.abort());
  const { signal } = controller;
  const answer = await fetch(at(id), { headers: { accept: 'text/event-stream' }, signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  return id;
}

async function overSocket(): Promise<string> {
  const id = await newId();
  const socket = new RawSocket(`${world.socketUrl}?id=${encodeURIComponent(id)}`);
  leave.push(() => socket.end());
  await socket.opened();
  return id;
}

/** The status with which a socket is refused. */
async function refusedUpgrade(id: string): Promise<number> {
  const headers = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  return (await send({ method: 'GET', url: at(id), headers })).status;
}

describe('negotiation', () => {
  test('version 1 has a public id and a secret one', async () => {
    const answer = await negotiate();
    expect(answer).toMatchObject({ negotiateVersion: 1, connectionId: expect.any(String) as string });
    expect(answer['connectionToken']).not.toBe(answer['connectionId']);
  });

  test.each(['', '?negotiateVersion=0'])('version 0 has one id, which is the secret: %s', async (query) => {
    const { negotiateVersion, connectionId, connectionToken } = await negotiate(query);
    expect([negotiateVersion, connectionToken]).toEqual([0, undefined]);
    expect((await send({ method: 'GET', url: at(String(connectionId)) })).status).toBe(200);
  });

  test('a later version is answered with the latest there is', async () => {
    expect(await negotiate('?negotiateVersion=42')).toMatchObject({ negotiateVersion: 1 });
  });

  test.each(['x', '1.5', '-1', '', '1&negotiateVersion=1'])(
    'a version that is none is answered with an error: %s',
    async (version) => {
      expect(await negotiate(`?negotiateVersion=${version}`)).toEqual({
        error: expect.any(String) as string,
      });
      expect(world.hub.size).toBe(0);
    },
  );

  test('offers the three transports for text', async () => {
    const { availableTransports } = await negotiate();
    expect(availableTransports).toEqual(
      ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
        transport,
        transferFormats: ['Text'],
      })),
    );
  });

  test.each(['text/plain;charset=UTF-8', 'application/json', 'application/octet-stream', 'x/y; z'])(
    'takes a body of any type: %s',
    async (type) => {
      const answer = await send({
        ...{ method: 'POST', url: `${world.url}/negotiate`, body: 'not read' },
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
      expect(answer.status).toBe(200);
    },
  );
});

describe('statuses', () => {
  test.each([
    ['GET', {}],
    ['GET', { accept: 'text/event-stream' }],
    ['POST', {}],
    ['DELETE', {}],
  ])('%s %o without an id is 400, with an unknown one 404', async (method, headers) => {
    expect(await send({ method, url: world.url, headers })).toEqual({
      ...{ status: 400, type: TEXT, body: 'Connection ID required' },
    });
    expect(await send({ method, url: `${world.url}?id=`, headers })).toMatchObject({ status: 400 });
    const unknown = { status: 404, type: TEXT, body: 'No Connection with that ID' };
    expect(await send({ method, url: at(NOBODY), headers })).toEqual(unknown);
    expect(await send({ method, url: `${at(NOBODY)}&id=2`, headers })).toEqual(unknown);
  });

  test('a socket for an unknown id is 404', async () => {
    expect(await refusedUpgrade(NOBODY)).toBe(404);
  });

  test.each(['PUT', 'PATCH', 'OPTIONS', 'TRACE'])('%s is 405', async (method) => {
    const id = await newId();
    expect(await send({ method, url: at(id) })).toMatchObject({ status: 405, type: TEXT });
    expect(await send({ method, url: world.url })).toMatchObject({ status: 405, type: TEXT });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s of the negotiation is 405', async (method) => {
    expect(await send({ method, url: `${world.url}/negotiate` })).toMatchObject({ status: 405, type: TEXT });
  });

  test('a POST on a socket is 405', async () => {
    const id = await overSocket();
    expect(await send({ method: 'POST', url: at(id), body: HANDSHAKE })).toMatchObject({
      ...{ status: 405, type: TEXT },
    });
  });

  test.each([
    ['a socket', overSocket],
    ['an event stream', streaming],
  ])('a DELETE on %s is 400, and ends nothing', async (_what, open) => {
    const id = await open();
    expect(await send({ method: 'DELETE', url: at(id) })).toMatchObject({ status: 400, type: TEXT });
    expect(world.hub.find(id)).toBeDefined();
  });

  test.each([
    ['a socket', overSocket, [409, 400, 400]],
    ['an event stream', streaming, [400, 409, 400]],
    ['polls', polling, [400, 400, 200]],
  ])('of another transport for %s are 400, of the same one 409', async (_what, open, expected) => {
    const id = await open();
    const stream = { method: 'GET', url: at(id), headers: { accept: 'text/event-stream' } };
    const statuses = [await refusedUpgrade(id), (await send(stream)).status];
    // A connection that polls may always poll: the next one is answered by what is sent now.
    const poll = send({ method: 'GET', url: at(id) });
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    expect([...statuses, (await poll).status]).toEqual(expected);
  });

  test('an ended connection is 404', async () => {
    const id = await polling();
    expect(await send({ method: 'DELETE', url: at(id) })).toMatchObject({ status: 202 });
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await send({ method, url: at(id) })).toMatchObject({ status: 404 });
  });
});

describe('POST', () => {
  const CALL = `{"type":1,"invocationId":"1","target":"café","arguments":[]}${END}`;
  const ANSWER = `{"type":3,"invocationId":"1","error":"Unknown hub method 'café'"}${END}`;

  test.each([
    ['no type, as the .NET client sends it', {}],
    ['octets', { 'content-type': 'application/octet-stream' }],
    ['text', { 'content-type': 'text/plain;charset=UTF-8' }],
    ['JSON', { 'content-type': 'application/json' }],
    ['JSON in capitals', { 'content-type': 'Application/JSON; charset=utf-8' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that is none', { 'content-type': 'nonsense' }],
  ])('is read under any content type: %s', async (_what, headers) => {
    const id = await polling();
    expect(await send({ method: 'POST', url: at(id), headers, body: CALL })).toMatchObject({
      ...{ status: 200, type: TEXT, body: '' },
    });
    expect(await send({ method: 'GET', url: at(id) })).toMatchObject({ status: 200, body: ANSWER });
  });

  test('may end in the middle of a letter', async () => {
    const id = await polling();
    const bytes = Buffer.from(CALL);
    const middle = bytes.indexOf('é') + 1;
    for (const body of [bytes.subarray(0, middle), bytes.subarray(middle)])
      expect(await send({ method: 'POST', url: at(id), body })).toMatchObject({ status: 200 });
    expect(await send({ method: 'GET', url: at(id) })).toMatchObject({ body: ANSWER });
  });

  test('without a body is 200', async () => {
    const id = await polling();
    expect(await send({ method: 'POST', url: at(id) })).toMatchObject({ status: 200 });
  });

  test('of several records together longer than the longest one is read', async () => {
    const id = await polling();
    const record = CALL.replace('café', 'x'.repeat(30_000));
    expect(await send({ method: 'POST', url: at(id), body: record + record })).toMatchObject({ status: 200 });
    const { body } = await send({ method: 'GET', url: at(id) });
    expect(body.split(END)).toHaveLength(3);
  });
});

describe('long polling', () => {
  test('a second poll ends the first, which is 204', async () => {
    const id = await polling();
    const first = send({ method: 'GET', url: at(id) });
    const polls = [first, send({ method: 'GET', url: at(id) })];
    expect(await Promise.race(polls)).toMatchObject({ status: 204 });
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 1 });
    const statuses = (await Promise.all(polls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 204]));
    await world.send(userGroup(person.id), 'NotificationUpdate', { id: 2 });
    const next = await send({ method: 'GET', url: at(id) });
    expect(next).toMatchObject({ status: 200 });
    expect(next.body).toContain('"id":2');
  });

  test('the end of the connection ends the poll with 204', async () => {
    const id = await polling();
    const poll = send({ method: 'GET', url: at(id) });
    expect((await send({ method: 'DELETE', url: at(id) })).status).toBe(202);
    expect([204, 404]).toContain((await poll).status);
  });

  test('the closing message is fetched by the last poll', async () => {
    const id = await polling();
    await send({ method: 'POST', url: at(id), body: `{"type":1}${END}` });
    const last = await send({ method: 'GET', url: at(id) });
    expect(JSON.parse(last.body.replace(END, ''))).toMatchObject({ type: 7, allowReconnect: false });
    expect((await send({ method: 'GET', url: at(id) })).status).toBe(204);
  });

  test('no answer may be kept by a cache', async () => {
    const id = await newId();
    const answer = await fetch(at(id));
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});
