import type { Appraisal } from '@cadence/shared-contract';
import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { PdfPages, Text } from '../../../kernel/files/index.ts';
import { heightOf, INK, PALE, plain } from '../../../kernel/files/index.ts';
import { LEADING, LOOKS, SECTION_GAP } from './print-looks.ts';

/** The left edge of a rating's scale. */
const SCALE_LEFT = 84;
const STEP_GAP = 2;
const BAR = { chosen: 3, other: 1.5, room: 6 } as const;
const ROW_GAP = 9;

interface Rated {
  readonly name: string;
  readonly steps: Appraisal['Labels']['PrimaryLabels'];
  readonly chosen: number;
}

/** The ratings that the viewer may read; of those not shared, not even the name (D-51). */
function ratedAxes({ Labels, ...appraisal }: Appraisal): readonly Rated[] {
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const { rating, labels, name } = RATING_AXES[axis];
    const [chosen, steps] = [appraisal[rating], Labels[labels]];
    return chosen === null || steps[chosen] === undefined
      ? []
      : [{ name: Labels.FormLable[name], steps, chosen }];
  });
}

interface Measured {
  readonly rated: Rated;
  readonly name: Text;
  readonly steps: readonly Text[];
  readonly meaning: Text;
  readonly stepWidth: number;
  readonly height: number;
}

function measure(pages: PdfPages, rated: Rated): Measured {
  const width = pages.width - SCALE_LEFT;
  const stepWidth = width / rated.steps.length;
  const steps = rated.steps.map(({ Label }, index) =>
    pages.lines(
      plain(Label, index === rated.chosen ? LOOKS.cellStrong : LOOKS.grey),
      stepWidth - 2 * STEP_GAP,
      LEADING,
    ),
  );
  const meaning = pages.lines(
    plain(rated.steps[rated.chosen]?.Description ?? '', LOOKS.grey),
    width,
    LEADING,
  );
  const name = pages.lines(plain(rated.name, LOOKS.grey), SCALE_LEFT - 8, LEADING);
  const scale = BAR.room + Math.max(...steps.map(heightOf)) + heightOf(meaning);
  return { rated, name, steps, meaning, stepWidth, height: Math.max(scale, BAR.room + heightOf(name)) };
}

function drawScale(pages: PdfPages, { rated, name, steps, meaning, stepWidth, height }: Measured): void {
  const [top, left] = [pages.y, pages.left + SCALE_LEFT];
  pages.tag('P', () => pages.drawAt(name, { x: pages.left, y: top + BAR.room }));
  for (const [index, step] of steps.entries()) {
    const isChosen = index === rated.chosen;
    const x = left + index * stepWidth;
    const weight = isChosen ? BAR.chosen : BAR.other;
    const place = { x, y: top + BAR.chosen - weight };
    pages.decorate(() => pages.rule(place, stepWidth - STEP_GAP, { color: isChosen ? INK : PALE, weight }));
    pages.tag('P', () => pages.drawAt(step, { x, y: top + BAR.room }));
  }
  const below = top + BAR.room + Math.max(...steps.map(heightOf));
  if (meaning.lines.length > 0) pages.tag('P', () => pages.drawAt(meaning, { x: left, y: below }));
  pages.y = top + height + ROW_GAP;
}

/** Draws the ratings as steps of their scales, with the chosen one marked; nothing if none may be read. */
export function drawRatings(pages: PdfPages, appraisal: Appraisal): void {
  const scales = ratedAxes(appraisal).map((rated) => measure(pages, rated));
  if (scales.length === 0) return;
  const border = { color: PALE, weight: 0.75 };
  const line = (): void =>
    pages.decorate(() => pages.rule({ x: pages.left, y: pages.y }, pages.width, border));
  pages.y += SECTION_GAP * 0.8;
  pages.keep(scales.reduce((sum, { height }) => sum + height + ROW_GAP, 2 * ROW_GAP));
  line();
  pages.y += ROW_GAP;
  for (const scale of scales) {
    pages.keep(scale.height);
    drawScale(pages, scale);
  }
  line();
}
