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

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1_000;

/**
 * Adds people who have no password until their invitations are accepted, beneath managers who are there already; their
 * ids by address.
 */
export async function insertEmployees(
  { db, tenant, now }: Ctx,
  employees: readonly NewEmployee[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < employees.length; start += CHUNK) {
    const rows = await db
      .insertInto('people')
      .values(
        employees.slice(start, start + CHUNK).map((employee) => ({
          ...employee,
          tenant_id: tenant.id,
          // Observers stand outside of the strategy group (D-53).
          strategy_member: employee.role !== 'observer',
          created_at: now,
          updated_at: now,
        })),
      )
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of rows) ids.set(email, id);
  }
  return ids;
}

/** Adds one person as `insertEmployees` does; the new id. */
export async function insertEmployee(ctx: Ctx, employee: NewEmployee): Promise<number> {
  const [id] = (await insertEmployees(ctx, [employee])).values();
  if (id === undefined) throw new Error('The database added nobody.');
  return id;
}
