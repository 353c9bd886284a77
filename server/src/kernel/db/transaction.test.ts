import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { makePerson, makeTenant, openOwnTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle, Db, Scope } from './index.ts';

const OWNER: Scope = { role: 'owner', tenantId: null };

describe('transactions', () => {
  let db: DatabaseHandle;
  beforeAll(async () => {
    db = await openOwnTestDatabase();
  });
  afterAll(() => db.close());

  const inTenant = (tenantId: number | null): Scope => ({ role: 'app', tenantId });

  test('[TEN-009] a tenant sees and changes its own rows only', async () => {
    const [one, other] = [await makeTenant(db), await makeTenant(db)];
    const mine = await makePerson(db, one.id);
    const theirs = await makePerson(db, other.id);
    const seen = await db.transaction(inTenant(one.id), (tx) =>
      tx.selectFrom('people').select('id').execute(),
    );
    expect(seen).toEqual([{ id: mine.id }]);
    const changed = await db.transaction(inTenant(one.id), (tx) =>
      tx.updateTable('people').set({ name: 'Mallory' }).where('id', '=', theirs.id).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await expect(makeForeign(one.id, other.id)).rejects.toThrow(/row-level security/);
  });

  function makeForeign(actingIn: number, tenantId: number): Promise<unknown> {
    const person = { tenant_id: tenantId, name: 'X', email: 'x@example.test', role: 'observer' as const };
    return db.transaction(inTenant(actingIn), (tx) => tx.insertInto('people').values(person).execute());
  }

  test('outside of a tenant only tenants can be read', async () => {
    const tenant = await makeTenant(db);
    await makePerson(db, tenant.id);
    const people = await db.transaction(inTenant(null), (tx) =>
      tx.selectFrom('people').selectAll().execute(),
    );
    expect(people).toEqual([]);
    const found = await db.transaction(inTenant(null), (tx) =>
      tx.selectFrom('tenants').select('id').where('id', '=', tenant.id).execute(),
    );
    expect(found).toEqual([{ id: tenant.id }]);
  });

  test('role and tenant do not outlive the transaction', async () => {
    const tenant = await makeTenant(db);
    await Promise.all(
      Array.from({ length: 20 }, () => db.transaction(inTenant(tenant.id), async () => undefined)),
    );
    const state = await db.transaction({ role: 'owner', tenantId: null }, (tx) =>
      sql`select current_setting('app.tenant', true) as tenant, current_user = session_user as is_owner`.execute(
        tx,
      ),
    );
    expect(state.rows).toEqual([{ tenant: '', is_owner: true }]);
  });

  test('concurrent transactions neither mix nor lose updates', async () => {
    const tenants = await Promise.all([makeTenant(db), makeTenant(db), makeTenant(db)]);
    const people = await Promise.all(tenants.map((tenant) => makePerson(db, tenant.id)));
    const rounds = Array.from({ length: 150 }, (_, round) => people[round % people.length]);
    await Promise.all(
      rounds.map(async (person) => {
        if (!person) throw new Error('no person');
        await db.transaction(inTenant(person.tenant_id), async (tx) => {
          const own = await tx
            .selectFrom('people')
            .select(['id', 'failed_logins'])
            .forUpdate()
            .executeTakeFirstOrThrow();
          expect(own.id).toBe(person.id);
          await tx
            .updateTable('people')
            .set({ failed_logins: own.failed_logins + 1 })
            .execute();
        });
      }),
    );
    for (const person of people) {
      const row = await db.transaction(inTenant(person.tenant_id), (tx) =>
        tx.selectFrom('people').select('failed_logins').executeTakeFirstOrThrow(),
      );
      expect(row.failed_logins).toBe(50);
    }
  });

  test('a throwing transaction leaves nothing behind', async () => {
    const tenant = await makeTenant(db);
    const failing = db.transaction(inTenant(tenant.id), async (tx) => {
      await tx.updateTable('tenants').set({ name: 'Gone' }).where('id', '=', tenant.id).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const row = await db.transaction(inTenant(null), (tx) =>
      tx.selectFrom('tenants').select('name').where('id', '=', tenant.id).executeTakeFirst(),
    );
    expect(row?.name).toBe(tenant.name);
  });

  test('an error that was ignored inside still fails the commit', async () => {
    const tenant = await makeTenant(db);
    const swallowing = db.transaction(inTenant(tenant.id), async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
  });

  test('a transaction inside a transaction is refused', async () => {
    const nested = db.transaction(inTenant(null), () =>
      db.transaction(inTenant(null), async () => undefined),
    );
    await expect(nested).rejects.toThrow('inside another');
  });

  test('a repeated statement is prepared once on its connection', async () => {
    const find = (tx: Db, id: number) =>
      sql<{ kept: string }>`
        select /* planned once */ count(*) as kept from pg_prepared_statements
        where statement like '%/* planned once */%' and ${id}::int > 0`.execute(tx);
    const counts = await db.transaction(inTenant(null), async (tx) => {
      const answers = [];
      for (const id of [1, 2, 3, 4]) answers.push((await find(tx, id)).rows[0]?.kept);
      return answers;
    });
    expect(counts).toEqual([0, 1, 1, 1]);
  });

  test('a text of several statements is run every time', async () => {
    const last = () =>
      db.transaction(OWNER, (tx) => sql<{ n: number }>`select 1 as n; select 2 as n`.execute(tx));
    for (let at = 0; at < 3; at += 1) expect((await last()).rows).toEqual([{ n: 2 }]);
  });

  test('[TEN-009] a prepared statement sees the rows of the current caller only', async () => {
    const [one, other] = [await makeTenant(db), await makeTenant(db)];
    const [mine, theirs] = [await makePerson(db, one.id), await makePerson(db, other.id)];
    const read = async (scope: Scope) =>
      (
        await db.transaction(scope, (tx) =>
          tx
            .selectFrom('people')
            .select('id')
            .where('id', 'in', [mine.id, theirs.id])
            .orderBy('id')
            .execute(),
        )
      ).map(({ id }) => id);
    // Often enough for a generic plan.
    for (let round = 0; round < 12; round += 1) {
      expect(await read(inTenant(one.id))).toEqual([mine.id]);
      expect(await read(inTenant(other.id))).toEqual([theirs.id]);
      expect(await read(inTenant(null))).toEqual([]);
      if (round % 4 === 0) expect(await read(OWNER)).toEqual([mine.id, theirs.id]);
    }
  });

  test('after a concurrent migration a prepared statement is retried once', async () => {
    await alter(sql`create table probes (id int)`);
    try {
      let rounds = 0;
      let isLenient = false;
      const read = (before?: (tx: Db) => Promise<unknown>) =>
        db.transaction(OWNER, async (tx) => {
          rounds += 1;
          await before?.(tx);
          const found = sql`select * from probes`.execute(tx);
          return (await (isLenient ? found.catch(() => null) : found))?.rows;
        });
      const add = (tx: Db) => sql`insert into probes (id) values (1)`.execute(tx);
      for (let at = 0; at < 3; at += 1) await read();
      await alter(sql`alter table probes add column name text default 'new'`);
      expect(await read(add)).toEqual([{ id: 1, name: 'new' }]);
      expect(rounds).toBe(5);
      expect(await read()).toEqual([{ id: 1, name: 'new' }]);
      expect(rounds).toBe(6);
      // It is retried as well when the caller ignores the error.
      isLenient = true;
      for (let at = 0; at < 3; at += 1) await read();
      await alter(sql`alter table probes drop column name`);
      expect(await read()).toEqual([{ id: 1 }]);
    } finally {
      await alter(sql`drop table probes`);
    }
  });

  test('after a concurrent change of a type the values of a prepared statement get the new type', async () => {
    await alter(sql`create table probes (kind text)`);
    try {
      const write = () =>
        db.transaction(OWNER, (tx) => sql`insert into probes (kind) values (${'new'})`.execute(tx));
      for (let at = 0; at < 3; at += 1) await write();
      await alter(sql`create type probe_kind as enum ('new')`);
      await alter(sql`alter table probes alter column kind type probe_kind using kind::probe_kind`);
      for (let at = 0; at < 3; at += 1) await expect(write()).resolves.toMatchObject({ numAffectedRows: 1n });
    } finally {
      await alter(sql`drop table probes`);
      await alter(sql`drop type if exists probe_kind`);
    }
  });

  test('a statement that was outdated once is not prepared any more, on any connection', async () => {
    await alter(sql`create table probes (id int)`);
    try {
      const read = () => db.transaction(OWNER, (tx) => sql`select * from probes`.execute(tx));
      const names = () =>
        db.transaction(OWNER, async (tx) => {
          const kept = sql`select name from pg_prepared_statements where statement = 'select * from probes'`;
          return (await kept.execute(tx)).rows;
        });
      for (let at = 0; at < 3; at += 1) await read();
      const before = await names();
      expect(before).toHaveLength(1);
      await alter(sql`alter table probes add column name text`);
      for (let at = 0; at < 3; at += 1) await read();
      expect(await names()).toEqual(before);
    } finally {
      await alter(sql`drop table probes`);
    }
  });

  test('behind a pooler that forgets statements they are run unprepared', async () => {
    const tenant = await makeTenant(db);
    const read = () =>
      db.transaction(inTenant(null), async (tx) => {
        const found = tx.selectFrom('tenants').select('name').where('id', '=', tenant.id);
        return (await found.executeTakeFirst())?.name;
      });
    for (let at = 0; at < 3; at += 1) await read();
    await alter(sql`deallocate all`);
    for (let at = 0; at < 3; at += 1) expect(await read()).toBe(tenant.name);
    const kept = await db.transaction(OWNER, async (tx) => {
      const mark = sql`select name from pg_prepared_statements where statement like '%/* seldom */%' /* seldom */`;
      for (let at = 0; at < 3; at += 1) await mark.execute(tx);
      return mark.execute(tx);
    });
    expect(kept.rows).toEqual([]);
  });

  const alter = (statement: RawBuilder<unknown>) => db.transaction(OWNER, (tx) => statement.execute(tx));

  test('the hierarchy path follows the manager, and a cycle is refused', async () => {
    const tenant = await makeTenant(db);
    const top = await makePerson(db, tenant.id, { role: 'ceo' });
    const middle = await makePerson(db, tenant.id, { role: 'manager', manager_id: top.id });
    const leaf = await makePerson(db, tenant.id, { manager_id: middle.id });
    const move = (id: number, managerId: number | null): Promise<unknown> =>
      db.transaction(inTenant(tenant.id), (tx) =>
        tx.updateTable('people').set({ manager_id: managerId }).where('id', '=', id).execute(),
      );
    const pathOf = (id: number): Promise<{ path: string }> =>
      db.transaction(inTenant(tenant.id), (tx) =>
        tx.selectFrom('people').select('path').where('id', '=', id).executeTakeFirstOrThrow(),
      );
    expect((await pathOf(leaf.id)).path).toBe(`${top.id}.${middle.id}.${leaf.id}`);
    await expect(move(top.id, leaf.id)).rejects.toThrow('beneath them');
    await expect(move(top.id, top.id)).rejects.toThrow('beneath them');
    await move(middle.id, null);
    expect((await pathOf(leaf.id)).path).toBe(`${middle.id}.${leaf.id}`);
  });
});
