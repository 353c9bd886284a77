import type { DatabaseHandle } from '../db/index.ts';

/** The tenant's logo, an SVG; null when it has none. */
export async function findLogo(db: DatabaseHandle, tenantId: number): Promise<string | null> {
  const tenant = await db.transaction({ role: 'app', tenantId }, (tx) =>
    tx.selectFrom('tenants').select('logo_svg').where('id', '=', tenantId).executeTakeFirst(),
  );
  return tenant?.logo_svg ?? null;
}
