import fc from 'fast-check';
import {
  framedSceneOf,
  PICTURE_KINDS,
  PICTURE_UNITS,
  sceneOf,
  SERIES_LOOKS,
  showsSomething,
} from './index.ts';
import type { Measure, Picture, Scene, Shape } from './index.ts';

type TextShape = Extract<Shape, { type: 'text' }>;
type RectShape = Extract<Shape, { type: 'rect' }>;

/** A letter is half as wide as high; strong ones a little more. */
const measure: Measure = (text, size, isStrong) => [...text].length * size * (isStrong ? 0.56 : 0.5);

const texts = ({ shapes }: Scene): TextShape[] => shapes.filter((shape) => shape.type === 'text');
const rects = ({ shapes }: Scene): RectShape[] => shapes.filter((shape) => shape.type === 'rect');
const written = (scene: Scene): string[] => texts(scene).map(({ text }) => text);

const DEPARTMENTS: Picture = {
  Title: 'Updated by department, week 7',
  Kind: 'bars',
  Unit: 'people',
  Series: [
    { Name: 'updated', Look: 'solid' },
    { Name: 'not updated', Look: 'hatch' },
  ],
  Rows: [
    { Label: 'Field Service', Values: [14, 7], Note: '7 of 21 missing' },
    { Label: 'Customer Success', Values: [15, 4], Note: '4 of 19 missing' },
    { Label: 'People', Values: [0, 5], Note: '5 of 5 missing' },
  ],
  Sentence: 'Field Service has most of those who have not updated.',
};

const WEEKS: Picture = {
  Title: 'Compliance by week',
  Kind: 'lines',
  Unit: 'percent',
  Series: [
    { Name: 'This quarter', Look: 'accent' },
    { Name: 'Last quarter', Look: 'pale' },
  ],
  Rows: [50, 62, null, 70, 81].map((value, index) => ({
    Label: `Week ${index + 1}`,
    Values: [value, 40 + index],
    Note: null,
  })),
  Sentence: 'Compliance rose from 50% to 81%.',
};

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

describe('bars', () => {
  test('are as long as their values, behind each other, and lead to a note whose first number is strong', () => {
    const scene = sceneOf(DEPARTMENTS, 630, measure);
    const [done, missing, other] = rects(scene);
    expect(done?.title).toBe('Field Service, updated: 14');
    expect(missing?.ink).toBe('hatch');
    expect((done?.width ?? 0) / (missing?.width ?? 1)).toBeCloseTo(2);
    expect((done?.width ?? 0) / (other?.width ?? 1)).toBeCloseTo(14 / 15);
    expect(missing?.x).toBeGreaterThan((done?.x ?? 0) + (done?.width ?? 0));
    expect(done?.height).toBeLessThanOrEqual(12);
    const strong = texts(scene).filter(({ isStrong }) => isStrong);
    expect(strong.map(({ text }) => text)).toEqual(['7', '4', '5']);
    expect(written(scene)).toContain('of 21 missing');
  });

  test('leave out what is nothing', () => {
    expect(
      rects(sceneOf(DEPARTMENTS, 630, measure)).filter(({ title }) => title?.startsWith('People')),
    ).toHaveLength(1);
  });

  test('take the whole width under their label and note in a narrow place', () => {
    const scene = sceneOf(DEPARTMENTS, 300, measure);
    const [first] = rects(scene);
    expect(first?.x).toBe(0);
    expect(texts(scene).find(({ text }) => text === 'Field Service')?.y).toBeLessThan(first?.y ?? 0);
    expect(written(scene)).toContain('of 21 missing');
  });

  test('of per cent are measured against the whole', () => {
    const half = {
      ...DEPARTMENTS,
      Unit: 'percent',
      Rows: [{ Label: 'All', Values: [50, null], Note: null }],
    } as const;
    const [bar] = rects(sceneOf(half, 400, measure));
    expect(bar?.width).toBeGreaterThan(150);
    expect(bar?.width).toBeLessThan(200);
  });
});

test('a label that is too long is shortened, and whole in its title', () => {
  const long = 'Directorate of Northern Field Service and Emergency Equipment';
  const scene = sceneOf(
    { ...DEPARTMENTS, Rows: [{ Label: long, Values: [1, 2], Note: null }] },
    500,
    measure,
  );
  const [first] = texts(scene);
  expect(first?.text).toMatch(/^Directorate.*…$/u);
  expect(first?.title).toBe(long);
});

describe('columns', () => {
  const quarters: Picture = {
    ...WEEKS,
    Kind: 'columns',
    Unit: 'goals',
    Rows: [
      { Label: 'Q3 2026', Values: [8, 4], Note: null },
      { Label: 'Q4 2026', Values: [null, 0], Note: null },
    ],
  };

  test('stand on one baseline, and 0 is seen while nothing is not', () => {
    const columns = rects(sceneOf(quarters, 640, measure));
    expect(columns.map(({ title }) => title)).toEqual([
      'Q3 2026, This quarter: 8',
      'Q3 2026, Last quarter: 4',
      'Q4 2026, Last quarter: 0',
    ]);
    expect(new Set(columns.map(({ y, height }) => y + height)).size).toBe(1);
    expect((columns[0]?.height ?? 0) / (columns[1]?.height ?? 1)).toBeCloseTo(2);
  });

  test('of goals have whole numbers at their axis, of per cent 0% to 100%, of levels 0 to 4', () => {
    const one = { ...quarters, Rows: [{ Label: 'Q3 2026', Values: [1, 1], Note: null }] };
    expect(written(sceneOf(one, 640, measure))).toEqual(['0', '1', 'Q3 2026']);
    expect(written(sceneOf({ ...one, Unit: 'percent' }, 640, measure))).toEqual([
      '0%',
      '50%',
      '100%',
      'Q3 2026',
    ]);
    expect(written(sceneOf({ ...one, Unit: 'level' }, 640, measure)).slice(0, 5)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  test('drop every second label rather than letting them meet', () => {
    const rows = Array.from({ length: 14 }, (_, index) => ({
      Label: `Week ${index + 1}`,
      Values: [index, 1],
      Note: null,
    }));
    const labels = (width: number): string[] =>
      written(sceneOf({ ...quarters, Rows: rows }, width, measure)).filter((text) => text.startsWith('Week'));
    expect(labels(1100)).toHaveLength(14);
    expect(labels(500).slice(0, 2)).toEqual(['Week 1', 'Week 3']);
  });
});

describe('lines', () => {
  test('stop where a value is missing, and have a dot for each that is there', () => {
    const { shapes } = sceneOf(WEEKS, 640, measure);
    const accents = shapes.filter(({ ink }) => ink === 'accent');
    const runs = accents.filter((shape) => shape.type === 'path');
    expect(runs.map((run) => (run.type === 'path' ? run.points.length : 0))).toEqual([2, 2]);
    expect(accents.filter((shape) => shape.type === 'dot' && shape.title !== null)).toHaveLength(4);
  });

  test('in the background are dashed', () => {
    const pale = sceneOf(WEEKS, 640, measure).shapes.find(
      (shape) => shape.type === 'path' && shape.ink === 'pale',
    );
    expect(pale).toMatchObject({ isDashed: true });
  });

  test('carry their names at their ends where there is room, and leave them to a legend where not', () => {
    const wide = sceneOf(WEEKS, 640, measure);
    expect(wide.isNamed).toBe(true);
    expect(written(wide)).toEqual(expect.arrayContaining(['This quarter', 'Last quarter']));
    const narrow = sceneOf(WEEKS, 300, measure);
    expect(narrow.isNamed).toBe(false);
    expect(written(narrow)).not.toContain('This quarter');
  });
});

test('for paper a title and a legend are above, unless the lines carry their names', () => {
  const bars = framedSceneOf(DEPARTMENTS, 630, measure);
  expect(written(bars).slice(0, 3)).toEqual(['Updated by department, week 7', 'updated', 'not updated']);
  expect(written(framedSceneOf(WEEKS, 640, measure)).filter((text) => text === 'This quarter')).toHaveLength(
    1,
  );
  expect(written(framedSceneOf(WEEKS, 300, measure)).slice(0, 2)).toEqual([
    'Compliance by week',
    'This quarter',
  ]);
});

test('a picture without anything has a scene that says nothing', () => {
  const unknown = { ...WEEKS, Rows: WEEKS.Rows.map((row) => ({ ...row, Values: [null, null] })) };
  for (const picture of [unknown, { ...WEEKS, Rows: [] }, { ...WEEKS, Series: [] }]) {
    expect(sceneOf(picture, 640, measure)).toMatchObject({ height: 0, shapes: [] });
    expect(framedSceneOf(picture, 640, measure)).toMatchObject({ height: 0, shapes: [] });
  }
});
