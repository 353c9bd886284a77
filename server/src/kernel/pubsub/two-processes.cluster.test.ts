import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { AddressInfo } from 'node:net';
import { userGroup } from '../outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';

/** Runs where TEST_DATABASE_URL and TEST_REDIS_URL name both: two applications on one database, as processes would be. */
describe('two processes on one PostgreSQL and one Redis', () => {
  let one: TestApp;
  let two: TestApp;
  const clients: HubConnection[] = [];

  beforeAll(async () => {
    const environment = { REDIS_URL: process.env['TEST_REDIS_URL'] ?? '' };
    one = await startTestApp(environment);
    two = await startTestApp(environment, one.app.db);
    for (const { app } of [one, two]) await app.http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.stop()));
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  async function connect(t: TestApp, token: string): Promise<HubConnection> {
    const { port } = t.app.http.server.address() as AddressInfo;
    const client = new HubConnectionBuilder()
      .withUrl(`http://127.0.0.1:${port}/hubs/message`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
      })
      .configureLogging(LogLevel.None)
      .build();
    clients.push(client);
    await client.start();
    return client;
  }

  async function signIn() {
    const tenant = await makeTenant(one.app.db);
    const person = await makePerson(one.app.db, tenant.id);
    return { tenant, person, token: (await one.login(person, tenant)).Token };
  }

  test('an event of one process reaches the clients of both, once', async () => {
    const { person, token } = await signIn();
    const heard: string[] = [];
    const [first, second] = [await connect(one, token), await connect(two, token)];
    const hears = (client: HubConnection, name: string): Promise<void> =>
      new Promise((resolve) => {
        client.on('NotificationUpdate', () => {
          heard.push(name);
          resolve();
        });
      });
    const both = Promise.all([hears(first, 'one'), hears(second, 'two')]);
    await one.app.kernel.hub.publish(userGroup(person.id), 'NotificationUpdate', [{ id: 1 }]);
    await both;
    expect(heard.toSorted()).toEqual(['one', 'two']);
  });

  test('a sign-out at one process refuses the token and closes the hub at the other', async () => {
    const { token } = await signIn();
    const client = await connect(two, token);
    const closed = new Promise((resolve) => client.onclose(resolve));
    await one.call('auth.signOut', {}, { token });
    await closed;
    expect((await two.call('notifications.list', { params: { page: 1 } }, { token })).status).toBe(401);
  });
});
