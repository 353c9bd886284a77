import type { Goal } from '../operations/goal-resources.ts';
import type { GoalPage } from '../operations/goals.ts';
import { GOAL_ROWS } from './goal-rows.ts';

const goalOf = (Id: number, more: object = {}): Goal =>
  ({
    ...{ Id, ParentId: null, ParentTitle: null, GoalDetail: { Title: `Goal ${Id}` } },
    ...{ Flags: { PendingEdits: false }, GoalEdit: null, ...more },
  }) as unknown as Goal;
const pageOf = (...data: Goal[]): GoalPage => ({
  ...{ data, goalEdits: [], pendingEdits: [], followed: [] },
  ...{ ceo: null, count: data.length, After: null },
});
const { put } = GOAL_ROWS['goals.list'];
const edited = (Id: number): Goal =>
  goalOf(Id, { GoalDetail: { Title: 'Renamed' }, Flags: { PendingEdits: true }, GoalEdit: { GoalId: Id } });

test('a goal above a row gives it its name, and is no row of the list itself', () => {
  const child = goalOf(1, { ParentId: 9, ParentTitle: 'Before' });
  const page = put(pageOf(child, goalOf(2)), edited(9));
  expect(page.data.map(({ ParentTitle }) => ParentTitle)).toEqual(['Renamed', null]);
  expect(page).toMatchObject({ goalEdits: [], pendingEdits: [] });
});

test('a row is replaced in place, with its edit', () => {
  const page = put(pageOf(goalOf(1), goalOf(2)), edited(1));
  expect(page.data.map(({ GoalDetail }) => GoalDetail.Title)).toEqual(['Renamed', 'Goal 2']);
  expect(page).toMatchObject({ goalEdits: [{ GoalId: 1 }], pendingEdits: [1] });
  expect(put(page, goalOf(1))).toMatchObject({ goalEdits: [], pendingEdits: [] });
});
