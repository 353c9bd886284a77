import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { isProven, planLineups, type Cell, type Proof } from './proof.ts';
import { describeProof } from './report.ts';

const descriptor: RemoteDescriptor = {
  ...{ schema: 1, name: 'goals', requires: {}, prefixes: ['/v3/goals'] },
  ...{ routes: [], menu: [], slots: {} },
};
const release = (version: string) => ({ version, why: 'in use', descriptor });

const cell = (shell: string, remote: string, given: Partial<Cell> = {}): Cell => ({
  ...{ shell, remote, version: '1.0.0', state: 'works', faults: [] },
  ...given,
});
const proofOf = (...cells: readonly Cell[]): Proof => ({
  environment: 'staging',
  at: '2026-11-28T12:00:00.000Z',
  shells: [
    { version: '1.1.0', publishedAt: null },
    { version: '1.0.0', publishedAt: '2026-11-01T12:00:00.000Z' },
  ],
  cells,
});

test('every version is in one line-up, with the newest of the others', () => {
  const lineups = planLineups({
    goals: [release('3'), release('2'), release('1')],
    people: [release('9'), release('8')],
    talent: [release('5')],
  });
  expect(
    lineups.map(({ goals, people, talent }) => [goals, people, talent].map((one) => one?.version)),
  ).toEqual([
    ['3', '9', '5'],
    ['2', '8', '5'],
    ['1', '9', '5'],
  ]);
  expect(planLineups({})).toEqual([]);
});

test('a tab with an older shell may wait for a newer one; everything else has to work', () => {
  const refused: Partial<Cell> = { state: 'refused', faults: ['it requires react ^20.0.0'] };
  const works = cell('1.1.0', 'goals');
  expect(isProven(proofOf(works, cell('1.0.0', 'goals')))).toBe(true);
  expect(isProven(proofOf(works, cell('1.0.0', 'goals', refused)))).toBe(true);
  expect(isProven(proofOf(cell('1.1.0', 'goals', refused), cell('1.0.0', 'goals')))).toBe(false);
  expect(isProven(proofOf(works, cell('1.0.0', 'goals', { state: 'fails' })))).toBe(false);
  expect(isProven(proofOf())).toBe(false);
});

test('the table has a row for each version of a remote, a column for each shell, and says what is wrong', () => {
  const proof = proofOf(
    cell('1.1.0', 'goals'),
    cell('1.1.0', 'people'),
    cell('1.0.0', 'goals', { state: 'fails', faults: ['/v3/goals shows nothing'] }),
    cell('1.0.0', 'people', { state: 'refused', faults: ['it requires react ^20.0.0'] }),
  );
  expect(describeProof(proof).split('\n')).toEqual([
    '# Shells and remotes of staging',
    '',
    '**Not proven**, 2026-11-28T12:00:00.000Z: each shell was started with each remote, and each page of it looked at in a browser.',
    '',
    '| remote | shell 1.1.0 (new) | shell 1.0.0 (2026-11-01) |',
    '| --- | --- | --- |',
    '| goals 1.0.0 | ✓ works | ✗ fails |',
    '| people 1.0.0 | ✓ works | ○ waits for a newer shell |',
    '',
    '- goals 1.0.0 in shell 1.0.0: /v3/goals shows nothing',
    '- people 1.0.0 in shell 1.0.0: it requires react ^20.0.0',
    '',
  ]);
});
