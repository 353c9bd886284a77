import type { PdfPages, PdfRole } from './pdf-pages.ts';
import { heightOf } from './pdf-pages.ts';
import type { RichBlock, Span } from './rich-text-blocks.ts';
import { richTextBlocks } from './rich-text-blocks.ts';
import type { Face } from './fonts.ts';
import type { Look, Run } from './text-runs.ts';

export interface RichTextLook {
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  /** Colour of the bar beside a quote. */
  readonly quoteColor: string;
}

const INDENT = 16;
const QUOTE_BAR = 2;
/** Space before a block, as a fraction of a line; list items are closer together. */
const BEFORE = { paragraph: 0.55, heading: 0.75, subheading: 0.6, item: 0.2 } as const;

function faceOf({ bold, italic }: Span, isHeading: boolean): Face {
  if (bold || isHeading) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}

function runsOf({ spans, kind }: RichBlock, { size, color }: RichTextLook): readonly Run[] {
  return spans.map((span): Run => {
    const look: Look = {
      face: faceOf(span, kind !== 'paragraph'),
      size,
      color,
      underline: span.underline || span.link !== null,
      strike: span.strike,
      ...(span.link !== null && { link: span.link }),
    };
    return { text: span.text, look };
  });
}

function roleOf({ kind, depth, isQuote }: RichBlock): PdfRole {
  if (kind !== 'paragraph') return kind === 'heading' ? 'H2' : 'H3';
  if (depth > 0) return 'LI';
  return isQuote ? 'BlockQuote' : 'P';
}

const isItem = ({ depth, marker }: RichBlock): boolean => depth > 0 && marker !== null;

function drawBlock(pages: PdfPages, block: RichBlock, look: RichTextLook): void {
  const { depth, isQuote, kind, marker } = block;
  const indent = (depth + (isQuote ? 1 : 0)) * INDENT;
  const x = pages.left + indent;
  const text = pages.lines(runsOf(block, look), pages.width - indent, look.leading);
  // A heading stays with the first lines below it.
  if (kind !== 'paragraph') pages.keep(heightOf(text) + 2.5 * look.leading);
  pages.tag(roleOf(block), () => {
    let isFirst = true;
    pages.flow(text, x, (y, height) => {
      if (marker !== null && isFirst) {
        const dot = pages.lines(
          [{ text: marker, look: { face: 'regular', size: look.size, color: look.color } }],
          INDENT * 2,
          look.leading,
        );
        pages.drawAt(dot, { x: x - INDENT * 0.85, y });
      }
      isFirst = false;
      if (isQuote) pages.bar({ x: pages.left, y }, height, { color: look.quoteColor, weight: QUOTE_BAR });
    });
  });
}

/** The space between two blocks; a block below a heading follows closely. */
function spaceBefore(block: RichBlock, before: RichBlock | undefined): number {
  if (before === undefined) return 0;
  if (before.kind !== 'paragraph') return BEFORE.item / 2;
  return BEFORE[isItem(block) ? 'item' : block.kind];
}

/** Draws stored formatted text on as many pages as it needs. */
export function drawRichText(pages: PdfPages, markup: string, look: RichTextLook): void {
  const blocks = richTextBlocks(markup);
  for (const [index, block] of blocks.entries()) {
    pages.y += look.leading * spaceBefore(block, blocks[index - 1]);
    drawBlock(pages, block, look);
  }
}
