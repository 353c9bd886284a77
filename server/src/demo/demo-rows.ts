import type { Insertable } from 'kysely';
import type { Database } from '../kernel/db/index.ts';

/** The tables that the demo fills, in an order that foreign keys allow. */
export const DEMO_TABLES = [
  'people',
  'periods',
  'period_weeks',
  'company_themes',
  'goals',
  'goal_edits',
  'goal_statuses',
  'goal_results',
  'goal_manager_results',
  'goal_transitions',
  'goal_comments',
  'goal_follows',
  'notifications',
  'notes',
  'action_items',
  'strategies',
  'strategy_versions',
  'strategy_legacy_answers',
] as const satisfies readonly (keyof Database)[];
/** Tables without an id of their own. */
export const KEYED_OTHERWISE = [
  'company_themes',
  'goal_follows',
  'strategies',
  'strategy_legacy_answers',
] as const satisfies readonly DemoTable[];
type KeyedOtherwise = (typeof KEYED_OTHERWISE)[number];
export type DemoTable = (typeof DEMO_TABLES)[number];

type Stored = { readonly [T in DemoTable]: Insertable<Database[T]>[] };
type WithoutTenant<T extends DemoTable> = Omit<Insertable<Database[T]>, 'tenant_id' | 'id'>;

/** Collects the rows of the demo companies and numbers them, so that ids are the same every time. */
export class DemoRows {
  readonly tables: Stored = {
    people: [],
    periods: [],
    period_weeks: [],
    company_themes: [],
    goals: [],
    goal_edits: [],
    goal_statuses: [],
    goal_results: [],
    goal_manager_results: [],
    goal_transitions: [],
    goal_comments: [],
    goal_follows: [],
    notifications: [],
    notes: [],
    action_items: [],
    strategies: [],
    strategy_versions: [],
    strategy_legacy_answers: [],
  };
  readonly #lastIds = new Map<DemoTable, number>();

  /** Adds a row and answers the id it got. */
  add<T extends Exclude<DemoTable, KeyedOtherwise>>(
    table: T,
    tenantId: number,
    row: WithoutTenant<T>,
  ): number {
    const id = (this.#lastIds.get(table) ?? 0) + 1;
    this.#lastIds.set(table, id);
    this.#list(table).push({ tenant_id: tenantId, id, ...row } as unknown as Insertable<Database[T]>);
    return id;
  }

  /** Adds a row that brings its own key. */
  put<T extends KeyedOtherwise>(table: T, row: Insertable<Database[T]>): void {
    const list: Insertable<Database[T]>[] = this.tables[table];
    list.push(row);
  }

  #list<T extends DemoTable>(table: T): Insertable<Database[T]>[] {
    return this.tables[table];
  }
}
