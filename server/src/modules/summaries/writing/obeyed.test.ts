import { readSentences, readTitle } from '../material/read-words.ts';
import { INJECTIONS } from '../testing/injections.ts';
import type { SampleMaterial } from '../testing/sample-material.ts';
import { sampleMaterial } from '../testing/sample-material.ts';
import { Given } from './given.ts';

const FELL = 'The hand-over fell from nine days to four.';
const ACHIEVED = { outcome: 'achieved', result: FELL, review: 'Fine.' } as const;
const PLACES: Readonly<Record<string, (text: string) => SampleMaterial>> = {
  title: (text) => ({ ...ACHIEVED, title: readTitle(text.slice(0, 255)) }),
  result: (text) => ({ outcome: 'notAchieved', result: text, review: 'Fine.' }),
  feedback: (text) => ({ ...ACHIEVED, review: text }),
  measurement: () => ACHIEVED,
  comment: (text) => ({ state: 'approved', weeks: { 5: [2, 2, text] } }),
};

test.each(Object.entries(PLACES))(
  '[D-57] no sentence that an injection in a %s asks for is accepted, whichever injection a model obeys',
  (place, make) => {
    for (const { text } of INJECTIONS) {
      const goal = sampleMaterial(make(text));
      const measurement = place === 'measurement' ? readSentences(text) : [];
      const given = new Given([{ ...goal, measurement }], '');
      const [one = null] = given.goals;
      const obeyed = INJECTIONS.filter((injection) => injection.canary.test(injection.obeyed)).flatMap(
        (injection) =>
          [...(one?.sources.keys() ?? [])].map((source) => ({ text: injection.obeyed, sources: [source] })),
      );
      expect(obeyed.filter((sentence) => given.fault(sentence, one) === null)).toEqual([]);
    }
  },
);

test('[D-57] a digit in a person’s name is not a figure', () => {
  const goal = { ...sampleMaterial(ACHIEVED), ownerName: 'Person 42' };
  const [one = null] = new Given([goal], '').goals;
  const [source = 0] = one?.sources.keys() ?? [];
  expect(
    new Given([goal], '').fault({ text: 'The hand-over fell from nine to 42 days.', sources: [source] }, one),
  ).toBe('says a number that its sources do not say');
});
