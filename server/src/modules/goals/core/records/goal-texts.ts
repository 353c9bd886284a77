import type { GoalTextColumn, GoalTextName } from '@cadence/shared-contract';
import { GOAL_TEXT_FIELDS, GOAL_TEXT_NAMES, recordBy, recordOf } from '@cadence/shared-contract';

/** The texts of a goal or an edit by their columns. */
export type GoalTextRow = Readonly<Record<GoalTextColumn, string>>;

/** The texts of a row by their API names. */
export function goalTextsOf(row: GoalTextRow): Record<GoalTextName, string> {
  return recordOf(GOAL_TEXT_NAMES, (name) => row[GOAL_TEXT_FIELDS[name].column]);
}

/** Texts by their columns; missing ones are blank. */
export function goalTextRow(texts: Readonly<Partial<Record<GoalTextName, string>>>): GoalTextRow {
  return recordBy(
    GOAL_TEXT_NAMES,
    (name) => GOAL_TEXT_FIELDS[name].column,
    (name) => texts[name] ?? '',
  );
}
