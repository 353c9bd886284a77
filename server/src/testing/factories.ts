import { hash } from '@node-rs/argon2';
import type { Insertable, Selectable } from 'kysely';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import type { PeopleTable, TenantsTable } from '../migrations/kernel-tables.ts';

/** The password of all people made here. */
export const TEST_PASSWORD = 'Cadence-2026!';
/** The lowest cost of argon2, because tests sign in a thousand times; a hash contains its cost. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
let hashed: Promise<string> | undefined;
let serial = 0;
/** Before the clock of every test; the database's default would be the day on which the test runs. */
const MADE = new Date('2026-01-01T00:00:00Z');

function next(): number {
  serial += 1;
  return serial;
}

/** A tenant with a unique subdomain. */
export function makeTenant(
  db: DatabaseHandle,
  values: Partial<Insertable<TenantsTable>> = {},
): Promise<Selectable<TenantsTable>> {
  const id = values.id ?? 1000 + next();
  return db.transaction({ role: 'owner', tenantId: id }, (tx) =>
    tx
      .insertInto('tenants')
      .values({
        name: `Tenant ${id}`,
        subdomain: `tenant-${id}`,
        time_zone: 'America/Chicago',
        created_at: MADE,
        ...values,
        id,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** An active person who can sign in with `TEST_PASSWORD`; by default a contributor. */
export async function makePerson(
  db: DatabaseHandle,
  tenantId: number,
  values: Partial<Insertable<PeopleTable>> = {},
): Promise<Selectable<PeopleTable>> {
  hashed ??= hash(TEST_PASSWORD, CHEAP);
  const number = next();
  const person = {
    // Padded, so that names sort by number.
    name: `Person ${String(number).padStart(5, '0')}`,
    email: `person${number}@example.test`,
    password_hash: await hashed,
    role: 'contributor' as const,
    job_title: 'Engineer',
    invitation_accepted_at: MADE,
    email_activated_at: MADE,
    created_at: MADE,
    updated_at: MADE,
    ...values,
    tenant_id: tenantId,
  };
  return db.transaction({ role: 'owner', tenantId }, (tx) =>
    tx.insertInto('people').values(person).returningAll().executeTakeFirstOrThrow(),
  );
}
