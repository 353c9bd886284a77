import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/index.ts';
import { isReadText } from './reads.ts';

test.each([
  'select 1',
  '  SELECT "update", "for" from "delete"',
  `select 'insert into goals' as text`,
  `select 'it''s; delete from goals'`,
  'select updated_at, deleted_at, inserted from updates',
  'with deleted as (select 1), updates as (select 2) select * from deleted, updates',
  'with "insert" as (select 1 as "into") select "into" from "insert"',
  'with recursive led as (select 1) select id from led',
  '(select 1) union all (select 2)',
  'select /* update */ 1 -- delete',
  'select count(*), coalesce(max(id), 0), current_setting($1, true) from goals where id = $2',
  `select name from people where name like $1 escape '\\'`,
])('%s is a read', (text) => expect(isReadText(text)).toBe(true));

test.each([
  'with made as (insert into goals (title) values ($1) returning id) select id from made',
  'with "kept" as (UPDATE goals set title = $1 returning id) select id from kept',
  'with gone as (delete from goals returning id) select id from gone',
  'with merged as (merge into goals using old on true when matched then delete returning 1) select 1',
  'select 1 into goals_copy',
  'create table copy as select 1',
  'select id from goals for update',
  'select id from goals for no key update skip locked',
  'select id from goals FOR SHARE of goals nowait',
  'select id from goals for key share',
  `select nextval('goals_id_seq')`,
  `select setval('goals_id_seq', 1)`,
  `select set_config('role', 'app', true)`,
  'select pg_advisory_xact_lock($1)',
  'select pg_catalog.pg_try_advisory_lock ($1)',
  `select "pg_notify"('topic', 'text')`,
  'select lo_create(0)',
  `select dblink_exec('update goals')`,
  'select txid_current()',
  'insert into goals default values returning id',
  'execute "kept" (1)',
  'explain analyze delete from goals',
  `select e'it\\'s' from goals -- '`,
  'select $tag$ it $tag$',
  'select 1; update goals set title = null',
  'select 1; select 2',
])('%s is not a read', (text) => expect(isReadText(text)).toBe(false));

test('every function of ours that a SELECT can call is declared read-only', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.transaction({ role: 'owner', tenantId: null }, (tx) =>
    sql`select p.proname from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
          and d.deptype = 'e')`.execute(tx),
  );
  expect(rows).toEqual([]);
  await db.close();
});
