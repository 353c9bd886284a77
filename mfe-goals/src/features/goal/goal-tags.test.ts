import { fakeGoal } from '../../testing/goals.fixtures.ts';
import { tagsOf } from './goal-tags.ts';

const labels = (...goal: Parameters<typeof fakeGoal>): readonly string[] =>
  tagsOf(fakeGoal(...goal)).map(({ label }) => label);

test.each([
  ['[GOAL-040] a draft', { State: 'draft' }, ['Draft']],
  ['[GOAL-041] a shelved goal', { State: 'shelved' }, ['Shelved']],
  ['a goal that waits for somebody else', { State: 'review' }, ['In review']],
  ['a goal that waits for the viewer', { State: 'review', Flags: { NeedsReview: true } }, ['Needs Review']],
  ['a goal whose shelving is in review', { State: 'shelving_in_review' }, ['Shelving in review']],
  ['[GOAL-042] a goal with an open edit', { Flags: { PendingEdits: true } }, ['Pending edits']],
  ['[GOAL-043] a goal that needs an update', { Flags: { NeedsUpdate: true } }, ['Needs Update']],
  ['[GOAL-044] a goal that needs review', { Flags: { NeedsReview: true } }, ['Needs Review']],
  ['[GOAL-045] a goal whose result is in review', { State: 'results_in_review' }, ['Results in review']],
  [
    '[GOAL-046] an achieved goal',
    { State: 'finalized', Flags: { Outcome: 'achieved' } },
    ['Finalized (Achieved)'],
  ],
  [
    '[GOAL-047] a missed goal',
    { State: 'finalized', Flags: { Outcome: 'notAchieved' } },
    ['Finalized (Not Achieved)'],
  ],
  [
    '[GOAL-048] a disputed goal',
    { State: 'finalized', Flags: { Outcome: 'inDispute' } },
    ['Finalized (In Dispute)'],
  ],
  ['[GOAL-049] an own goal of a past period', { Flags: { NeedsFinalization: true } }, ['Needs Finalization']],
  ['[GOAL-050] a status of three weeks ago', { Flags: { WeeksOld: 3 } }, ['Status is 3 weeks old']],
  ['[GOAL-050] a status of last week', { Flags: { WeeksOld: 1 } }, []],
  ['[GOAL-051] a goal that worsened', { Flags: { TrendingDown: true } }, ['Trending Down']],
  ['[GOAL-052] a goal at risk', { Flags: { AtRisk: true } }, ['At Risk']],
] as const)('%s is tagged', (_name, goal, expected) => {
  expect(labels(goal)).toEqual(expected);
});

test('tags come in the order risk, action, age, state', () => {
  const flags = {
    AtRisk: true,
    TrendingDown: true,
    NeedsReview: true,
    NeedsUpdate: true,
    WeeksOld: 4,
    PendingEdits: true,
  };
  expect(labels({ Flags: flags })).toEqual([
    'At Risk',
    'Trending Down',
    'Needs Review',
    'Needs Update',
    'Status is 4 weeks old',
    'Pending edits',
  ]);
});
