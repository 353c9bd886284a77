import { framedSceneOf, PICTURE_KINDS, sceneOf } from './index.ts';
import type { Picture } from './index.ts';
import { DEPARTMENTS, measure, rects, texts, WEEKS, written } from './testing/scene.fixtures.ts';
import type { RectShape } from './testing/scene.fixtures.ts';

describe('bars', () => {
  test('are as long as their values, behind each other, and lead to a note whose first number is strong', () => {
    const scene = sceneOf(DEPARTMENTS, 630, measure);
    const [done, missing, other] = rects(scene) as [RectShape, RectShape, RectShape];
    expect(done.title).toBe('Field Service, updated: 14');
    expect(missing.ink).toBe('hatch');
    expect(done.width / missing.width).toBeCloseTo(2);
    expect(done.width / other.width).toBeCloseTo(14 / 15);
    expect(missing.x).toBeGreaterThan(done.x + done.width);
    expect(done.height).toBeLessThanOrEqual(12);
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

  test('share one baseline, and 0 is drawn while a missing value is not', () => {
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
    const one = { ...quarters, Rows: [{ Label: 'Q3 2026', Values: [1, null], Note: null }] };
    const axis = (unit: Picture['Unit']): string[] =>
      texts(sceneOf({ ...one, Unit: unit }, 640, measure))
        .filter(({ anchor }) => anchor === 'end')
        .map(({ text }) => text);
    expect(axis('goals')).toEqual(['0', '1']);
    expect(axis('percent')).toEqual(['0%', '50%', '100%']);
    expect(axis('level')).toEqual(['0', '1', '2', '3', '4']);
  });

  test('have their numbers above them where all of these have room', () => {
    const numbers = (width: number): string[] =>
      texts(sceneOf(quarters, width, measure))
        .filter(({ anchor, ink }) => anchor === 'middle' && ink === 'text')
        .map(({ text }) => text);
    expect(numbers(640)).toEqual(['8', '4', '0']);
    const many = Array.from({ length: 20 }, () => ({ Label: 'Q', Values: [10, 20], Note: null }));
    expect(
      texts(sceneOf({ ...quarters, Rows: many }, 300, measure)).filter(({ ink }) => ink === 'text'),
    ).toEqual([]);
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
    const runs = accents.flatMap((shape) => (shape.type === 'path' ? [shape.points.length] : []));
    // The third is before its name.
    expect(runs).toEqual([2, 2, 2]);
    expect(accents.filter((shape) => shape.type === 'dot')).toHaveLength(4);
  });

  test('in the background are dashed', () => {
    const pale = sceneOf(WEEKS, 640, measure).shapes.find(
      (shape) => shape.type === 'path' && shape.ink === 'pale',
    );
    expect(pale).toMatchObject({ isDashed: true });
  });

  test('carry their names at their ends where there is room, and leave them to a legend where not', () => {
    const wide = sceneOf(WEEKS, 640, measure);
    expect(wide.needsLegend).toBe(false);
    expect(written(wide)).toEqual(expect.arrayContaining(['This quarter', 'Last quarter']));
    const narrow = sceneOf(WEEKS, 300, measure);
    expect(narrow.needsLegend).toBe(true);
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

test('a single series needs no legend: the title says what it is', () => {
  const [first] = DEPARTMENTS.Series;
  const single = { ...DEPARTMENTS, Series: first ? [first] : [] };
  for (const Kind of PICTURE_KINDS)
    expect(sceneOf({ ...single, Kind }, 300, measure).needsLegend).toBe(false);
  expect(written(framedSceneOf(single, 630, measure))).not.toContain('updated');
});

test('levels are said with two decimals, large numbers with their thousands', () => {
  const rows = [{ Label: 'Week 1', Values: [2.666, 1250], Note: null }];
  const titles = (Unit: Picture['Unit']): (string | null)[] =>
    rects(sceneOf({ ...DEPARTMENTS, Unit, Rows: rows }, 630, measure)).map(({ title }) => title);
  expect(titles('level')[0]).toBe('Week 1, updated: 2.67');
  expect(titles('goals')[1]).toBe('Week 1, not updated: 1,250');
});
