import fc from 'fast-check';
import {
  framedSceneOf,
  PICTURE_KINDS,
  PICTURE_UNITS,
  sceneOf,
  SERIES_LOOKS,
  showsSomething,
} from './index.ts';
import type { Picture, Scene, Shape } from './index.ts';
import { measure, rects, texts } from './testing/scene.fixtures.ts';
import type { TextShape } from './testing/scene.fixtures.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function textBox({ x, y, text, size, isStrong, anchor }: TextShape): Box {
  const width = measure(text, size, isStrong);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}

function boxOf(shape: Shape): Box {
  switch (shape.type) {
    case 'rect':
      return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
    case 'dot':
      return {
        left: shape.x - shape.radius,
        right: shape.x + shape.radius,
        top: shape.y - shape.radius,
        bottom: shape.y + shape.radius,
      };
    case 'path': {
      const xs = shape.points.map(([x]) => x);
      const ys = shape.points.map(([, y]) => y);
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }
    case 'text':
      return textBox(shape);
  }
}

const NEARLY = 0.001;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - NEARLY &&
  other.left < one.right - NEARLY &&
  one.top < other.bottom - NEARLY &&
  other.top < one.bottom - NEARLY;

function expectInside(scene: Scene): void {
  for (const shape of scene.shapes) {
    const box = boxOf(shape);
    expect(Object.values(box).every((edge) => Number.isFinite(edge))).toBe(true);
    expect(box.left).toBeGreaterThanOrEqual(-NEARLY);
    expect(box.top).toBeGreaterThanOrEqual(-NEARLY);
    expect(box.right).toBeLessThanOrEqual(scene.width + NEARLY);
    expect(box.bottom).toBeLessThanOrEqual(scene.height + NEARLY);
  }
}

function expectApart(scene: Scene): void {
  const all = texts(scene);
  const bars = rects(scene).map(boxOf);
  const met = all.flatMap((shape, index) => {
    const box = textBox(shape);
    const others = all.slice(index + 1).filter((other) => overlap(box, textBox(other)));
    return [
      ...others.map(({ text }) => [shape.text, text]),
      ...bars.filter((bar) => overlap(box, bar)).map(() => [shape.text, 'a bar']),
    ];
  });
  expect(met).toEqual([]);
}

const label = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom(
    'Week 7',
    'Q4 2026',
    'إدارة خدمة العملاء والدعم الفني للمناطق الشمالية والجنوبية',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ),
);
const value = fc.option(
  fc.oneof(
    fc.constant(0),
    fc.nat({ max: 100 }),
    fc.double({ min: 0, max: 1e18, noNaN: true }),
    fc.constant(1e300),
  ),
  { freq: 6 },
);
const note = fc.option(
  fc.oneof(
    label,
    fc.tuple(fc.nat(), fc.nat()).map(([some, all]) => `${some} of ${all} missing`),
  ),
);

const anyPicture: fc.Arbitrary<Picture> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    Title: label,
    Kind: fc.constantFrom(...PICTURE_KINDS),
    Unit: fc.constantFrom(...PICTURE_UNITS),
    Series: fc.array(fc.record({ Name: label, Look: fc.constantFrom(...SERIES_LOOKS) }), {
      minLength: count,
      maxLength: count,
    }),
    Rows: fc.array(
      fc.record({
        Label: label,
        Values: fc.array(value, { minLength: count, maxLength: count }),
        Note: note,
      }),
      { maxLength: 40 },
    ),
    Sentence: label,
  }),
);
const anyWidth = fc.integer({ min: 240, max: 1440 });

describe('a scene of any picture', () => {
  test('nothing leaves it, and no text meets another text or a bar', () => {
    fc.assert(
      fc.property(anyPicture, anyWidth, (picture, width) => {
        const scene = sceneOf(picture, width, measure);
        expectInside(scene);
        expectApart(scene);
      }),
      { numRuns: 300 },
    );
  });

  test('nor with title and legend above it', () => {
    fc.assert(
      fc.property(anyPicture, anyWidth, (picture, width) => {
        const scene = framedSceneOf(picture, width, measure);
        expectInside(scene);
        expectApart(scene);
      }),
      { numRuns: 200 },
    );
  });

  test('has a height as soon as one value is known, and none otherwise', () => {
    fc.assert(
      fc.property(anyPicture, anyWidth, (picture, width) => {
        expect(sceneOf(picture, width, measure).height > 0).toBe(showsSomething(picture));
      }),
    );
  });
});
