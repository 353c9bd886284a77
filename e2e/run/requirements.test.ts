import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseRequirements, idsIn, readLedger, titlePattern } from './requirements.ts';

/** In brackets, put together here, because this file proves no requirement. */
const named = (ids: string): string => `[${ids}]`;

const LEDGER = readLedger(readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8'));
const choose = (...asked: readonly string[]) => chooseRequirements(asked, LEDGER);

test('the ledger has every area by its title, and every requirement by its area', () => {
  expect(LEDGER.areas.get('SHELL')).toContain('side menu');
  expect(new Set(LEDGER.requirements.map(({ area }) => area))).toEqual(new Set(LEDGER.areas.keys()));
  expect(LEDGER.requirements.find(({ id }) => id === 'GOAL-041')?.text).toContain('Shelved');
});

test('one, a range, an area, in any letters, and nothing twice', () => {
  expect(choose('goal-041')).toEqual(['GOAL-041']);
  expect(choose('GOAL-041..043', 'GOAL-042')).toEqual(['GOAL-041', 'GOAL-042', 'GOAL-043']);
  expect(choose('GOAL-009..GOAL-011')).toEqual(['GOAL-009', 'GOAL-010', 'GOAL-011']);
  expect(choose('TEN')).toContain('TEN-009');
});

test.each([
  ['GAOL-041', /^There is no area GAOL: SHELL, /],
  ['GOAL-999', /^There is no requirement GOAL-999: GOAL-001 to GOAL-\d+\.$/],
  ['GOAL-043..041', /^There is no requirement GOAL-043\.\.041/],
  ['GOAL-041..TEN-009', /^There is no requirement/],
  ['.*', /^There is no area/],
])('%s is refused with what there is', (asked, sentence) => {
  expect(() => choose(asked)).toThrow(sentence);
});

test('a title matches by its brackets only', () => {
  const pattern = new RegExp(titlePattern(['GOAL-041', 'GOAL-042']));
  expect(`tests/x.spec.ts ${named('TEN-001')} ${named('GOAL-041')} a goal`).toMatch(pattern);
  expect(`${named('TEN-001, GOAL-042, D-7')} a goal`).toMatch(pattern);
  expect(`${named('GOAL-0411')} a goal`).not.toMatch(pattern);
  expect('GOAL-041 without brackets').not.toMatch(pattern);
});

test('the ids of a title', () => {
  expect(idsIn(`${named('GOAL-041')} ${named('D-6, TEN-009')} what ${named('GOAL-041')} is [not-1]`)).toEqual(
    ['GOAL-041', 'D-6', 'TEN-009'],
  );
});
