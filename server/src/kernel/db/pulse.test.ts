import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from './index.ts';
import { Pulse } from './pulse.ts';

let db: DatabaseHandle;
let pool: Pool;
let held: PoolClient;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  pool = new Pool({ ...db.connection, max: 1 });
  held = await pool.connect();
});
afterEach(async () => {
  held.release();
  await pool.end();
});

test('the database counts as reached when it answers another query while the check waits for a connection', async () => {
  const pulse = new Pulse(pool, null);
  const beat = pulse.beat();
  pulse.noteAnswer();
  await expect(beat).resolves.toBeUndefined();
});

test('an answer from before the check proves nothing', async () => {
  const pulse = new Pulse(pool, null);
  pulse.noteAnswer();
  let isThere = false;
  void pulse.beat().then(() => (isThere = true));
  await held.query('select 1');
  expect(isThere).toBe(false);
});

test('a transaction counts as an answer of the database', async () => {
  // The embedded database answers no one else before this transaction has ended.
  await db.transaction({ role: 'owner', tenantId: null }, async (tx) => {
    const beat = db.ping();
    await sql`select 1`.execute(tx);
    await expect(beat).resolves.toBeUndefined();
  });
});
