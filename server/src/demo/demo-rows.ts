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
/** Tables without an id of their own. */
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

/** Columns that hold JSON: rows travel as JSON, so it goes in as it is and not as a text. */
type JsonColumn = 'settings' | 'content' | 'answers' | 'layout' | 'result_remarks' | 'params';
/** Bytes travel as PostgreSQL writes them: `\\x` and hex digits. */
type Travelling<C, Value> = Value extends Buffer ? string : C extends JsonColumn ? object | null : Value;
type Stored<T extends DemoTable> = {
  [C in keyof NewRow<T>]: Travelling<C, NewRow<T>[C]>;
};
/** A row before it has its organisation and its id. */
export type DemoRow<T extends DemoTable> = Omit<Stored<T>, 'tenant_id' | 'id'>;

/** Collects the rows of the demo companies and numbers them, so that ids are the same every time. */
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

  /** Adds a row and answers the id it got. */
  add<T extends Exclude<DemoTable, KeyedOtherwise>>(table: T, tenantId: number, row: DemoRow<T>): number {
    const id = (this.#lastIds.get(table) ?? 0) + 1;
    this.#lastIds.set(table, id);
    this.#list(table).push({ tenant_id: tenantId, id, ...row } as unknown as Stored<T>);
    return id;
  }

  /** Adds a row that brings its own key. */
  put<T extends KeyedOtherwise>(table: T, row: Stored<T>): void {
    this.#list(table).push(row);
  }

  #list<T extends DemoTable>(table: T): Stored<T>[] {
    return this.tables[table];
  }
}
