import { scaleBand } from 'd3-scale';
import { rowLabels, valueAxis } from './axis.ts';
import type { Measure } from './fit-text.ts';
import type { Picture, Scene, Shape } from './picture.ts';
import { AXIS_SIZE, textShapes } from './shapes.ts';
import { drawnValue, tickWords, valueTitle } from './words.ts';

const MOST_THICK = 32;
const COLUMN_GAP = 2;
/** Thinner columns touch each other. */
const LEAST_THICK_WITH_GAP = 4;
/** 0 is a value, and is seen as one. */
const LEAST_HEIGHT = 2;

/** Between a column and the number above it. */
const NUMBER_GAP = 4;

interface Column {
  readonly area: Extract<Shape, { type: 'rect' }>;
  readonly number: string;
}

/** Above each column, if there is room for the numbers of all. */
function numberShapes(columns: readonly Column[], measure: Measure): Shape[] {
  const roomAbove = (area: Column['area']): number => area.width + COLUMN_GAP;
  const fits = columns.every(({ area, number }) => measure(number, AXIS_SIZE, false) <= roomAbove(area));
  if (!fits) return [];
  return columns.flatMap(({ area, number }) =>
    textShapes(number, measure, {
      x: area.x + area.width / 2,
      y: area.y - NUMBER_GAP,
      room: roomAbove(area),
      anchor: 'middle',
      size: AXIS_SIZE,
    }),
  );
}

/** Columns next to each other, one group for each row. */
export function columnsScene(picture: Picture, width: number, measure: Measure): Scene {
  const { plot, yOf, height, shapes } = valueAxis(picture, { left: 0, right: width }, measure);
  const bands = scaleBand(picture.Rows.keys(), [plot.left, plot.right]).paddingInner(0.3).paddingOuter(0.15);
  const count = Math.max(1, picture.Series.length);
  const share = bands.bandwidth() / count;
  const gap = share >= LEAST_THICK_WITH_GAP + COLUMN_GAP ? COLUMN_GAP : 0;
  const thickness = Math.min(MOST_THICK, share - gap);
  const group = count * (thickness + gap) - gap;
  const middle = (row: number): number => (bands(row) ?? 0) + bands.bandwidth() / 2;
  const columns = picture.Rows.flatMap((row, rowIndex) =>
    picture.Series.flatMap(({ Look }, index): Column[] => {
      const value = drawnValue(row.Values[index]);
      if (value === null) return [];
      const tall = Math.max(LEAST_HEIGHT, plot.bottom - yOf(value));
      const x = middle(rowIndex) - group / 2 + index * (thickness + gap);
      const place = { x, y: plot.bottom - tall, width: thickness, height: tall };
      const area = { type: 'rect', ...place, ink: Look, title: valueTitle(picture, row, index) } as const;
      return [{ area, number: tickWords(value, picture.Unit) }];
    }),
  );
  const labels = rowLabels(picture, { plot, xOf: middle, step: bands.step(), width }, measure);
  const areas = columns.map(({ area }) => area);
  const numbers = numberShapes(columns, measure);
  return {
    width,
    height,
    shapes: [...shapes, ...areas, ...numbers, ...labels],
    needsLegend: picture.Series.length > 1,
  };
}
