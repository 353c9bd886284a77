import type { RoleName } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';

export interface NewEmployee {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly role: RoleName;
  readonly job_title: string | null;
  readonly org_unit: string | null;
  readonly manager_id: number;
}

/** Adds a person beneath an existing manager, without a password until the invitation is accepted. Returns the id. */
export async function insertEmployee({ db, tenant, now }: Ctx, employee: NewEmployee): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({ ...employee, tenant_id: tenant.id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
