import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ActionItemTables } from './action-item-tables.ts';
import type { GoalTables } from './goal-tables.ts';
import type { KernelTables } from './kernel-tables.ts';
import type { NoteTables } from './note-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { StrategyTables } from './strategy-tables.ts';
import type { SummaryTables } from './summary-tables.ts';
import type { TalentTables } from './talent-tables.ts';
import type { ThemeTables } from './theme-tables.ts';
import type { UserManualTables } from './user-manual-tables.ts';

/**
 * Every table of the database, as Kysely sees it. A migration that adds tables describes them in a file beside it
 * (`goal-tables.ts`), whose interface is added here.
 */
export interface Database
  extends
    KernelTables,
    ActionItemTables,
    GoalTables,
    NoteTables,
    PeopleTables,
    ReleaseTables,
    ReportTables,
    StrategyTables,
    SummaryTables,
    TalentTables,
    ThemeTables,
    UserManualTables {}

/** A row as selected. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;
/** A row as inserted. */
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
/** The columns that an update sets. */
export type RowChanges<T extends keyof Database> = Updateable<Database[T]>;
