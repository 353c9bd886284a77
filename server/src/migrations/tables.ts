import type { GoalTables } from './goal-tables.ts';
import type { KernelTables } from './kernel-tables.ts';
import type { ThemeTables } from './theme-tables.ts';

/**
 * Every table of the database, as Kysely sees it. A migration that adds tables describes them in a file beside
 * it (`goal-tables.ts`) and joins that interface here.
 */
export interface Database extends KernelTables, GoalTables, ThemeTables {}
