import type { Generated } from 'kysely';
import type { Instant } from './kernel-tables.ts';

/** Formatted texts, sanitised, and the address of the video; '' if empty. */
export interface StrategyContentColumns {
  mission: string;
  vision: string;
  values: string;
  customers: string;
  employees: string;
  shareholders: string;
  sales: string;
  marketing: string;
  product: string;
  video_url: string;
}

/** The working copy of the ceo and Org Admins; at most one per tenant (D-53). */
export interface StrategiesTable extends StrategyContentColumns {
  tenant_id: number;
  /** Increases with every save, whatever the clock says: it is the version (D-3). */
  updated_at: Instant;
  updated_by: number;
}

/** Complete published versions; everybody reads the newest. Rows are added, never changed. */
export interface StrategyVersionsTable extends StrategyContentColumns {
  tenant_id: number;
  id: Generated<number>;
  published_at: Instant;
  published_by: number;
}

/** Answers to the questions of an earlier version of the product; written by operators only. */
export interface StrategyLegacyAnswersTable {
  tenant_id: number;
  /** 1 to 10, for Field1 to Field10. */
  field: number;
  answer: string;
}

export interface StrategyTables {
  strategies: StrategiesTable;
  strategy_versions: StrategyVersionsTable;
  strategy_legacy_answers: StrategyLegacyAnswersTable;
}
