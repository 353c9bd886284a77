import { randomBytes } from 'node:crypto';
import type { DatabaseHandle } from './database.ts';

/** A secret of the installation, created on first use and shared by all processes. 256 bits, base64url. */
export function loadSecret(db: DatabaseHandle, name: string): Promise<string> {
  return db.transaction({ role: 'owner', tenantId: null }, async (tx) => {
    const fresh = { name, value: randomBytes(32).toString('base64url') };
    await tx
      .insertInto('instance_secrets')
      .values(fresh)
      .onConflict((clash) => clash.column('name').doNothing())
      .execute();
    const row = await tx
      .selectFrom('instance_secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}
