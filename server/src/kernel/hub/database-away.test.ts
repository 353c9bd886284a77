import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { DatabaseHandle } from '../db/index.ts';
import { guardedFailures } from '../guard/index.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { startHubWorld } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';

/** Driver errors of a database that is away. */
const AWAY: readonly (readonly [string, () => Error])[] = [
  ['refuses', () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [
    'refuses at each of its addresses',
    () => Object.assign(new AggregateError([new Error('no')]), { code: 'ECONNREFUSED' }),
  ],
  ['says nothing', () => new Error('timeout exceeded when trying to connect')],
  ['breaks off', () => new Error('Connection terminated unexpectedly')],
  [
    'broke off between two statements',
    () => new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['starts', () => Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
];

describe('the hub, while the database is away', () => {
  let db: DatabaseHandle;
  let world: HubWorld;
  let token: string;
  let failure: (() => Error) | null = null;

  beforeAll(async () => {
    db = await openTestDatabase();
    const transactionAhead: DatabaseHandle['transactionAhead'] = (...work) =>
      failure ? Promise.reject(failure()) : db.transactionAhead(...work);
    world = await startHubWorld({ ...db, transactionAhead });
    ({ token } = await world.signIn());
  });
  afterEach(async () => {
    failure = null;
    await world.empty();
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  async function refusedUpgrade(address: string, headers: Record<string, string>) {
    const socket = new WebSocket(`${world.socketUrl}${address}`, { headers });
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    return { status: answer.statusCode, sentence: await text(answer) };
  }

  const unavailable = { status: 503, sentence: 'The service is not available right now. Please try again.' };

  test.each(AWAY)(
    '[R9] a WebSocket upgrade is answered with 503 while the database %s',
    async (_how, make) => {
      const failures = guardedFailures();
      const ticket = await world.takeTicket(token);
      failure = make;
      expect(await refusedUpgrade('', { authorization: `Bearer ${token}` })).toEqual(unavailable);
      expect(await refusedUpgrade(`?access_token=${ticket}`, {})).toEqual(unavailable);
      expect(guardedFailures()).toEqual(failures);
    },
  );

  test('a connection that was negotiated before is opened: its sign-in is checked later', async () => {
    const failures = guardedFailures();
    const { connectionToken } = (await (await world.negotiate(token)).json()) as { connectionToken: string };
    failure = () => new Error('Connection terminated unexpectedly');
    const socket = new WebSocket(`${world.socketUrl}?id=${connectionToken}`);
    await once(socket, 'open');
    socket.close();
    expect(guardedFailures()).toEqual(failures);
  });
});
