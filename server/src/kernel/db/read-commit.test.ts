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

/** The transactions that this database has open, but the one that asks. */
const openTransactions = () =>
  db.transaction(OWNER, async (tx) => {
    const { rows } = await sql<{ state: string }>`
      select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null`.execute(tx);
    return rows;
  });

test('a read ends its transaction, though it does not wait for it', async () => {
  expect(await Promise.all(Array.from({ length: 12 }, read))).toEqual(
    Array.from({ length: 12 }, () => 'Ana'),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(await openTransactions()).toEqual([]);
});

test('role and tenant of a read do not reach whoever asks next on its connection', async () => {
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

test('reads side by side with writes see what was committed before they began', async () => {
  for (let round = 0; round < 20; round += 1) {
    const name = `Ana ${round}`;
    await db.transaction(inTenant(), (tx) =>
      tx.updateTable('people').set({ name }).where('id', '=', personId).execute(),
    );
    expect(await Promise.all([read(), read(), read()])).toEqual([name, name, name]);
  }
});

test('what wrote something is committed before it answers, whatever it is called', async () => {
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

test('an error that a read swallowed is no answer', async () => {
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
