import type { HubConnection, HubConnectionBuilder, IHttpConnectionOptions } from '@microsoft/signalr';
import { HttpTransportType, LogLevel, MessageType } from '@microsoft/signalr';
import { userGroup } from '../../server/src/kernel/outbox/index.ts';
import { closed, startHubWorld } from '../../server/src/testing/hub-world.ts';
import type { HubWorld } from '../../server/src/testing/hub-world.ts';
import { until } from '../../server/src/testing/until.ts';
import type { SignalR, TransportName } from './clients.ts';
import { CLIENTS, COMBINATIONS, protocolNamed } from './clients.ts';

const GREETING = '你好，世界！ é 🎯';

let world: HubWorld;
let tenant: { readonly id: number };
let person: { readonly id: number };
let token: string;
let running: HubConnection[] = [];

beforeAll(async () => {
  world = await startHubWorld();
  ({ tenant, person, token } = await world.signIn());
});
afterEach(async () => {
  await Promise.all(running.map((client) => client.stop()));
  running = [];
  await world.empty();
});
afterAll(() => world.close());

interface Wish {
  readonly options?: IHttpConnectionOptions;
  readonly refine?: (builder: HubConnectionBuilder) => HubConnectionBuilder;
}

/** A client that is not started yet. */
function build(signalr: SignalR, { options = {}, refine = (builder) => builder }: Wish = {}): HubConnection {
  const builder = new signalr.HubConnectionBuilder()
    .withUrl(world.url, { accessTokenFactory: () => token, ...options })
    .configureLogging(LogLevel.None);
  const client = refine(builder).build();
  running.push(client);
  return client;
}

/** What the hub says to the person under this name, as the outbox would. */
async function tell(method: string, ...args: readonly unknown[]): Promise<void> {
  await world.hub.publish({ group: userGroup(person.id), method, args });
}

/** The client still receives what the hub sends. */
async function expectHearing(client: HubConnection): Promise<void> {
  const heard = new Promise((resolve) => client.on('StillThere', resolve));
  await tell('StillThere', GREETING);
  expect(await heard).toBe(GREETING);
  client.off('StillThere');
}

const over = (transport: TransportName): IHttpConnectionOptions => ({
  transport: HttpTransportType[transport],
});

describe.each(COMBINATIONS)('client %s over %s', (_release, transport, signalr) => {
  test('connects, has an id and receives the hub’s messages, whatever the case of the name', async () => {
    const client = build(signalr, { options: over(transport) });
    const heard = new Promise((resolve) => client.on('sAYheLLo', (...args: unknown[]) => resolve(args)));
    await client.start();
    expect(client.connectionId).toEqual(expect.any(String));
    await tell('SayHello', GREETING, { Name: 'test', Value: 42 }, null, [1, 2]);
    expect(await heard).toEqual([GREETING, { Name: 'test', Value: 42 }, null, [1, 2]]);
  });

  test('a token that takes its time is waited for', async () => {
    const accessTokenFactory = async (): Promise<string> => {
      await new Promise(setImmediate);
      return token;
    };
    const client = build(signalr, { options: { ...over(transport), accessTokenFactory } });
    await client.start();
    await expectHearing(client);
  });

  test('a call of an unknown method is refused by its name', async () => {
    const client = build(signalr, { options: over(transport) });
    await client.start();
    await expect(client.invoke(GREETING, { Name: GREETING })).rejects.toThrow(
      `Unknown hub method '${GREETING}'`,
    );
    await expectHearing(client);
  });

  test('calls at once are answered under their own ids', async () => {
    const client = build(signalr, { options: over(transport) });
    await client.start();
    const names = Array.from({ length: 20 }, (_, number) => `Method${number}`);
    const answers = await Promise.allSettled(names.map((name) => client.invoke(name)));
    expect(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : ''))).toEqual(
      names.map((name) => expect.stringContaining(`Unknown hub method '${name}'`) as string),
    );
  });

  test('a call that wants no answer gets none', async () => {
    const client = build(signalr, { options: over(transport) });
    await client.start();
    await client.send('Shout', GREETING);
    await expectHearing(client);
  });

  test('a stream is refused, and a cancelled stream leaves nothing behind', async () => {
    const client = build(signalr, { options: over(transport) });
    await client.start();
    const refused = new Promise((resolve, reject) =>
      client.stream('Stream').subscribe({ next: reject, complete: () => reject(), error: resolve }),
    );
    expect(String(await refused)).toContain("Unknown hub method 'Stream'");
    client
      .stream('Endless')
      .subscribe({ next: () => undefined, complete: () => undefined, error: () => undefined })
      .dispose();
    await expectHearing(client);
  });

  test('what a client uploads to an unknown method is dropped, and the call refused', async () => {
    const ended = Promise.withResolvers<void>();
    const protocol = protocolNamed(signalr, 'json', ({ type }) => {
      if (type === MessageType.Completion) ended.resolve();
    });
    const client = build(signalr, {
      options: over(transport),
      refine: (builder) => builder.withHubProtocol(protocol),
    });
    await client.start();
    const upload = new signalr.Subject<string>();
    // The refusal may come before the last of them.
    const refusal = client.invoke('Concat', upload).catch(String);
    upload.next('Hello ');
    upload.next(GREETING);
    upload.complete();
    expect(await refusal).toContain("Unknown hub method 'Concat'");
    await ended.promise;
    // What is sent later is answered after everything before has left.
    await expect(client.invoke('Later')).rejects.toThrow('Later');
    await expectHearing(client);
  });

  test('everything said arrives once and in order', async () => {
    const client = build(signalr, { options: over(transport) });
    const heard: number[] = [];
    const all = new Promise<void>((resolve) =>
      client.on('Count', (number: number) => {
        heard.push(number);
        if (heard.length === 300) resolve();
      }),
    );
    await client.start();
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    await Promise.all(numbers.map((number) => tell('Count', number)));
    await all;
    expect(heard).toEqual(numbers);
  });

  test('can be started again, under a new id and with the same handlers', async () => {
    const client = build(signalr, { options: over(transport) });
    let heard = 0;
    client.on('Message', () => (heard += 1));
    const ids: (string | null)[] = [];
    for (const round of [1, 2]) {
      const end = closed(client);
      await client.start();
      ids.push(client.connectionId);
      await tell('Message');
      await expectHearing(client);
      expect(heard).toBe(round);
      await client.stop();
      expect(await end).toBeUndefined();
    }
    expect(new Set(ids).size).toBe(2);
    await until(() => world.hub.size === 0);
  });

  test('comes back by itself when it is sent away', async () => {
    const client = build(signalr, {
      options: over(transport),
      refine: (builder) => builder.withAutomaticReconnect([0]),
    });
    await client.start();
    const { connectionId } = client;
    const back = new Promise((resolve) => client.onreconnected(resolve));
    world.hub.sendAway();
    expect(await back).not.toBe(connectionId);
    await expectHearing(client);
  });

  test('does not reconnect when asked not to', async () => {
    const client = build(signalr, {
      options: over(transport),
      refine: (builder) => builder.withAutomaticReconnect([0]),
    });
    let reconnects = 0;
    client.onreconnecting(() => (reconnects += 1));
    await client.start();
    const end = closed(client);
    await world.hub.disconnect({ tenantId: tenant.id, personId: person.id, chainId: null });
    expect(await end).toBeUndefined();
    expect(reconnects).toBe(0);
  });

  test('the name of the protocol is read in any case', async () => {
    const client = build(signalr, {
      options: over(transport),
      refine: (builder) => builder.withHubProtocol(protocolNamed(signalr, 'JSON')),
    });
    await client.start();
    await expectHearing(client);
  });
});

describe.each(CLIENTS)('client %s', (_release, signalr) => {
  const direct = { ...over('WebSockets'), skipNegotiation: true };

  test('without negotiation it has no id, and comes back without one', async () => {
    const client = build(signalr, {
      options: { ...direct, headers: { authorization: `Bearer ${token}` } },
      refine: (builder) => builder.withAutomaticReconnect([0]),
    });
    expect(client.connectionId).toBeNull();
    await client.start();
    expect(client.connectionId).toBeNull();
    const back = new Promise((resolve) => client.onreconnected(resolve));
    world.hub.sendAway();
    expect(await back).toBeUndefined();
    await expectHearing(client);
  });

  test.each([
    ['WebSockets', 'WebSocket'],
    ['Server-Sent Events', 'WebSocket', 'EventSource'],
  ])('where %s do not work it falls back to what does', async (_name, ...broken) => {
    class Broken {
      constructor() {
        throw new Error('not on this network');
      }
    }
    const options = Object.fromEntries(broken.map((name) => [name, Broken]));
    const client = build(signalr, { options });
    await client.start();
    await expectHearing(client);
  });

  // Over the other two it may come before the answer to the client's request, and the client leaves it unhandled then.
  test('a protocol that the hub does not speak is refused by its name over WebSockets', async () => {
    const client = build(signalr, {
      options: over('WebSockets'),
      refine: (builder) => builder.withHubProtocol(protocolNamed(signalr, 'messagepack')),
    });
    await expect(client.start()).rejects.toThrow("'messagepack'");
  });

  test('at its end long polling deletes the connection, and its poll ends', async () => {
    const asked: (string | undefined)[] = [];
    const answered: unknown[] = [];
    class Witness extends signalr.DefaultHttpClient {
      override async send(request: Parameters<InstanceType<SignalR['DefaultHttpClient']>['send']>[0]) {
        asked.push(request.method);
        const answer = await super.send(request);
        answered.push([request.method, answer.statusCode]);
        return answer;
      }
    }
    const httpClient = new Witness(signalr.NullLogger.instance);
    const client = build(signalr, { options: { ...over('LongPolling'), httpClient } });
    await client.start();
    await client.stop();
    expect(asked.at(-1)).toBe('DELETE');
    expect(answered).toContainEqual(['DELETE', 202]);
    expect(world.hub.size).toBe(0);
  });
});
