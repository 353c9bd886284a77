import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant } from './kernel-tables.ts';

/** One row per organisation that has labels; the settings as they go over the wire. */
export interface TalentSettingsTable {
  tenant_id: number;
  settings: JSONColumnType<object>;
  updated_at: Instant;
}

/** From when on an organisation's quarters are appraised (people §4 Appraisal periods). */
export interface TalentSchedulesTable {
  tenant_id: number;
  id: Generated<number>;
  effective_date: ColumnType<string, string, string>;
}

export interface TalentTables {
  talent_settings: TalentSettingsTable;
  talent_schedules: TalentSchedulesTable;
}
