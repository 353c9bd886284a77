import { barsScene } from './bars.ts';
import { columnsScene } from './columns.ts';
import { breakLines } from './fit-text.ts';
import type { Measure } from './fit-text.ts';
import { linesScene } from './lines.ts';
import type { Picture, PictureKind, Scene, Shape } from './picture.ts';
import { AXIS_SIZE, MIDDLE_TO_BASELINE, textShapes } from './shapes.ts';
import { swatchRoom, swatchShape } from './swatch.ts';
import { drawnValue } from './words.ts';

const SCENES: Readonly<Record<PictureKind, (picture: Picture, width: number, measure: Measure) => Scene>> = {
  bars: barsScene,
  columns: columnsScene,
  lines: linesScene,
};

/** A picture shows something as soon as one value is known, also when it is 0. */
export function showsSomething(picture: Picture): boolean {
  return picture.Rows.some(({ Values }) =>
    picture.Series.some((_, series) => drawnValue(Values[series]) !== null),
  );
}

/**
 * A picture laid out in a width: without its title and legend, which a page draws as its own text. What shows nothing
 * has a height of 0.
 */
export function sceneOf(picture: Picture, width: number, measure: Measure): Scene {
  if (width <= 0 || !showsSomething(picture)) return { width, height: 0, shapes: [], needsLegend: false };
  return SCENES[picture.Kind](picture, width, measure);
}

const TITLE = { size: 14, pitch: 20 };
const LEGEND = { pitch: 18, gap: 16 };
const FRAME_GAP = 8;

function legendShapes(
  picture: Picture,
  width: number,
  measure: Measure,
): { shapes: Shape[]; height: number } {
  const swatch = swatchRoom(picture.Kind);
  let x = 0;
  let y = LEGEND.pitch / 2;
  const shapes = picture.Series.flatMap(({ Name, Look }): Shape[] => {
    const needed = swatch + measure(Name, AXIS_SIZE, false);
    if (x > 0 && x + needed > width) [x, y] = [0, y + LEGEND.pitch];
    const left = x;
    x += needed + LEGEND.gap;
    const name = { x: left + swatch, y: y + AXIS_SIZE * MIDDLE_TO_BASELINE, room: width - left - swatch };
    return [
      swatchShape(picture.Kind, Look, [left, y]),
      ...textShapes(Name, measure, { ...name, size: AXIS_SIZE, ink: 'quiet' }),
    ];
  });
  return { shapes, height: shapes.length > 0 ? y + LEGEND.pitch / 2 : 0 };
}

/** The same with title and legend above, for paper and slides, where nothing else draws them. */
export function framedSceneOf(picture: Picture, width: number, measure: Measure): Scene {
  const scene = sceneOf(picture, width, measure);
  if (scene.height === 0) return scene;
  const titleLines = breakLines(picture.Title, width, (text) => measure(text, TITLE.size, true));
  const title = titleLines.flatMap((line, index) =>
    textShapes(line, measure, {
      room: width,
      x: 0,
      y: TITLE.size + index * TITLE.pitch,
      size: TITLE.size,
      isStrong: true,
    }),
  );
  const titleHeight = titleLines.length * TITLE.pitch;
  const legend = scene.needsLegend ? legendShapes(picture, width, measure) : { shapes: [], height: 0 };
  const top = titleHeight + legend.height + FRAME_GAP;
  return {
    ...scene,
    height: top + scene.height,
    shapes: [
      ...title,
      ...legend.shapes.map((shape) => lowered(shape, titleHeight)),
      ...scene.shapes.map((shape) => lowered(shape, top)),
    ],
  };
}

function lowered(shape: Shape, by: number): Shape {
  if (shape.type === 'path') return { ...shape, points: shape.points.map(([x, y]) => [x, y + by]) };
  return { ...shape, y: shape.y + by };
}
