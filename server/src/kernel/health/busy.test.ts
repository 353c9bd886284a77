import { sql } from 'kysely';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';

const WAITING = 800;

describe('an overloaded process', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** Makes the last of many requests wait for the database for several seconds. */
  function overload() {
    const { db } = t.app;
    // The embedded database works on one query at a time, the other on one per connection.
    const seconds = db.mode === 'embedded' ? 0.012 : 0.12;
    let done = 0;
    let isOver = false;
    const work = Array.from({ length: WAITING }, async () => {
      await db.transaction({ role: 'jobs' }, async (tx) => {
        if (!isOver) await sql`select pg_sleep(${seconds})`.execute(tx);
      });
      done += 1;
    });
    const end = async (): Promise<void> => {
      isOver = true;
      await Promise.all(work);
    };
    return { done: () => done, end };
  }

  test('[D-133] is ready, however long requests wait for the database', async () => {
    const load = overload();
    const answers = await Promise.all([1, 2, 3].map(() => t.app.http.inject('/health/ready')));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { status: 'ok' }]),
    );
    expect(load.done()).toBeLessThan(WAITING / 2);
    await load.end();
  });

  test('[D-133] lets pages connect to the hub before it answers waiting requests', async () => {
    const tenant = await makeTenant(t.app.db);
    const { Token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
    const load = overload();
    const negotiate = {
      ...{ method: 'POST', url: '/hubs/message/negotiate?negotiateVersion=1' },
      headers: { authorization: `Bearer ${Token}` },
    } as const;
    const answers = await Promise.all([1, 2, 3].map(() => t.app.http.inject(negotiate)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(load.done()).toBeLessThan(WAITING / 2);
    await load.end();
  });
});
