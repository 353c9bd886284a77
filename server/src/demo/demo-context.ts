import type { NotifiedObjectType } from '@cadence/shared-contract';
import type { DemoCompany } from './company.ts';
import type { DemoRow, DemoRows } from './demo-rows.ts';
import type { Step } from './goal-story.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

/** A goal's step that people may be notified of. */
export interface DemoEvent {
  readonly action: Step['action'] | 'comment';
  readonly goal: PlannedGoal;
  readonly goalId: number;
  readonly actorKey: string;
  readonly at: Date;
  readonly object: { readonly type: NotifiedObjectType; readonly id: number };
  /** Of the row that makes it unique: in the history, the comments or the weekly statuses. */
  readonly rowId: number;
}

/** A notification with its final words. */
export interface DemoNotice {
  readonly eventId: string;
  readonly personKey: string;
  readonly at: Date;
  readonly words: Omit<
    DemoRow<'notifications'>,
    'person_id' | 'event_id' | 'created_at' | 'mailed_at' | 'read_at'
  >;
}

/** What the writers of one company share. */
export interface DemoContext {
  readonly company: DemoCompany;
  readonly rows: DemoRows;
  readonly random: Random;
  readonly timeline: Timeline;
  readonly personIds: ReadonlyMap<string, number>;
  /** By index of the quarter. */
  readonly periodIds: ReadonlyMap<number, number>;
  /** By period and Monday: `${periodId}/${monday}`. */
  readonly weekIds: ReadonlyMap<string, number>;
  readonly events: DemoEvent[];
  readonly notices: DemoNotice[];
}
