import { sql } from 'kysely';
import { makePerson, makeTenant, openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle, Db, Scope } from './index.ts';

const OWNER: Scope = { role: 'owner', tenantId: null };
const isRead = (): boolean => true;

let db: DatabaseHandle;
let tenantId: number;
let personId: number;
beforeAll(async () => {
  db = await openTestDatabase();
  tenantId = (await makeTenant(db)).id;
  personId = (await makePerson(db, tenantId, { name: 'Ana' })).id;
});
afterAll(() => db.close());

const inTenant = (): Scope => ({ role: 'app', tenantId });
const nameIn = async (tx: Db) =>
  (await tx.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst())?.name;
const read = () => db.transaction(inTenant(), nameIn, { isRead });

/** The open transactions of this database, without the one that queries them. */
const openTransactions = () =>
  db.transaction(OWNER, async (tx) => {
    const { rows } = await sql<{ state: string }>`
      select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null`.execute(tx);
    return rows;
  });

test('a read ends its transaction without waiting for it', async () => {
  expect(await Promise.all(Array.from({ length: 12 }, read))).toEqual(
    Array.from({ length: 12 }, () => 'Ana'),
  );
  // A few milliseconds later.
  while ((await openTransactions()).length > 0) continue;
});

test('role and tenant of a read do not leak to the next user of its connection', async () => {
  for (let round = 0; round < 20; round += 1) {
    await read();
    const { rows } = await db.transaction(OWNER, (tx) =>
      sql`select current_setting('app.tenant', true) as tenant, current_user = session_user as is_owner`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ tenant: '', is_owner: true }]);
  }
});

test('reads concurrent with writes see what was committed before they began', async () => {
  for (let round = 0; round < 20; round += 1) {
    const name = `Ana ${round}`;
    await db.transaction(inTenant(), (tx) =>
      tx.updateTable('people').set({ name }).where('id', '=', personId).execute(),
    );
    expect(await Promise.all([read(), read(), read()])).toEqual([name, name, name]);
  }
});

test('constant reads do not starve others', async () => {
  let isWritten = false;
  const readOn = async (): Promise<void> => {
    while (!isWritten) await read();
  };
  const readers = [readOn(), readOn()];
  await db.transaction(inTenant(), (tx) =>
    tx.updateTable('people').set({ name: 'Written beside' }).where('id', '=', personId).execute(),
  );
  isWritten = true;
  await Promise.all(readers);
  expect(await read()).toBe('Written beside');
});

test('a write is committed before it is answered, whatever its label', async () => {
  await db.transaction(
    inTenant(),
    (tx) => tx.updateTable('people').set({ name: 'Written' }).where('id', '=', personId).execute(),
    { isRead },
  );
  expect(await read()).toBe('Written');
  const failing = db.transaction(
    inTenant(),
    async (tx) => {
      await tx.updateTable('people').set({ name: 'Lost' }).where('id', '=', personId).execute();
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    },
    { isRead },
  );
  await expect(failing).rejects.toThrow('rolled back');
  expect(await read()).toBe('Written');
});

test('a read that ignores an error fails', async () => {
  const swallowing = db.transaction(
    inTenant(),
    async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
      return 'fine';
    },
    { isRead },
  );
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await read()).toBe('Written');
});

const REFUSE_AT_COMMIT = sql`
  create function refuse_name() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create constraint trigger refuse_name after update on people initially deferred
    for each row when (new.name = 'Refused') execute function refuse_name()`;

describe('a statement that COMMIT may still refuse is waited for', () => {
  beforeAll(() => db.transaction(OWNER, (tx) => REFUSE_AT_COMMIT.execute(tx)));
  afterAll(() =>
    db.transaction(OWNER, (tx) =>
      sql`drop trigger refuse_name on people; drop function refuse_name()`.execute(tx),
    ),
  );

  const refuse = (tx: Db) =>
    sql`with refused as (update people set name = 'Refused' where id = ${personId} returning id)
      select id from refused`.execute(tx);

  test('when its result is labelled SELECT', async () => {
    await expect(db.transaction(inTenant(), refuse, { isRead })).rejects.toThrow('refused');
    expect(await read()).toBe('Written');
  });

  test('when it is one of several in a text that ends with a SELECT', async () => {
    const several = (tx: Db) =>
      sql.raw(`update people set name = 'Refused' where id = ${personId}; select 1`).execute(tx);
    await expect(db.transaction(inTenant(), several, { isRead })).rejects.toThrow('refused');
    expect(await read()).toBe('Written');
  });

  test('when its answer was not awaited', async () => {
    const unawaited = async (tx: Db) => {
      void refuse(tx).catch(() => undefined);
    };
    await expect(db.transaction(inTenant(), unawaited, { isRead })).rejects.toThrow('refused');
    expect(await read()).toBe('Written');
  });
});
