import { arrange, ORGANISATION } from '../org-chart.fixtures.ts';
import { layoutChart } from '../layout/layout-chart.ts';
import { firstBranches } from '../tree/branches.ts';
import { growTree } from '../tree/org-tree.ts';
import { paintCards } from './paint-cards.ts';
import type { Palette } from './palette.ts';

const tree = growTree(ORGANISATION);
const layout = layoutChart(tree, arrange(tree, firstBranches(tree, tree.nodes.get(7)), 7));

const COLOURS = {
  canvas: 'canvas',
  surface: 'surface',
  line: 'line',
  lineStrong: 'lineStrong',
  ink: 'ink',
  ink2: 'ink2',
  ink3: 'ink3',
  primaryStrong: 'primaryStrong',
  primaryTint: 'primaryTint',
  tints: new Map(),
  font: 'sans-serif',
} satisfies Palette;

/** The bars that a picture at a scale consists of, by colour. */
function bars(k: number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const context = { fillStyle: '', fillRect: () => undefined };
  jest.spyOn(context, 'fillRect').mockImplementation(() => {
    counts[context.fillStyle] = (counts[context.fillStyle] ?? 0) + 1;
  });
  const marks = { selectedId: 8, viewerId: 7, wayIds: new Set([1, 2]) };
  paintCards(context as unknown as CanvasRenderingContext2D, layout.cards, {
    view: { x: 0, y: 0, k },
    palette: COLOURS,
    ...marks,
  });
  return counts;
}

test('zoomed out, everyone is a bar; the viewer, the selected person and the paths to them are highlighted', () => {
  expect(bars(0.1)).toEqual({ lineStrong: layout.cards.length, ink: 3, primaryStrong: 1 });
});

test('bars that would fall upon each other are drawn once', () => {
  const drawn = bars(0.0001);
  expect(drawn['lineStrong']).toBeLessThan(layout.cards.length / 2);
  expect(drawn).toMatchObject({ ink: 3, primaryStrong: 1 });
});
