import { scalePoint } from 'd3-scale';
import { rowLabels, valueAxis } from './axis.ts';
import type { Plot } from './axis.ts';
import type { Measure } from './fit-text.ts';
import type { Picture, Scene, Shape } from './picture.ts';
import { AXIS_SIZE, MIDDLE_TO_BASELINE, textShapes } from './shapes.ts';
import { LINE_LOOKS, swatchRoom, swatchShape } from './swatch.ts';
import { drawnValue, valueTitle } from './words.ts';

const INSET = 8;
/** Names are at the ends of their lines from this width on. */
const NAMED_FROM = 480;
/** Of the width. */
const MOST_NAME = 0.25;
const NAME_GAP = 12;
const NAME_PITCH = 16;
/** Rows, above which dots are smaller. */
const MANY = 20;

type Point = readonly [number, number];
/** Points without a gap between them. */
function runs(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point === null) found.push([]);
    else found.at(-1)?.push(point);
  }
  return found.filter((run) => run.length > 0);
}

function drawSeries(picture: Picture, series: number, points: readonly (Point | null)[]): Shape[] {
  const look = LINE_LOOKS[picture.Series[series]?.Look ?? 'solid'];
  const paths = runs(points).filter((run) => run.length > 1);
  return [
    ...paths.map((run): Shape => ({ type: 'path', points: run, ...look })),
    ...picture.Rows.flatMap((row, index): Shape[] => {
      const point = points[index];
      if (!point) return [];
      const radius = picture.Rows.length > MANY ? 2 : 3;
      return [
        {
          type: 'dot',
          x: point[0],
          y: point[1],
          radius,
          ink: look.ink,
          title: valueTitle(picture, row, series),
        },
      ];
    }),
  ];
}

/** Ys from the top, moved apart so far that every line of text has its place above `bottom`. */
function spread(ys: readonly number[], bottom: number): number[] {
  let above = Number.NEGATIVE_INFINITY;
  return ys.map((y, index) => {
    const lowest = bottom - (ys.length - 1 - index) * NAME_PITCH;
    above = Math.min(Math.max(y, above + NAME_PITCH), lowest);
    return above;
  });
}

interface End {
  readonly series: Picture['Series'][number];
  readonly y: number;
}

/** The names of the series where their lines end. */
function nameShapes(ends: readonly End[], room: { plot: Plot; width: number }, measure: Measure): Shape[] {
  const sorted = ends.toSorted((first, second) => first.y - second.y);
  const ys = spread(
    sorted.map(({ y }) => y),
    room.plot.bottom,
  );
  const left = room.plot.right + NAME_GAP;
  const x = left + swatchRoom('lines');
  return sorted.flatMap(({ series }, index): Shape[] => {
    const y = ys[index] ?? 0;
    const name = { x, y: y + AXIS_SIZE * MIDDLE_TO_BASELINE, size: AXIS_SIZE, room: room.width - x };
    return [swatchShape('lines', series.Look, [left, y]), ...textShapes(series.Name, measure, name)];
  });
}

/** Room for names at the right; 0 where the legend has to name the series. */
function namesRoom(picture: Picture, width: number, measure: Measure): number {
  if (width < NAMED_FROM || picture.Series.length * NAME_PITCH > 140) return 0;
  const widest = Math.max(...picture.Series.map(({ Name }) => measure(Name, AXIS_SIZE, false)));
  if (widest > width * MOST_NAME) return 0;
  return NAME_GAP + swatchRoom('lines') + Math.ceil(widest);
}

/** Lines from row to row; a row without a value is a gap. */
export function linesScene(picture: Picture, width: number, measure: Measure): Scene {
  const names = namesRoom(picture, width, measure);
  const { plot, yOf, height, shapes } = valueAxis(picture, { left: 0, right: width - names }, measure);
  const places = scalePoint(picture.Rows.keys(), [plot.left + INSET, plot.right - INSET]).align(0.5);
  const xOf = (row: number): number => places(row) ?? 0;
  const lines = picture.Series.map((_, series) =>
    picture.Rows.map(({ Values }, row): Point | null => {
      const value = drawnValue(Values[series]);
      return value === null ? null : [xOf(row), yOf(value)];
    }),
  );
  const ends = picture.Series.flatMap((series, index): End[] => {
    const end = lines[index]?.findLast((point) => point !== null);
    return end ? [{ series, y: end[1] }] : [];
  });
  const step = picture.Rows.length > 1 ? places.step() : plot.right - plot.left;
  return {
    width,
    height,
    shapes: [
      ...shapes,
      ...lines.flatMap((points, index) => drawSeries(picture, index, points)),
      ...(names > 0 ? nameShapes(ends, { plot, width }, measure) : []),
      ...rowLabels(picture, { plot, xOf, step, width }, measure),
    ],
    needsLegend: names === 0 && picture.Series.length > 1,
  };
}
