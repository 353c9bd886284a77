import { sql } from 'kysely';
import { makePerson, makeTenant, openOwnTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle, Question, Scope } from './index.ts';

const OWNER: Scope = { role: 'owner', tenantId: null };

let db: DatabaseHandle;
beforeAll(async () => {
  db = await openOwnTestDatabase();
});
afterAll(() => db.close());

const ask = (scope: Scope, question: Question) =>
  db.transaction(scope, async (_, rows) => rows, { question });
const run = (text: string) => db.transaction(OWNER, (tx) => sql.raw(text).execute(tx));
/** Names of prepared statements with this mark. */
const keptWith = (mark: string) =>
  db.transaction(OWNER, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like ${`%${mark}%`}`.execute(tx);
    return rows.map(({ name }) => name);
  });

/** How often the prepared statement with this mark was run. */
const runsOf = (mark: string) =>
  db.transaction(OWNER, async (tx) => {
    const { rows } = await sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like ${`%/* ${mark} */%`}`.execute(tx);
    return rows[0]?.runs ?? 0;
  });

test('a query is answered together with BEGIN, the first time and later', async () => {
  for (let round = 0; round < 8; round += 1)
    expect(
      await ask(OWNER, { text: 'select $1::int + $2::int as sum', values: [String(round), '2'] }),
    ).toEqual([{ sum: round + 2 }]);
});

test.each(["it's", '\\', '"; drop table people; --', "$1'); commit; --", '$2', 'ünï'])(
  '%j is a value, the first time and when the query is prepared',
  async (value) => {
    const question = { text: 'select $1::text as echo, $2::text as other', values: [value, null] };
    for (let round = 0; round < 3; round += 1)
      expect(await ask(OWNER, question)).toEqual([{ echo: value, other: null }]);
  },
);

test('a repeated query is prepared on its connection, once', async () => {
  for (let round = 0; round < 5; round += 1)
    await ask(OWNER, { text: 'select /* kept question */ $1::int', values: ['1'] });
  expect(await keptWith('kept question')).toHaveLength(1);
});

test('[TEN-009] a prepared query sees the rows of the current caller only', async () => {
  const [one, other] = [await makeTenant(db), await makeTenant(db)];
  const [mine, theirs] = [await makePerson(db, one.id), await makePerson(db, other.id)];
  const question = {
    text: 'select id from people where id in ($1::int, $2::int) order by id',
    values: [String(mine.id), String(theirs.id)],
  };
  for (let round = 0; round < 8; round += 1) {
    expect(await ask({ role: 'app', tenantId: one.id }, question)).toEqual([{ id: mine.id }]);
    expect(await ask({ role: 'app', tenantId: other.id }, question)).toEqual([{ id: theirs.id }]);
    expect(await ask({ role: 'app', tenantId: null }, question)).toEqual([]);
  }
});

describe('a lost prepared query is run again as plain text', () => {
  const question = { text: 'select * from asked where id > $1::int', values: ['0'] };
  beforeEach(() => run('create table asked (id int); insert into asked values (1)'));
  afterEach(() => run('drop table asked'));
  /** Another query, which stays prepared. */
  const other = { text: 'select /* another question */ $1::int as n', values: ['1'] };

  test('after a concurrent migration', async () => {
    for (let round = 0; round < 3; round += 1) await ask(OWNER, question);
    await run(`alter table asked add column name text default 'new'`);
    for (let round = 0; round < 3; round += 1)
      expect(await ask(OWNER, question)).toEqual([{ id: 1, name: 'new' }]);
  });

  test('behind a pooler that lost it, while others stay prepared', async () => {
    const text = 'select * from asked where id > $1::int /* pooled */';
    for (let round = 0; round < 3; round += 1) await ask(OWNER, { ...question, text });
    const [name = ''] = await keptWith('pooled');
    await run(`deallocate "${name}"`);
    for (let round = 0; round < 3; round += 1)
      expect(await ask(OWNER, { ...question, text })).toEqual([{ id: 1 }]);
    for (let round = 0; round < 3; round += 1) await ask(OWNER, other);
    expect(await keptWith('another question')).toHaveLength(1);
  });

  test('and is prepared again after a back-off', async () => {
    const asked = { ...question, text: 'select * from asked where id > $1::int /* again */' };
    for (let round = 0; round < 3; round += 1) await ask(OWNER, asked);
    const [name = ''] = await keptWith('again');
    await run(`deallocate "${name}"`);
    await ask(OWNER, asked);
    expect(await keptWith('again')).toEqual([]);
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    for (let round = 0; round < 3; round += 1) expect(await ask(OWNER, asked)).toEqual([{ id: 1 }]);
    clock.mockRestore();
    expect(await keptWith('again')).toHaveLength(1);
  });

  test.each([
    ['calculated', '10 / $1::int', { good: '5', answer: 2, bad: '0' }],
    ['read', 'nlevel($1::text::ltree)', { good: 'a.b', answer: 2, bad: 'a..b' }],
  ])('but not because a value cannot be %s', async (mark, asked, { good, answer, bad }) => {
    const of = (value: string) =>
      ask(OWNER, { text: `select ${asked} as answer /* ${mark} */`, values: [value] });
    expect(await of(good)).toEqual([{ answer }]);
    // The first time that it is prepared, too.
    for (let round = 0; round < 3; round += 1) {
      await expect(of(bad)).rejects.toThrow(/division by zero|ltree syntax/);
      expect(await of(good)).toEqual([{ answer }]);
    }
    expect(await runsOf(mark)).toBeGreaterThanOrEqual(3);
  });

  test('and its own errors are reported', async () => {
    for (let round = 0; round < 3; round += 1)
      await expect(ask(OWNER, { text: 'select $1::int / 0', values: ['1'] })).rejects.toThrow(
        'division by zero',
      );
  });
});
