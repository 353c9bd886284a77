import { quarterRadius, WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { DiscTrait } from '@cadence/shared-contract';

/** Width and height of the figure's own coordinates. */
export const WHEEL_SIZE = 296;
const CENTRE = WHEEL_SIZE / 2;
/** Radius of 50 %, which is more than any trait can have. */
export const WHEEL_RADIUS = 104;

/** Between the lines of the cross and what is beside them. */
const GAP = { area: 1.5, line: 2, edge: 3 } as const;

/** A circle around the middle that passes the ends of quarters with this percentage. */
export const ringRadius = (percentage: number): number => quarterRadius(percentage) * WHEEL_RADIUS;

interface Quarter {
  readonly centre: number;
  readonly radius: number;
  readonly gap: number;
}

/** Start, arc and end of a quarter, from its horizontal side to its vertical one. */
function quarter(trait: DiscTrait, { centre, radius, gap }: Quarter) {
  const { x, y } = WHEEL_QUARTERS[trait];
  // Downward in the figure, upward on the wheel.
  const [right, down] = [x, -y];
  const at = (along: number, sign: number): string => (centre + sign * along).toFixed(1);
  const sweep = right * down > 0 ? 1 : 0;
  return {
    corner: `${at(gap, right)} ${at(gap, down)}`,
    side: at(radius, right),
    start: `${at(radius, right)} ${at(gap, down)}`,
    arc: `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${sweep} ${at(gap, right)} ${at(radius, down)}`,
  };
}

function area(trait: DiscTrait, sizes: Quarter): string {
  const { corner, side, arc } = quarter(trait, sizes);
  return `M${corner}H${side}${arc}Z`;
}

/** The quarter of a trait; its area grows with the percentage. */
export function traitArea(trait: DiscTrait, percentage: number): string {
  return area(trait, { centre: CENTRE, radius: ringRadius(percentage), gap: GAP.area });
}

/** The outer edge of such a quarter. */
export function traitLine(trait: DiscTrait, percentage: number): string {
  const { start, arc } = quarter(trait, { centre: CENTRE, radius: ringRadius(percentage), gap: GAP.line });
  return `M${start}${arc}`;
}

/** The edge of the wheel in a trait's quarter, for what has no percentages. */
export function traitEdge(trait: DiscTrait): string {
  const { start, arc } = quarter(trait, { centre: CENTRE, radius: WHEEL_RADIUS, gap: GAP.edge });
  return `M${start}${arc}`;
}

/** A full quarter of a small wheel of 32 by 32. */
export function glyphArea(trait: DiscTrait): string {
  return area(trait, { centre: 16, radius: 13, gap: 0.8 });
}
