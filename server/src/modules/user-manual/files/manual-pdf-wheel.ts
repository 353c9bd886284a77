import type { DiscTrait, UserManualReport } from '@cadence/shared-contract';
import {
  DISC_TRAIT_NAMES,
  DISC_TRAITS,
  discWords,
  quarterRadius,
  readPercentages,
  traitsOf,
  WHEEL_QUARTERS,
} from '@cadence/shared-contract';
import type { PdfPages, Place } from '../../../kernel/files/index.ts';
import { GREY, PALE, plain } from '../../../kernel/files/index.ts';
import { DEEP_TINT, LOOKS, PALE_TINT } from './manual-pdf-looks.ts';

/** In points. */
export const WHEEL_WIDTH = 176;
export const WHEEL_HEIGHT = 196;
const RADIUS = 64;
/** How far the axes extend beyond the edge. */
const BEYOND = 5;
/** The weight of the main trait's arc, and of the second's. */
const ARC_WEIGHTS = [7, 3] as const;
/** The share of the ring half-way to the edge, by area. */
const HALF = 25;
const CORNER = { percentage: 15, trait: 11 } as const;

function circle({ x, y }: Place, radius: number): string {
  const arc = `a ${radius} ${radius} 0 1 0`;
  return `M ${x - radius} ${y} ${arc} ${2 * radius} 0 ${arc} ${-2 * radius} 0 Z`;
}

/** The arc of a trait's quarter, from the horizontal axis to the vertical axis. */
function edge(trait: DiscTrait, { x, y }: Place, radius: number): string {
  const to = WHEEL_QUARTERS[trait];
  const sweep = to.x === to.y ? 0 : 1;
  return `M ${x + to.x * radius} ${y} A ${radius} ${radius} 0 0 ${sweep} ${x} ${y - to.y * radius}`;
}

function drawAxes(pages: PdfPages, { x, y }: Place): void {
  const reach = RADIUS + BEYOND;
  const axes = `M ${x - reach} ${y} H ${x + reach} M ${x} ${y - reach} V ${y + reach}`;
  pages.shape(axes, { stroke: '#ffffff', weight: 3 });
  pages.shape(axes, { stroke: PALE });
}

function drawQuarters(pages: PdfPages, report: UserManualReport, center: Place): void {
  const percentages = readPercentages(report);
  const traits = traitsOf(report.Disc);
  const isDashed = percentages === null;
  pages.shape(circle(center, RADIUS), { stroke: isDashed ? GREY : PALE, isDashed });
  pages.shape(circle(center, RADIUS * quarterRadius(HALF)), { stroke: PALE });
  if (percentages === null) {
    for (const [index, trait] of traits.entries())
      pages.shape(edge(trait, center, RADIUS), { stroke: DEEP_TINT, weight: ARC_WEIGHTS[index] ?? 3 });
  } else
    for (const trait of DISC_TRAITS) {
      const path = `${edge(trait, center, RADIUS * quarterRadius(percentages[trait]))} L ${center.x} ${center.y} Z`;
      pages.shape(path, { fill: traits.includes(trait) ? DEEP_TINT : PALE_TINT });
    }
  drawAxes(pages, center);
}

interface Corner {
  readonly trait: DiscTrait;
  readonly percentage: number | null;
}

/** The name of a trait in its corner, with its percentage above, or below it at the bottom. */
function drawCorner(pages: PdfPages, { trait, percentage }: Corner, { x, y }: Place): void {
  const lines = [
    ...(percentage === null
      ? []
      : [{ text: `${percentage}%`, look: LOOKS.percentage, leading: CORNER.percentage }]),
    { text: DISC_TRAIT_NAMES[trait], look: LOOKS.trait, leading: CORNER.trait },
  ];
  const height = lines.reduce((sum, { leading }) => sum + leading, 0);
  const side = WHEEL_QUARTERS[trait];
  let top = side.y > 0 ? y : y + WHEEL_HEIGHT - height;
  pages.tag('P', () => {
    for (const { text, look, leading } of lines) {
      const line = pages.lines(plain(text, look), WHEEL_WIDTH, leading);
      const indent = side.x > 0 ? WHEEL_WIDTH - pages.measure({ text, look }) : 0;
      pages.drawAt(line, { x: x + indent, y: top });
      top += leading;
    }
  });
}

/** The alternative text of the figure. */
function altOf(report: UserManualReport): string {
  const percentages = readPercentages(report);
  if (percentages === null) return `${discWords(report.Disc)}, without percentages`;
  return DISC_TRAITS.map((trait) => `${DISC_TRAIT_NAMES[trait]} ${percentages[trait]}%`).join(', ');
}

/**
 * Draws the four traits as four quarters in fixed positions, their area by percentage, dark for those of the type. An
 * own entry has an arc for each of its traits, wide for the main one, because it has no measured percentages.
 *
 * @param place the upper left corner
 */
export function drawWheel(pages: PdfPages, report: UserManualReport, place: Place): void {
  const center = { x: place.x + WHEEL_WIDTH / 2, y: place.y + WHEEL_HEIGHT / 2 };
  pages.tag('Figure', () => drawQuarters(pages, report, center), altOf(report));
  const percentages = readPercentages(report);
  for (const trait of DISC_TRAITS)
    drawCorner(pages, { trait, percentage: percentages?.[trait] ?? null }, place);
}
