import { scaleLinear } from 'd3-scale';
import type { ScaleLinear } from 'd3-scale';
import type { Measure } from './fit-text.ts';
import type { Picture, Shape } from './picture.ts';
import { AXIS_SIZE, extent, lineShape, MIDDLE_TO_BASELINE, textShapes } from './shapes.ts';
import type { TextShape } from './shapes.ts';
import { drawnValue, tickWords } from './words.ts';

/** Where values are drawn, in the units of the scene. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A value above the highest column is inside of the scene. */
const PLOT_TOP = 18;
/** From the baseline to the end of the labels below it. */
const LABELS_HEIGHT = 26;
const LABELS_MIDDLE = 16;
const TICK_GAP = 8;
const TICKS = 4;
/** Of the width. */
const MOST_TICK = 0.2;
const LABEL_GAP = 8;
/** A label is not shortened below this for the sake of its neighbours: rather they are left out. */
const LEAST_LABEL = 64;
const MOST_LABEL = 160;

const tall = (width: number): number => Math.round(Math.min(200, Math.max(140, width * 0.3)));

function ticksOf(picture: Picture): readonly number[] {
  const values = picture.Rows.flatMap(({ Values }) => Values.map((value) => drawnValue(value) ?? 0));
  const most = Math.max(...values);
  if (picture.Unit === 'percent' && most <= 100) return [0, 50, 100];
  if (picture.Unit === 'level' && most <= 4) return [0, 1, 2, 3, 4];
  const ticks = scaleLinear([0, Math.max(1, most)], [0, 1])
    .nice(TICKS)
    .ticks(TICKS);
  return ticks.filter((tick) => Number.isInteger(tick));
}

export interface ValueAxis {
  readonly plot: Plot;
  readonly yOf: ScaleLinear<number, number>;
  /** Of the whole scene, with the labels below. */
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** From 0, so that heights can be compared; few ticks, and a line across for each. */
export function valueAxis(
  picture: Picture,
  room: { left: number; right: number },
  measure: Measure,
): ValueAxis {
  const width = room.right - room.left;
  const ticks = ticksOf(picture);
  const words = ticks.map((tick) => tickWords(tick, picture.Unit));
  const widest = Math.max(...words.map((text) => measure(text, AXIS_SIZE, false)));
  const tickRoom = Math.ceil(Math.min(widest, width * MOST_TICK));
  const bottom = PLOT_TOP + tall(width);
  const plot = { left: room.left + tickRoom + TICK_GAP, right: room.right, top: PLOT_TOP, bottom };
  const yOf = scaleLinear([0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const shapes = ticks.flatMap((tick, index): Shape[] => [
    lineShape([plot.left, yOf(tick)], [plot.right, yOf(tick)], tick === 0 ? 'quiet' : 'line'),
    ...textShapes(words[index] ?? '', measure, {
      room: tickRoom,
      x: plot.left - TICK_GAP,
      y: yOf(tick) + AXIS_SIZE * MIDDLE_TO_BASELINE,
      anchor: 'end',
      size: AXIS_SIZE,
      ink: 'quiet',
    }),
  ]);
  return { plot, yOf, height: bottom + LABELS_HEIGHT, shapes };
}

/** Under the baseline, each in the middle of its row; where there is no room for all, every second, third … stays. */
export function rowLabels(
  picture: Picture,
  axis: { plot: Plot; xOf: (row: number) => number; step: number; width: number },
  measure: Measure,
): TextShape[] {
  const room = Math.min(axis.width, MOST_LABEL, Math.max(axis.step - LABEL_GAP, LEAST_LABEL));
  const y = axis.plot.bottom + LABELS_MIDDLE + AXIS_SIZE * MIDDLE_TO_BASELINE;
  const labels = picture.Rows.map(({ Label }, row) => {
    const place = { y, room, anchor: 'middle', size: AXIS_SIZE, ink: 'quiet' } as const;
    const [label] = textShapes(Label, measure, { ...place, x: axis.xOf(row) });
    return label && inside(label, axis.width, measure);
  });
  const widest = Math.max(...labels.map((label) => (label ? measure(label.text, AXIS_SIZE, false) : 0)));
  const every = Math.max(1, Math.ceil((widest + LABEL_GAP) / axis.step));
  let taken = Number.NEGATIVE_INFINITY;
  return labels.flatMap((label, row) => {
    if (!label || row % every !== 0) return [];
    const [start, end] = extent(label, measure);
    if (start < taken + LABEL_GAP / 2) return [];
    taken = end;
    return [label];
  });
}

/** Moved so far that it does not leave the scene at either side. */
function inside(label: TextShape, width: number, measure: Measure): TextShape {
  const half = measure(label.text, label.size, label.isStrong) / 2;
  return { ...label, x: Math.min(Math.max(label.x, half), width - half) };
}
