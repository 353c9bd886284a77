import { scalePoint } from 'd3-scale';
import { rowLabels, valueAxis } from './axis.ts';
import type { Plot, ValueAxis } from './axis.ts';
import type { Measure } from './fit-text.ts';
import type { Ink, Picture, Scene, SeriesLook, Shape } from './picture.ts';
import { AXIS_SIZE, MIDDLE_TO_BASELINE, textShapes } from './shapes.ts';
import { drawnValue, valueTitle } from './words.ts';

const INSET = 8;
/** Names stand at the ends of their lines from this width on. */
const NAMED_FROM = 480;
/** Of the width. */
const MOST_NAME = 0.25;
const NAME_GAP = 12;
const NAME_PITCH = 16;
const NAME_SWATCH = 6;
/** Rows, above which dots are smaller. */
const MANY = 20;

type Point = readonly [number, number];
/** A line has no area for a hatch: it is thin and broken instead. */
const INKS: Readonly<Record<SeriesLook, { ink: Ink; width: number; isDashed: boolean }>> = {
  solid: { ink: 'solid', width: 2, isDashed: false },
  accent: { ink: 'accent', width: 2, isDashed: false },
  hatch: { ink: 'quiet', width: 1.5, isDashed: true },
  pale: { ink: 'pale', width: 1.5, isDashed: true },
};

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
  const look = INKS[picture.Series[series]?.Look ?? 'solid'];
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

/** The names of the series where their lines end, moved apart where these meet. */
function nameShapes(
  picture: Picture,
  ends: readonly (number | null)[],
  room: { plot: Plot; width: number },
  measure: Measure,
): Shape[] {
  const { plot, width } = room;
  const sorted = picture.Series.flatMap((series, index) => {
    const end = ends[index] ?? null;
    return end === null ? [] : [{ series, y: end }];
  }).toSorted((first, second) => first.y - second.y);
  let above = Number.NEGATIVE_INFINITY;
  const ys = sorted.map(({ y }, index) => {
    const last = plot.bottom - (sorted.length - 1 - index) * NAME_PITCH;
    above = Math.min(Math.max(y, above + NAME_PITCH), last);
    return above;
  });
  const left = plot.right + NAME_GAP;
  return sorted.flatMap(({ series }, index): Shape[] => {
    const y = ys[index] ?? 0;
    const textLeft = left + NAME_SWATCH + 6;
    return [
      {
        type: 'dot',
        x: left + NAME_SWATCH / 2,
        y,
        radius: NAME_SWATCH / 2,
        ink: INKS[series.Look].ink,
        title: null,
      },
      ...textShapes(series.Name, width - textLeft, measure, {
        x: textLeft,
        y: y + AXIS_SIZE * MIDDLE_TO_BASELINE,
        size: AXIS_SIZE,
      }),
    ];
  });
}

/** Room for names at the right; 0 where the legend has to name the series. */
function namesRoom(picture: Picture, width: number, measure: Measure): number {
  if (width < NAMED_FROM || picture.Series.length * NAME_PITCH > 140) return 0;
  const widest = Math.max(...picture.Series.map(({ Name }) => measure(Name, AXIS_SIZE, false)));
  if (widest > width * MOST_NAME) return 0;
  return Math.ceil(widest) + NAME_GAP + NAME_SWATCH + 6;
}

function pointsOf(
  picture: Picture,
  series: number,
  xOf: (row: number) => number,
  yOf: ValueAxis['yOf'],
): (Point | null)[] {
  return picture.Rows.map((row, index) => {
    const value = drawnValue(row.Values[series]);
    return value === null ? null : [xOf(index), yOf(value)];
  });
}

/** Lines from row to row; a row without a value is a gap. */
export function linesScene(picture: Picture, width: number, measure: Measure): Scene {
  const names = namesRoom(picture, width, measure);
  const { plot, yOf, height, shapes } = valueAxis(picture, { left: 0, right: width - names }, measure);
  const places = scalePoint(picture.Rows.keys(), [plot.left + INSET, plot.right - INSET]).align(0.5);
  const xOf = (row: number): number => places(row) ?? 0;
  const points = picture.Series.map((_, series) => pointsOf(picture, series, xOf, yOf));
  const ends = points.map((series) => series.findLast((point) => point !== null)?.[1] ?? null);
  const step = picture.Rows.length > 1 ? places.step() : plot.right - plot.left;
  return {
    width,
    height,
    shapes: [
      ...shapes,
      ...points.flatMap((series, index) => drawSeries(picture, index, series)),
      ...(names > 0 ? nameShapes(picture, ends, { plot, width }, measure) : []),
      ...rowLabels(picture, { plot, xOf, step, width }, measure),
    ],
    isNamed: names > 0,
  };
}
