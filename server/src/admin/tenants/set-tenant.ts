import type { RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { quarterAt, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { Db } from '../../kernel/db/index.ts';
import { ensurePeriodsFrom } from '../../modules/periods/index.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';
import { labelsDigest } from '../../modules/talent/index.ts';
import {
  clearDraftRatings,
  findTalent,
  saveTalentSettings,
  saveTalentStart,
  touchDrafts,
} from './talent.queries.ts';
import { DEFAULT_TALENT_SETTINGS } from './talent-settings.ts';
import type { TenantChanges } from './tenant-options.ts';
import { updateTenant } from './tenants.queries.ts';

/** How many steps an axis has; 0 while it is not used. */
function levelsOf(settings: TalentSettings, axis: RatingAxis): number {
  const isUsed = RATING_AXES[axis].isNeeded || settings.EnableTertiaryRatings;
  return isUsed ? settings[RATING_AXES[axis].labels].length : 0;
}

/**
 * Sets the labels. Where a scale now has another number of steps, its ratings are removed from appraisals that are not
 * shared yet: the third of three means something else than the third of five (D-91).
 *
 * @returns how many appraisals have to be rated again
 */
async function setLabels(db: Db, tenantId: number, { settings, now }: Labels): Promise<number> {
  const before = (await findTalent(db, tenantId)).settings;
  await saveTalentSettings(db, tenantId, { settings, now });
  if (!before) return 0;
  if (labelsDigest(before) !== labelsDigest(settings)) await touchDrafts(db, tenantId, now);
  const axes = RATING_AXIS_NAMES.filter((axis) => levelsOf(before, axis) !== levelsOf(settings, axis));
  return clearDraftRatings(db, tenantId, { axes, now });
}

interface Labels {
  readonly settings: TalentSettings;
  readonly now: Date;
}

/**
 * Appraisals need labels and a first quarter (D-68). Where talent is on and they are not set: the default labels, and
 * the quarter in which the organisation was created. Also creates the periods of every quarter since then.
 */
async function completeTalent(db: Db, tenant: TenantRow, now: Date): Promise<void> {
  if (!tenant.talent_enabled) return;
  const { settings, from } = await findTalent(db, tenant.id);
  if (!settings) await saveTalentSettings(db, tenant.id, { settings: DEFAULT_TALENT_SETTINGS, now });
  const start = from ?? quarterAt(dateInZone(tenant.created_at, tenant.time_zone)).startDate;
  if (!from) await saveTalentStart(db, tenant.id, start);
  await ensurePeriodsFrom(db, tenant.id, { from: start, today: dateInZone(now, tenant.time_zone) });
}

/** An organisation after its change. */
export interface SetTenant {
  readonly tenant: TenantRow;
  /** How many appraisals lost a rating, because a scale has another number of steps now. */
  readonly ratedAgain: number;
}

/** Applies the changes to the organisation that has been entered. */
export async function setTenant(
  db: Db,
  tenant: TenantRow,
  { changes, now }: { readonly changes: TenantChanges; readonly now: Date },
): Promise<SetTenant> {
  const { row, talentSettings: settings, talentFrom } = changes;
  const changed = Object.keys(row).length > 0 ? await updateTenant(db, tenant.id, row) : tenant;
  const ratedAgain = settings ? await setLabels(db, tenant.id, { settings, now }) : 0;
  if (talentFrom) await saveTalentStart(db, tenant.id, talentFrom);
  await completeTalent(db, changed, now);
  return { tenant: changed, ratedAgain };
}
