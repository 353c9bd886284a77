import { createHash } from 'node:crypto';
import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { conflict } from '../errors/index.ts';
import { answerOnce } from './idempotency.ts';
import type { RequestInput } from './request-content.ts';
import { nameContent } from './request-content.ts';

let db: DatabaseHandle;
let actor: { tenantId: number; id: number };
beforeAll(async () => {
  db = await openTestDatabase();
  const tenant = await makeTenant(db);
  actor = { tenantId: tenant.id, id: (await makePerson(db, tenant.id)).id };
});
afterAll(() => db.close());

interface Sent {
  readonly key: string;
  readonly input: RequestInput;
  readonly operation?: string;
  readonly creates?: boolean;
}

/** Sends one request; `work` is what its operation does. */
async function send(
  { key, input, operation = 'goals.update', creates = false }: Sent,
  work: (input: RequestInput, earlierAt: Date | null) => Promise<unknown>,
): Promise<unknown> {
  const request = { key, operation, input, creates, hash: await nameContent(input, key) };
  return db.transaction({ role: 'app', tenantId: actor.tenantId }, (tx) =>
    answerOnce({ db: tx, actor, now: new Date() }, request, work),
  );
}

const bodyOf = (Title: string, UpdatedAt?: string): RequestInput => ({
  params: { id: 7 },
  body: { Title, ...(UpdatedAt !== undefined && { UpdatedAt }) },
});

describe('[D-5] a repeat with the same Idempotency-Key', () => {
  let created = 0;
  const create = (key: string, Title: string, work?: () => Promise<unknown>) =>
    send({ key, input: { body: { Title } }, operation: 'goals.create', creates: true }, async () => {
      if (work) return work();
      created += 1;
      return { Goal: { Id: created, UpdatedAt: `v${created}`, GoalEdit: null } };
    });

  test('gets the first answer, also when both arrive at once', async () => {
    const answers = await Promise.all([create('a', 'x'), create('a', 'x')]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await create('a', 'x')).toEqual(answers[0]);
    expect(created).toBe(1);
  });

  test('[D-122] of a create with other content is refused with the record that was made', async () => {
    await create('b', 'x');
    await expect(create('b', 'y')).rejects.toMatchObject({
      code: 'already_made',
      made: { Id: 2, UpdatedAt: 'v2' },
    });
    expect(created).toBe(2);
  });

  test('is a new request when the first was refused', async () => {
    await expect(create('c', 'x', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await expect(create('c', 'x')).resolves.toMatchObject({ Goal: { Id: 3 } });
  });

  test('for another operation or another record is another request', async () => {
    const one = await send({ key: 'd', input: { params: { id: 1 } } }, async () => 'one');
    const two = await send({ key: 'd', input: { params: { id: 2 } } }, async () => 'two');
    const three = await send(
      { key: 'd', input: { params: { id: 1 } }, operation: 'goals.delete' },
      async () => 'three',
    );
    expect([one, two, three]).toEqual(['one', 'two', 'three']);
  });
});

describe('[D-122] the same form sends other content after a lost answer', () => {
  /** A record with a version, as the slices write it. */
  function record() {
    let version = 1;
    return {
      othersChange: () => {
        version += 100;
      },
      save: async ({ body }: RequestInput): Promise<unknown> => {
        const { UpdatedAt } = body as { readonly UpdatedAt?: string };
        if (UpdatedAt !== undefined && UpdatedAt !== `v${version}`) throw new Error('stale');
        version += 1;
        return { Id: 7, UpdatedAt: `v${version}` };
      },
    };
  }

  test('and continues from the version that its own save made, as often as necessary', async () => {
    const { save } = record();
    await send({ key: 'e', input: bodyOf('x', 'v1') }, save);
    const second = await send({ key: 'e', input: bodyOf('y', 'v1') }, save);
    const third = await send({ key: 'e', input: bodyOf('z', 'v1') }, save);
    expect([second, third]).toEqual([
      { Id: 7, UpdatedAt: 'v3' },
      { Id: 7, UpdatedAt: 'v4' },
    ]);
  });

  test('and still does not overwrite what others saved since', async () => {
    const { save, othersChange } = record();
    await send({ key: 'f', input: bodyOf('x', 'v1') }, save);
    othersChange();
    await expect(send({ key: 'f', input: bodyOf('y', 'v1') }, save)).rejects.toThrow('stale');
  });

  test('and is refused when the step cannot be taken twice', async () => {
    await send({ key: 'g', input: bodyOf('x') }, async () => ({}));
    const again = send({ key: 'g', input: bodyOf('y') }, () =>
      Promise.reject(conflict('It is approved.', 'tooLate')),
    );
    await expect(again).rejects.toMatchObject({ code: 'already_done' });
  });

  test('and the work gets the time of the earlier attempt', async () => {
    const seen: (Date | null)[] = [];
    const work = async (_input: RequestInput, earlierAt: Date | null): Promise<unknown> => {
      seen.push(earlierAt);
      return {};
    };
    await send({ key: 'h', input: bodyOf('x') }, work);
    await send({ key: 'h', input: bodyOf('y') }, work);
    expect(seen).toEqual([null, expect.any(Date)]);
  });
});

test('[D-122] a password cannot be guessed from what is stored about a request', async () => {
  const input = { body: { Password: 'old', NewPassword: 'Korrekt-Horse-7' } };
  await send({ key: 'i', input, operation: 'auth.changePassword' }, async () => ({ Success: true }));
  const { request_hash: kept } = await db.transaction({ role: 'app', tenantId: actor.tenantId }, (tx) =>
    tx.selectFrom('idempotency_keys').selectAll().where('key', '=', 'i').executeTakeFirstOrThrow(),
  );
  expect(kept).not.toBe(createHash('sha256').update(JSON.stringify(input)).digest('hex'));
  const repeat = await send({ key: 'i', input, operation: 'auth.changePassword' }, async () => 'again');
  expect(repeat).toEqual({ Success: true });
});
