import type { Ink, Scene, Shape } from '@cadence/shared-contract/charts';
import type { PdfPages, Place } from '../pdf/pdf-pages.ts';
import type { Box } from '../pdf/pdf-shape.ts';
import type { Look } from '../pdf/text-runs.ts';

/** Colours on paper, which has one theme. */
const INKS: Readonly<Record<Ink, string>> = {
  solid: '#6b6862',
  hatch: '#6b6862',
  pale: '#d9d6cf',
  accent: '#e3ab24',
  line: '#c9c5bc',
  text: '#111111',
  quiet: '#595959',
};
/** Scenes are laid out in screen pixels. */
export const POINTS_PER_PIXEL = 0.75;
const HATCH = { distance: 4, weight: 0.9 } as const;

export const sceneLook = (size: number, isStrong: boolean, ink: Ink = 'text'): Look => ({
  face: isStrong ? 'bold' : 'regular',
  size: size * POINTS_PER_PIXEL,
  color: INKS[ink],
});

const number = (value: number): string => value.toFixed(2);
const boxPath = ({ x, y, width, height }: Box): string =>
  `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;

/** Hatching from lower left to upper right in a box, and its border. */
function drawHatch(pages: PdfPages, box: Box): void {
  const { x, y, width, height } = box;
  let lines = '';
  for (let at = HATCH.distance; at < width + height; at += HATCH.distance)
    lines += `M${number(x + at)} ${number(y)}L${number(x + at - height)} ${number(y + height)}`;
  const stroke = INKS.hatch;
  if (lines !== '') pages.shape(lines, { stroke, weight: HATCH.weight, clip: box });
  pages.shape(boxPath(box), { stroke, weight: 0.5 });
}

/** Draws a scene as lines, areas and text, with its upper left corner at this place. */
export function drawScene(pages: PdfPages, { shapes }: Scene, origin: Place): void {
  const x = (value: number): number => origin.x + value * POINTS_PER_PIXEL;
  const y = (value: number): number => origin.y + value * POINTS_PER_PIXEL;
  const draw = (shape: Shape): void => {
    const color = INKS[shape.ink];
    if (shape.type === 'rect') {
      const size = { width: shape.width * POINTS_PER_PIXEL, height: shape.height * POINTS_PER_PIXEL };
      const box = { x: x(shape.x), y: y(shape.y), ...size };
      if (size.width <= 0 || size.height <= 0) return;
      if (shape.ink === 'hatch') drawHatch(pages, box);
      else pages.shape(boxPath(box), { fill: color });
    } else if (shape.type === 'path') {
      const points = shape.points.map(([left, top]) => `${number(x(left))} ${number(y(top))}`);
      if (points.length < 2) return;
      const look = { stroke: color, weight: shape.width * POINTS_PER_PIXEL, isDashed: shape.isDashed };
      pages.shape(`M${points.join('L')}`, look);
    } else if (shape.type === 'dot') {
      const radius = number(shape.radius * POINTS_PER_PIXEL);
      const right = number(shape.radius * POINTS_PER_PIXEL * 2);
      const start = `M${number(x(shape.x - shape.radius))} ${number(y(shape.y))}`;
      const arcs = `a${radius} ${radius} 0 1 0 ${right} 0a${radius} ${radius} 0 1 0 -${right} 0z`;
      pages.shape(start + arcs, { fill: color });
    } else {
      const look = sceneLook(shape.size, shape.isStrong, shape.ink);
      pages.drawOnLine({ text: shape.text, look }, { x: x(shape.x), y: y(shape.y) }, shape.anchor);
    }
  };
  for (const shape of shapes) draw(shape);
}
