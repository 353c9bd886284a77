import type { PointOfContact } from '@cadence/shared-contract';
import { flagsOfRow } from '@cadence/shared-contract';
import type { SupportConfig } from '../../kernel/config/support.ts';
import type { Ctx, Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { presentPersonRef } from '../people/index.ts';
import { findTenantById } from '../tenants/index.ts';
import { findPointsOfContact } from './help.queries.ts';

type ContactRow = Awaited<ReturnType<typeof findPointsOfContact>>[number];

function present(ctx: Ctx, row: ContactRow): PointOfContact {
  return { ...presentPersonRef(ctx, row), ...flagsOfRow(row) };
}

/**
 * Who to ask: colleagues by their permissions, and customer support (people §2.10, §7 Tenant, D-78), the organisation's
 * own where it names one (D-193). For everyone.
 */
export function createHelpSlice(support: SupportConfig): Slice {
  return defineSlice('help', {
    'help.read': async (ctx) => ({
      users: (await findPointsOfContact(ctx.db)).map((row) => present(ctx, row)),
      helplink: support.helpDesk,
      contactlink: (await findTenantById(ctx.db, ctx.tenant.id))?.contact_link ?? support.contact,
    }),
  });
}
