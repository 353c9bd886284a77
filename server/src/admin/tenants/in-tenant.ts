import type { Db } from '../../kernel/db/index.ts';
import { enterTenant } from '../../kernel/db/index.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';
import { findTenantBySubdomain } from '../../modules/tenants/index.ts';
import type { Context } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { Refusal } from '../refusal.ts';

/** The organisation that the running transaction has entered. */
export interface InTenant {
  readonly tenant: TenantRow;
  /** The events and mails of the transaction. */
  readonly outbox: Outbox;
  readonly now: Date;
}

/**
 * Runs `work` in one transaction that has entered an organisation.
 *
 * @throws Refusal when there is none
 */
export function inTenant<T>(
  { clock }: Context,
  { database, subdomain }: { readonly database: AdminDatabase; readonly subdomain: string },
  work: (db: Db, inside: InTenant) => Promise<T>,
): Promise<T> {
  return database.handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
    const tenant = await findTenantBySubdomain(db, subdomain);
    if (!tenant) throw new Refusal(`There is no organisation called ${subdomain}; 'tenant list' names them.`);
    await enterTenant(db, tenant.id);
    const now = clock.now();
    const outbox = new Outbox(now);
    const result = await work(db, { tenant, outbox, now });
    await outbox.flush(db, tenant.id);
    return result;
  });
}

/** @throws Refusal when the organisation is deactivated */
export function requireActive({ name, subdomain, deactivated_at }: TenantRow): void {
  if (deactivated_at)
    throw new Refusal(`${name} is deactivated; 'tenant activate ${subdomain}' opens it again.`);
}
