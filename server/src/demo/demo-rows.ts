import type { Database, NewRow } from '../kernel/db/index.ts';

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
  'talent_settings',
  'talent_schedules',
  'appraisals',
  'appraisal_events',
  'appraisal_signatures',
  'calibration_questions',
  'user_manual_files',
  'user_manuals',
  'disc_assessments',
  'disc_answers',
  'report_schedules',
] as const satisfies readonly (keyof Database)[];
/** Tables whose rows do not get a numbered `id`. */
export const KEYED_OTHERWISE = [
  'company_themes',
  'goal_follows',
  'strategies',
  'strategy_legacy_answers',
  'talent_settings',
  'user_manual_files',
  'user_manuals',
  'disc_assessments',
  'disc_answers',
] as const satisfies readonly DemoTable[];
type KeyedOtherwise = (typeof KEYED_OTHERWISE)[number];
export type DemoTable = (typeof DEMO_TABLES)[number];

/** JSON columns: rows are sent as JSON, so their values are nested as objects, not as text. */
type JsonColumn = 'settings' | 'content' | 'answers' | 'layout' | 'result_remarks' | 'params' | 'meta';
/** Bytes are sent in PostgreSQL's notation: `\\x` and hex digits. */
type Serialized<C, Value> = Value extends Buffer ? string : C extends JsonColumn ? object | null : Value;
type Stored<T extends DemoTable> = {
  [C in keyof NewRow<T>]: Serialized<C, NewRow<T>[C]>;
};
/** A row without its organisation and its id. */
export type DemoRow<T extends DemoTable> = Omit<Stored<T>, 'tenant_id' | 'id'>;

/** Collects the rows of the demo companies and numbers them, so that ids are always the same. */
export class DemoRows {
  readonly tables: { readonly [T in DemoTable]: Stored<T>[] } = {
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
    talent_settings: [],
    talent_schedules: [],
    appraisals: [],
    appraisal_events: [],
    appraisal_signatures: [],
    calibration_questions: [],
    user_manual_files: [],
    user_manuals: [],
    disc_assessments: [],
    disc_answers: [],
    report_schedules: [],
  };
  readonly #lastIds = new Map<DemoTable, number>();

  /** Adds a row and returns its id. */
  add<T extends Exclude<DemoTable, KeyedOtherwise>>(table: T, tenantId: number, row: DemoRow<T>): number {
    const id = (this.#lastIds.get(table) ?? 0) + 1;
    this.#lastIds.set(table, id);
    this.#list(table).push({ tenant_id: tenantId, id, ...row } as unknown as Stored<T>);
    return id;
  }

  /** Adds a row that has its own key. */
  put<T extends KeyedOtherwise>(table: T, row: Stored<T>): void {
    this.#list(table).push(row);
  }

  #list<T extends DemoTable>(table: T): Stored<T>[] {
    return this.tables[table];
  }
}
