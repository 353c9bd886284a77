import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { answerOnce } from './idempotency.ts';

describe('a repeated create with the same Idempotency-Key', () => {
  let db: DatabaseHandle;
  let actor: { tenantId: number; id: number };
  beforeAll(async () => {
    db = await openTestDatabase();
    const tenant = await makeTenant(db);
    actor = { tenantId: tenant.id, id: (await makePerson(db, tenant.id)).id };
  });
  afterAll(() => db.close());

  /** One request that creates: counts how often its work ran. */
  let created = 0;
  function create(key: string, input: unknown, fail = false): Promise<unknown> {
    return db.transaction({ role: 'app', tenantId: actor.tenantId }, (tx) => {
      return answerOnce(
        { db: tx, actor, now: new Date() },
        { key, operation: 'goals.create', input },
        async () => {
          if (fail) throw new Error('refused');
          created += 1;
          return { Id: created };
        },
      );
    });
  }

  test('gets the first answer, also when both arrive at once', async () => {
    const answers = await Promise.all([create('a', { Title: 'x' }), create('a', { Title: 'x' })]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await create('a', { Title: 'x' })).toEqual(answers[0]);
    expect(created).toBe(1);
  });

  test('with another body is refused', async () => {
    await create('b', { Title: 'x' });
    await expect(create('b', { Title: 'y' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a refused create frees its key', async () => {
    await expect(create('c', { Title: 'x' }, true)).rejects.toThrow('refused');
    await expect(create('c', { Title: 'x' })).resolves.toEqual({ Id: 3 });
  });
});
