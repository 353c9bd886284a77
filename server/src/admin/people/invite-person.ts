import type { FlagColumn, RoleName } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { errorCode } from '../../kernel/errors/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';
import { isEmailTaken } from '../../modules/people/index.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { InTenant } from '../tenants/in-tenant.ts';
import { findCeoRow, findPersonRow, insertPerson } from './people.queries.ts';
import type { PersonRow } from './people.queries.ts';
import type { SentLink } from './send-person-link.ts';
import { sendPersonLink } from './send-person-link.ts';

const UNIQUE_VIOLATION = '23505';

/** A person to be added to an organisation. */
export interface NewPerson {
  readonly email: string;
  readonly name: string;
  /** A ceo is added by `tenant create` and changed in the product only (D-39). */
  readonly role: Exclude<RoleName, 'ceo'>;
  /** Address of the manager; null for the ceo. */
  readonly manager: string | null;
  readonly flags: Partial<Record<FlagColumn, boolean>>;
}

/** An active ceo or manager (D-41). */
async function findManager(db: Db, { tenant }: InTenant, email: string | null): Promise<PersonRow> {
  const manager = await (email === null ? findCeoRow(db, tenant.id) : findPersonRow(db, tenant.id, email));
  if (!manager)
    throw new Refusal(`There is nobody with the address ${email ?? 'of a CEO'} at ${tenant.name}.`);
  const leads = !manager.deactivated_at && (manager.role === 'ceo' || manager.role === 'manager');
  if (!leads) throw new Refusal(`${manager.name} is no active manager; name another one with --manager.`);
  return manager;
}

function addressTaken({ tenant }: InTenant, email: string): Refusal {
  return new Refusal(`Somebody at ${tenant.name} has the address ${email} already, or had it until lately.`);
}

/** Adds a person and invites them. @throws Refusal when the manager is not a manager, or the address is taken */
export async function invitePerson(
  context: Context,
  db: Db,
  { inside, person }: { readonly inside: InTenant; readonly person: NewPerson },
): Promise<{ readonly person: PersonRow; readonly sent: SentLink }> {
  const { tenant, outbox, now } = inside;
  const { email, name, role, flags } = person;
  const manager = await findManager(db, inside, person.manager);
  if (await isEmailTaken(db, email, { exceptId: null, now })) throw addressTaken(inside, email);
  const row = await insertPerson(db, {
    ...{ tenant_id: tenant.id, name, email, role, ...flags },
    manager_id: manager.id,
    created_at: now,
    updated_at: now,
  }).catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION ? addressTaken(inside, email) : error;
  });
  outbox.live(tenantGroup(tenant.id), 'TenantUpdate', {
    type: 'employee_added',
    id: row.id,
    actorId: row.id,
  });
  return {
    person: row,
    sent: await sendPersonLink(context, db, { ...inside, kind: 'invitation', person: row }),
  };
}

/** A new invitation for somebody who has not accepted one. @throws Refusal when they have, or are deactivated */
export function inviteAgain(
  context: Context,
  db: Db,
  { inside, person }: { readonly inside: InTenant; readonly person: PersonRow },
): Promise<SentLink> {
  if (person.deactivated_at)
    throw new Refusal(`${person.name} is deactivated; activate them in the product first.`);
  if (person.invitation_accepted_at)
    throw new Refusal(
      `${person.name} has accepted the invitation; 'user reset-password' lets them choose a new password.`,
    );
  return sendPersonLink(context, db, { ...inside, kind: 'invitation', person });
}
