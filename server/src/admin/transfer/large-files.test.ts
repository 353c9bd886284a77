import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIMITS } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { jsonOf } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';
import { readArchive } from './read-archive.ts';
import { readDatabase } from './read-database.ts';
import type { Pieces } from './pieces.ts';

const CEO = ['--time-zone', 'UTC', '--ceo-name', 'C', '--ceo-email', 'c@c.example'];

let folder: string;
let source: Scratch;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-large-'));
  source = await openScratch();
  const create = ['tenant', 'create', '--name', 'One', '--subdomain', 'one', ...CEO];
  await jsonOf(create, { database: source.handle });
  await source.handle.transaction({ role: 'app', tenantId: 1 }, (db) =>
    sql`insert into user_manual_files (tenant_id, id, person_id, name, content, uploaded_at)
      select 1, 'file-' || number, (select min(id) from people), 'A.pdf',
        decode(repeat(lpad(to_hex(number), 2, '0'), ${LIMITS.manualFileBytes}), 'hex'), now()
      from generate_series(1, 2) number`.execute(db),
  );
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The number of rows in each batch of files. */
async function batchesIn(pieces: Pieces): Promise<readonly number[]> {
  const batches = [];
  for await (const piece of pieces)
    if (piece.type === 'rows' && piece.table === 'user_manual_files') batches.push(piece.lines.length);
  return batches;
}

test('the largest files are backed up and restored one by one, so that their number is not limited', async () => {
  const file = path.join(folder, 'large.gz');
  await jsonOf(['backup', file], { database: source.handle });
  const client = new Client({ connectionString: source.url });
  await client.connect();
  try {
    expect(await batchesIn(readDatabase(client, new Date()))).toEqual([1, 1]);
  } finally {
    await client.end();
  }
  expect(await batchesIn(readArchive(file))).toEqual([1, 1]);
});
