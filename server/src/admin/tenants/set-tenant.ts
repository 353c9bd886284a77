import type { Db } from '../../kernel/db/index.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';
import { DEFAULT_TALENT_SETTINGS } from './talent-settings.ts';
import type { TenantChanges } from './tenant-options.ts';
import { findTalent, saveTalentSettings, saveTalentStart, updateTenant } from './tenants.queries.ts';

/**
 * Appraisals need labels, and a quarter to begin with (D-68): where talent is on and nothing was said, ours, and the
 * quarter in which the organisation began.
 */
async function completeTalent(db: Db, tenant: TenantRow, now: Date): Promise<void> {
  if (!tenant.talent_enabled) return;
  const { settings, from } = await findTalent(db, tenant.id);
  if (!settings) await saveTalentSettings(db, tenant.id, { settings: DEFAULT_TALENT_SETTINGS, now });
  if (from) return;
  const month = Math.floor(tenant.created_at.getUTCMonth() / 3) * 3;
  const start = new Date(Date.UTC(tenant.created_at.getUTCFullYear(), month, 1));
  await saveTalentStart(db, tenant.id, start.toISOString().slice(0, 10));
}

/** Sets what the changes name, in the organisation that has been entered. */
export async function setTenant(
  db: Db,
  tenant: TenantRow,
  { changes, now }: { readonly changes: TenantChanges; readonly now: Date },
): Promise<TenantRow> {
  const { row, talentSettings: settings, talentFrom } = changes;
  const changed = Object.keys(row).length > 0 ? await updateTenant(db, tenant.id, row) : tenant;
  if (settings) await saveTalentSettings(db, tenant.id, { settings, now });
  if (talentFrom) await saveTalentStart(db, tenant.id, talentFrom);
  await completeTalent(db, changed, now);
  return changed;
}
