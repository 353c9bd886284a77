import type { Db } from '../../kernel/db/index.ts';
import { Refusal } from '../refusal.ts';
import type { InTenant } from '../tenants/in-tenant.ts';
import { findPersonRow } from './people.queries.ts';
import type { PersonRow } from './people.queries.ts';

/** @throws Refusal when nobody in the organisation has the address */
export async function requirePerson(db: Db, { tenant }: InTenant, email: string): Promise<PersonRow> {
  const person = await findPersonRow(db, tenant.id, email);
  if (!person) throw new Refusal(`There is nobody with the address ${email} at ${tenant.name}.`);
  return person;
}
