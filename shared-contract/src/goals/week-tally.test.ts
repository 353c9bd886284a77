import type { PredictionGoal } from '../operations/predictions.ts';
import { readMatrixView, WHOLE_MATRIX, writeMatrixView } from './matrix-view.ts';
import { chosenEntries, levelOptions, tallyWeek } from './week-tally.ts';

function goal(Id: number, levels: readonly [number, number] | null, Depth = 1): PredictionGoal {
  const [Likelihood, Quality] = levels ?? [null, null];
  const User = { Id: 2, Name: 'Ana Ruiz', OrgUnit: null, Title: null, Avatar: null, ParentId: 1 };
  const title = { Title: `Goal ${Id}`, State: 'approved', User, ParentId: 1 } as const;
  return { Id, ...title, Depth, Likelihood, Quality, Weeks: [] };
}

const NOW = [goal(1, [3, 4]), goal(2, [3, 4]), goal(3, [0, 1], 2), goal(4, null, 3)];
const BEFORE = [goal(1, [3, 4]), goal(2, [1, 4]), goal(3, null, 2), goal(4, [2, 2], 3)];

test('[PRED-002] each goal counts in the cell of its likelihood and quality of that very week', () => {
  const tally = tallyWeek(NOW, BEFORE);
  expect([
    tally.countOf({ x: 3, y: 4 }),
    tally.countOf({ x: 0, y: 1 }),
    tally.countOf({ x: 2, y: 2 }),
  ]).toEqual([2, 1, 0]);
  expect(tally.arrivedOf({ x: 3, y: 4 })).toBe(1);
  const sizes = (['updated', 'none', 'risk', 'moved'] as const).map((group) => tally.sizeOf(group));
  expect(sizes).toEqual([3, 1, 1, 1]);
});

test('[PRED-003] a cell or a group keeps its goals only', () => {
  const tally = tallyWeek(NOW, BEFORE);
  const ids = (choice: Parameters<typeof chosenEntries>[1]) =>
    chosenEntries(tally, choice).map((entry) => entry.goal.Id);
  expect([ids(null), ids({ x: 3, y: 4 }), ids('none'), ids('moved')]).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [4],
    [2],
  ]);
});

test('[PRED-005] the level filter reads "Top {n} Level (count)" for each depth there is', () => {
  expect(levelOptions(NOW).map(({ label }) => label)).toEqual([
    'Top 1 Level (2)',
    'Top 2 Level (3)',
    'Top 3 Level (4)',
  ]);
  expect(levelOptions([])).toEqual([]);
});

test('what a link names of a matrix comes back; what no matrix has is left out', () => {
  const view = { week: 7, depth: 2, choice: { x: 3, y: 0 } };
  const params = new URLSearchParams();
  writeMatrixView(params, view);
  expect(readMatrixView(params)).toEqual(view);
  writeMatrixView(params, WHOLE_MATRIX);
  expect(params.toString()).toBe('');
  for (const text of ['at=0&top=-1&cell=5-1', 'at=x&cell=3-4-1', 'cell=__proto__', ''])
    expect(readMatrixView(new URLSearchParams(text))).toEqual(WHOLE_MATRIX);
});
