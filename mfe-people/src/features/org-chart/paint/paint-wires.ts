import { touches } from '../layout/geometry.ts';
import type { Box } from '../layout/geometry.ts';
import type { ChartLayout, Team } from '../layout/layout-chart.ts';
import { teamWires } from '../layout/wires.ts';
import type { Wire } from '../layout/wires.ts';
import type { View } from '../viewport/view.ts';

const known = new WeakMap<Team, readonly Wire[]>();

function wiresOf(team: Team): readonly Wire[] {
  const wires = known.get(team) ?? teamWires(team);
  known.set(team, wires);
  return wires;
}

interface Stroke {
  readonly view: View;
  readonly colour: string;
  /** At 100 %, in pixels. */
  readonly width: number;
}

/** Draws straight lines as bars of whole pixels: sharp, and quicker than strokes. */
export function paintWires(
  context: CanvasRenderingContext2D,
  wires: readonly Wire[],
  { view: { x, y, k }, colour, width }: Stroke,
): void {
  const thickness = Math.max(1, Math.round(width * k));
  const half = thickness / 2;
  context.fillStyle = colour;
  for (const { left, top, right, bottom } of wires) {
    const [fromX, fromY] = [Math.round(left * k + x - half), Math.round(top * k + y - half)];
    const [long, high] = [Math.round((right - left) * k), Math.round((bottom - top) * k)];
    context.fillRect(fromX, fromY, long + thickness, high + thickness);
  }
}

/** The lines of every team in sight. */
export function wiresInSight({ teams }: ChartLayout, seen: Box): readonly Wire[] {
  const wires: Wire[] = [];
  for (const team of teams.values()) {
    if (!touches(team.box, seen)) continue;
    for (const wire of wiresOf(team)) {
      if (
        wire.left <= seen.right &&
        wire.right >= seen.left &&
        wire.top <= seen.bottom &&
        wire.bottom >= seen.top
      )
        wires.push(wire);
    }
  }
  return wires;
}
