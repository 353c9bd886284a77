import { cutText } from './card-text.ts';

/** Widths are rounded down to this many pixels, so that few are measured while the chart zooms. */
const STEP = 4;
/** A large organisation in a few widths. */
const MOST_KEPT = 40_000;

/** Texts as they fit, by font and width; measuring is slow, and there is one for each person. */
const cuts = new Map<string, string>();

/** A text as it fits into a width in the font of the context. */
export function fittingText(context: CanvasRenderingContext2D, text: string, width: number): string {
  const room = Math.floor(width / STEP) * STEP;
  const key = `${context.font}\n${room}\n${text}`;
  let cut = cuts.get(key);
  if (cut === undefined) {
    if (cuts.size > MOST_KEPT) cuts.clear();
    cut = cutText(text, room, (part) => context.measureText(part).width);
    cuts.set(key, cut);
  }
  return cut;
}
