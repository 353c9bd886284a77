import { REPORT_COLUMNS, REPORT_IDS } from '../reports/index.ts';
import { Goal, GoalEdit } from '../operations/goal-resources.ts';
import { GoalInput } from '../operations/goals.ts';
import {
  GOAL_TEXT_COLUMNS,
  GOAL_TEXT_FIELDS,
  GOAL_TEXT_NAMES,
  goalTextField,
  goalTextOf,
  placeGoalTexts,
} from './text-fields.ts';

test('every text of a goal is sent within its limit, answered with the goal and with an edit', () => {
  const answered = Object.keys(Goal.properties).concat(Object.keys(Goal.properties.GoalDetail.properties));
  for (const name of GOAL_TEXT_NAMES) {
    const { limit, kind } = goalTextField(name);
    expect(GoalInput.properties[name]).toMatchObject({ type: 'string', maxLength: limit, 'x-text': kind });
    expect(answered).toContain(name);
    expect(GoalEdit.properties).toHaveProperty(name);
  }
  expect(GoalInput.required).toEqual(expect.arrayContaining(['Title', 'Measurement']));
  expect(GoalInput.required).not.toContain('ReportingMemo');
});

test('every text of a goal has its own column, and one in Goal Details unless it names the goal', () => {
  expect(new Set(GOAL_TEXT_COLUMNS).size).toBe(GOAL_TEXT_NAMES.length);
  const columns = REPORT_COLUMNS[REPORT_IDS.goalDetails]?.map(({ key }) => key);
  expect(columns).toEqual(expect.arrayContaining([...GOAL_TEXT_COLUMNS]));
});

test('a text is read where it was put, under names that the compiler knows', () => {
  const goal = placeGoalTexts({ Title: 'Lift retention', ReportingMemo: 'Q4' });
  expect(goalTextOf(goal, 'Title')).toBe('Lift retention');
  expect(goalTextOf(goal, 'ReportingMemo')).toBe('Q4');
  expect(goalTextOf(goal, 'Measurement')).toBe('');
  const known: Goal['GoalDetail'] & Pick<Goal, 'ReportingMemo'> = { ...goal.GoalDetail, ...goal };
  // @ts-expect-error the texts of a goal are these and no others
  expect(known.Unknown).toBeUndefined();
  // @ts-expect-error nor has the table any other
  expect(GOAL_TEXT_FIELDS.Unknown).toBeUndefined();
});
