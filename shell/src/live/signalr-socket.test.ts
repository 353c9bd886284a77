import { setupApiServer } from '@cadence/shared-auth/testing';
import { HUB_AUDIENCE, HUB_DISPLACED, HUB_MISSED, HUB_SENT_AWAY } from '@cadence/shared-contract';
import { HUB_RELEASE } from '@cadence/shared-contract/remote';
import { http, HttpResponse } from 'msw';
import { openSignalRSocket, type SignalRSocketOptions } from './signalr-socket.ts';

const server = setupApiServer();
const END = '\u001e';

/** A browser's socket whose other end is in the test's hands. */
class HeldSocket {
  static readonly OPEN = 1;
  static all: HeldSocket[] = [];
  /** Resolves with the next socket that the client begins. */
  static next: PromiseWithResolvers<HeldSocket>;
  readonly url: string;
  readonly sent: string[] = [];
  /** In which state it was closed; null as long as it was not. */
  closedIn: 'connecting' | 'open' | null = null;
  readyState = 0;
  onopen: (event: object) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: object) => void = () => undefined;

  constructor(url: string) {
    this.url = url;
    HeldSocket.all.push(this);
    HeldSocket.next.resolve(this);
  }

  /** The server takes the connection and, once asked, shakes hands. */
  accept(): void {
    this.readyState = HeldSocket.OPEN;
    this.onopen({});
  }

  send(text: string): void {
    this.sent.push(text);
    if (text.includes('"protocol"')) this.onmessage({ data: `{}${END}` });
  }

  close(): void {
    this.closedIn = this.readyState === HeldSocket.OPEN ? 'open' : 'connecting';
    this.readyState = 3;
  }
}

const browserSocket = window.WebSocket;
// The client asks what it runs on, and opens another kind of socket on Node.
const node = Reflect.get(globalThis, 'process') as object;
beforeEach(() => {
  HeldSocket.all = [];
  HeldSocket.next = Promise.withResolvers();
  window.WebSocket = HeldSocket as unknown as typeof WebSocket;
  Reflect.set(globalThis, 'process', Object.create(node, { release: { value: { name: 'browser' } } }));
});
afterEach(() => {
  window.WebSocket = browserSocket;
  Reflect.set(globalThis, 'process', node);
});

/** The hub's answer to a request for a ticket; `asked` resolves when somebody does. */
function holdTicket() {
  const asked = Promise.withResolvers<string | null>();
  const answer = Promise.withResolvers<HttpResponse<object>>();
  server.use(
    http.post('*/hubs/message/negotiate', ({ request }) => {
      asked.resolve(request.headers.get('authorization'));
      return answer.promise;
    }),
  );
  return {
    asked: asked.promise,
    grant: (more: object = { now: 50_000 }) =>
      answer.resolve(HttpResponse.json({ accessToken: 'tkt_1', ...more })),
    refuse: (status: number) => answer.resolve(HttpResponse.json({}, { status })),
  };
}

function begin(options: Partial<SignalRSocketOptions> = {}) {
  const abort = new AbortController();
  const opening = openSignalRSocket({
    readToken: () => 'session-token',
    onEvent: () => undefined,
    onMissed: () => undefined,
    onAudience: () => undefined,
    onRelease: () => undefined,
    since: null,
    away: () => 2_000,
    direct: true,
    signal: abort.signal,
    ...options,
  });
  // Looked at later; what is rejected before is no unhandled rejection.
  opening.catch(() => undefined);
  return { abort: () => abort.abort(), opening };
}

test('[LIVE-001] a ticket opens the socket, and never the session token', async () => {
  const events: unknown[] = [];
  const ticket = holdTicket();
  const { opening } = begin({
    onEvent: (method, event) => events.push([method, event]),
    onMissed: () => events.push('missed'),
    onAudience: (size) => events.push(size),
    onRelease: () => events.push('release'),
  });
  expect(await ticket.asked).toBe('Bearer session-token');
  ticket.grant();
  const socket = await HeldSocket.next.promise;
  expect(socket.url).toBe('ws://acme.localhost:8080/hubs/message?since=48000&access_token=tkt_1');
  socket.accept();
  const live = await opening;
  socket.onmessage({ data: JSON.stringify({ type: 1, target: HUB_MISSED, arguments: [] }) + END });
  socket.onmessage({
    data: JSON.stringify({ type: 1, target: 'NotificationUpdate', arguments: [{ id: 5 }] }) + END,
  });
  expect(events).toEqual(['missed', ['NotificationUpdate', { id: 5 }]]);
  expect(live.audience()).toBe(0);
  socket.onmessage({ data: JSON.stringify({ type: 1, target: HUB_AUDIENCE, arguments: [5_000] }) + END });
  expect(live.audience()).toBe(5_000);
  expect(events.at(-1)).toBe(5_000);
  socket.onmessage({ data: JSON.stringify({ type: 1, target: HUB_RELEASE, arguments: [] }) + END });
  expect(events.at(-1)).toBe('release');
  await live.stop();
  await live.closed;
  expect(socket.sent.at(-1)).toBe(`{"type":7}${END}`);
  expect(socket.closedIn).toBe('open');
});

describe('what the page has received', () => {
  const event = (at?: number): string =>
    JSON.stringify({ type: 1, target: 'Other', arguments: [], at }) + END;

  test('is what the hub says with its records; a repeated event takes nothing back', async () => {
    const ticket = holdTicket();
    const { opening } = begin({ since: 45_000 });
    ticket.grant();
    const socket = await HeldSocket.next.promise;
    expect(new URL(socket.url).searchParams.get('since')).toBe('45000');
    socket.accept();
    const live = await opening;
    expect(live.heard()).toBe(45_000);
    socket.onmessage({ data: event(60_000) + event(58_000) });
    expect(live.heard()).toBe(60_000);
    socket.onmessage({ data: `{"type":6,"at":70000}${END}` });
    socket.onmessage({ data: `{"type":6}${END}${event()}` });
    expect(live.heard()).toBe(70_000);
    await live.stop();
  });

  test('is unknown where the hub does not say what time it is: everything is read again', async () => {
    let missed = 0;
    const ticket = holdTicket();
    const { opening } = begin({ onMissed: () => (missed += 1) });
    ticket.grant({});
    const socket = await HeldSocket.next.promise;
    expect(socket.url).not.toContain('since');
    socket.accept();
    const live = await opening;
    expect([missed, live.heard()]).toEqual([1, null]);
    await live.stop();
  });
});

test.each([
  ['{"type":7,"allowReconnect":true}', 'lost'],
  ['{"type":7,"allowReconnect":false}', 'lost'],
  [`{"type":7,"allowReconnect":true,"error":"${HUB_SENT_AWAY}"}`, 'sent away'],
  [`{"type":7,"allowReconnect":false,"error":"${HUB_DISPLACED}"}`, 'displaced'],
])('a hub that says %s has %s this page', async (goodbye, end) => {
  const ticket = holdTicket();
  const { opening } = begin();
  ticket.grant();
  const socket = await HeldSocket.next.promise;
  socket.accept();
  const live = await opening;
  socket.onmessage({ data: goodbye + END });
  socket.onclose({ code: 1000, wasClean: true });
  expect(await live.closed).toBe(end);
});

describe('over long polling, where a proxy lets nothing else through', () => {
  /** A hub that answers the handshake; what it does with later polls is the test's. */
  function holdPolls(onPoll: () => HttpResponse<string> | Promise<HttpResponse<string>>) {
    const answers = [HttpResponse.text(''), HttpResponse.text(`{}${END}`)];
    server.use(
      http.post('*/hubs/message/negotiate', ({ request }) =>
        HttpResponse.json({
          ...(new URL(request.url).searchParams.has('since')
            ? { negotiateVersion: 1 }
            : { accessToken: 'tkt_1', now: 50_000 }),
          connectionId: 'c',
          connectionToken: 't',
          availableTransports: [{ transport: 'LongPolling', transferFormats: ['Text'] }],
        }),
      ),
      http.get('*/hubs/message', () => answers.shift() ?? onPoll()),
      http.post('*/hubs/message', () => HttpResponse.text('')),
      http.delete('*/hubs/message', () => HttpResponse.text('', { status: 202 })),
    );
  }

  test('events are received, and the end of the connection is noticed', async () => {
    const event = JSON.stringify({ type: 1, target: 'NotificationUpdate', arguments: [{ id: 5 }] }) + END;
    const polls = [HttpResponse.text(event), HttpResponse.text('', { status: 204 })];
    holdPolls(() => polls.shift() ?? HttpResponse.error());
    const events: unknown[] = [];
    const { opening } = begin({
      direct: false,
      onEvent: (method, payload) => events.push([method, payload]),
    });
    expect(await (await opening).closed).toBe('lost');
    expect(events).toEqual([['NotificationUpdate', { id: 5 }]]);
  });

  test('a poll that nobody answers is a lost connection', async () => {
    const asked = Promise.withResolvers<void>();
    holdPolls(() => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
    const { opening } = begin({ direct: false });
    const live = await opening;
    await asked.promise;
    await jest.advanceTimersByTimeAsync(25_000);
    expect(await live.closed).toBe('lost');
    jest.useRealTimers();
  });
});

test('a connection that is given up before its ticket is there begins no socket', async () => {
  const ticket = holdTicket();
  const { abort, opening } = begin();
  await ticket.asked;
  abort();
  ticket.grant();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(HeldSocket.all).toEqual([]);
});

test('a connection that is given up before it begins asks for nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  // A request would have no handler and fail the test.
  await expect(begin({ signal: controller.signal }).opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(HeldSocket.all).toEqual([]);
});

test('a socket that is just opening is never closed before it is open', async () => {
  const ticket = holdTicket();
  const { abort, opening } = begin();
  ticket.grant();
  const socket = await HeldSocket.next.promise;
  abort();
  // Everything that could close the socket at once has had its turn.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(socket.closedIn).toBeNull();
  socket.accept();
  await expect(opening).rejects.toThrow(/before stop\(\) was called/);
  expect(socket.closedIn).toBe('open');
});

test('a hub that refuses says with which status; nobody signed in is refused without asking', async () => {
  const ticket = holdTicket();
  const { opening } = begin();
  ticket.refuse(401);
  await expect(opening).rejects.toMatchObject({ statusCode: 401 });
  await expect(begin({ readToken: () => null }).opening).rejects.toMatchObject({ statusCode: 401 });
  expect(HeldSocket.all).toEqual([]);
});
