import fc from 'fast-check';
import { minutesLeft } from './assessment.ts';
import type { DiscPercentages } from './disc.ts';
import { DISC_TRAITS, DISC_TYPES, discWords, readPercentages, traitsOf } from './disc.ts';
import { DISC_SCALE_IDS, DISC_SCALES, scalePosition, scaleSide, typeSide } from './disc-scales.ts';
import { quarterRadius, typePlace, WHEEL_QUARTERS, wheelPlace } from './wheel.ts';

/** What the built-in assessment can say: none above 50, together 100. */
const percentages = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 56 })))
  .filter((points) => points.reduce((sum, one) => sum + one, 0) > 0)
  .map((points): DiscPercentages => {
    const total = points.reduce((sum, one) => sum + one, 0);
    const [D = 0, I = 0, S = 0] = points.map((one) => Math.round((one * 100) / total));
    return { D, I, S, C: 100 - D - I - S };
  })
  .filter((each) => DISC_TRAITS.every((trait) => each[trait] >= 0 && each[trait] <= 50));

test('[UMAN-005] there are 12 types: each trait alone, and with each of its neighbours', () => {
  expect(DISC_TYPES).toHaveLength(12);
  for (const trait of DISC_TRAITS)
    expect(DISC_TYPES.filter((type) => traitsOf(type)[0] === trait)).toHaveLength(3);
  for (const opposite of ['DS', 'SD', 'IC', 'CI']) expect(DISC_TYPES).not.toContain(opposite);
});

test.each([
  ['SC', 'Steadiness + Conscientiousness'],
  ['d', 'Dominance'],
  ['DX I', 'Dominance + Influence'],
  ['', ''],
])('[PROF-006] the letters %j read %j', (letters, words) => {
  expect(discWords(letters)).toBe(words);
});

test('percentages are all there or none', () => {
  expect(readPercentages({ Per1: 1, Per2: 2, Per3: 3, Per4: 94 })).toEqual({ D: 1, I: 2, S: 3, C: 94 });
  expect(readPercentages({ Per1: 1, Per2: null, Per3: 3, Per4: 94 })).toBeNull();
});

test('a place on a scale is between its words, and one of somebody even is in the middle', () => {
  const even = { D: 25, I: 25, S: 25, C: 25 };
  for (const id of DISC_SCALE_IDS) {
    expect([id, scalePosition(id, even), scaleSide(50)]).toEqual([id, 50, 'middle']);
    fc.assert(
      fc.property(percentages, (each) => {
        const place = scalePosition(id, each);
        return Number.isInteger(place) && place >= 0 && place <= 100;
      }),
    );
  }
  expect(DISC_SCALES.direct.name).toBe('Direct/Careful');
  expect(scalePosition('direct', { D: 50, I: 50, S: 0, C: 0 })).toBe(0);
  expect(scalePosition('direct', { D: 0, I: 0, S: 50, C: 50 })).toBe(100);
});

test.each([
  [0, 'first'],
  [41, 'first'],
  [42, 'middle'],
  [58, 'middle'],
  [59, 'second'],
] as const)('from 42 to 58 a scale is neither: %i is %s', (position, side) => {
  expect(scaleSide(position)).toBe(side);
});

test('a type is on the side of its main trait', () => {
  expect(DISC_SCALE_IDS.map((id) => typeSide(id, 'DI'))).toEqual(['first', 'first', 'middle', 'first']);
  expect(DISC_SCALE_IDS.map((id) => typeSide(id, 'CS'))).toEqual(['second', 'middle', 'second', 'second']);
});

test('the area of a quarter grows with the percentage', () => {
  expect(quarterRadius(50)).toBe(1);
  expect(quarterRadius(25) ** 2).toBeCloseTo(0.5);
  expect([quarterRadius(0), quarterRadius(-3), quarterRadius(80)]).toEqual([0, 0, 1]);
});

test('a person is placed toward their marked traits, within the wheel’s square', () => {
  expect(wheelPlace({ D: 12, I: 18, S: 38, C: 32 })).toEqual({ x: 0.12, y: -0.4 });
  fc.assert(
    fc.property(percentages, (each) => {
      const { x, y } = wheelPlace(each);
      return Math.abs(x) <= 1 && Math.abs(y) <= 1;
    }),
  );
});

test('[UMAN-001] a third party’s percentages, up to 100, stay on the scales and on the wheel', () => {
  const all = { D: 100, I: 0, S: 0, C: 0 };
  expect(DISC_SCALE_IDS.map((id) => scalePosition(id, all))).toEqual([0, 0, 50, 0]);
  expect(scalePosition('direct', { D: 0, I: 0, S: 0, C: 100 })).toBe(100);
  const { x, y } = wheelPlace(all);
  expect([Math.hypot(x, y), x]).toEqual([expect.closeTo(1), expect.closeTo(-Math.SQRT1_2)]);
});

test('a type without percentages is on the edge, in the quarter of its main trait', () => {
  for (const type of DISC_TYPES) {
    const place = typePlace(type);
    const quarter = WHEEL_QUARTERS[traitsOf(type)[0]];
    expect(Math.hypot(place.x, place.y)).toBeCloseTo(1);
    expect([type, Math.sign(place.x), Math.sign(place.y)]).toEqual([type, quarter.x, quarter.y]);
  }
  const places = DISC_TYPES.map((type) => {
    const { x, y } = typePlace(type);
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  });
  expect(new Set(places).size).toBe(12);
});

test.each([
  [0, 7],
  [11, 4],
  [27, 1],
  [28, 1],
])('after %i groups about %i minutes are left', (answered, minutes) => {
  expect(minutesLeft(answered)).toBe(minutes);
});
