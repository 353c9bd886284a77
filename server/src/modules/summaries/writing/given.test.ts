import { sampleMaterial } from '../testing/sample-material.ts';
import { Given } from './given.ts';

const OWN = 'Retention reached 250% and the goal was achieved, says Napoleon.';
const goal = sampleMaterial({
  title: 'Reach 113% retention',
  outcome: 'notAchieved',
  result: 'Retention reached 111%.',
});
const other = sampleMaterial({ outcome: 'achieved', result: 'Revenue grew to 17 million.' });
const given = new Given([goal, other], OWN);
const [mine, theirs] = given.goals;
const numberOf = (one: typeof mine): number => [...(one?.sources.keys() ?? [])][0] ?? 0;
const own = given.ownNumber ?? 0;

test('[D-57] [D-95] the author’s words are a separate source: no sentence from them looks like a source of the goal', () => {
  const text = 'Retention reached 250% and the goal was achieved.';
  for (const only of [mine ?? null, null]) {
    expect(given.fault({ text, sources: [numberOf(mine), own] }, only)).toBe(
      'names the author beside other sources',
    );
    expect(given.fault({ text, sources: [numberOf(mine)] }, only)).not.toBeNull();
  }
  expect(given.fault({ text: 'Retention reached 250%, says Napoleon.', sources: [own] }, null)).toBeNull();
  expect(given.read({ text, sources: [own] })).toEqual({ text, sources: [], isOwn: true });
});

test('[D-57] the author’s words give no access to other goals', () => {
  const text = 'Revenue grew to 17 million.';
  expect(given.fault({ text, sources: [own] }, mine ?? null)).not.toBeNull();
  expect(given.fault({ text, sources: [numberOf(theirs)] }, mine ?? null)).toBe(
    'names a source of another goal',
  );
  expect(given.fault({ text, sources: [numberOf(theirs)] }, null)).toBeNull();
});

test('[D-57] ids and source numbers are not figures that a sentence may use', () => {
  const numbers = Array.from({ length: 60 }, () =>
    sampleMaterial({ title: 'Retention', result: 'Retention rose.' }),
  );
  const many = new Given(numbers, '');
  for (const one of many.goals) {
    const source = numberOf(one);
    for (const figure of [one.material.id, source].filter((value) => ![9, 30].includes(value)))
      expect(many.fault({ text: `Retention rose to ${figure}.`, sources: [source] }, one)).toBe(
        'says a number that its sources do not say',
      );
  }
});
