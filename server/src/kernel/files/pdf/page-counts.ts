import { Buffer } from 'node:buffer';
import type { Look } from './text-runs.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
/** How a font writes its glyphs, which the types leave out. */
interface WrittenFont {
  readonly id: string;
  ref(): unknown;
  encode(text: string): readonly [codes: readonly string[], positions: unknown];
}
/** What a page consists of, which the types leave out. */
interface WrittenPage {
  readonly content: unknown;
  readonly dictionary: { readonly data: Record<string, unknown> };
  readonly fonts: Record<string, unknown>;
}
interface Gap {
  readonly content: PDFKit.PDFKitReference;
  readonly place: Place;
  readonly look: Look;
}

/** 'of 14' on pages that are written before the count is known: each leaves a gap, which is filled at the end. */
export class PageCounts {
  readonly #doc: PDFKit.PDFDocument;
  readonly #gaps: Gap[] = [];

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Leaves a gap on this page, at most one; `place` is on the base line. */
  leave(place: Place, look: Look): void {
    const content = this.#doc.ref({});
    const page = this.#doc.page as unknown as WrittenPage;
    page.dictionary.data['Contents'] = [page.content, content];
    const font = this.#fontOf(look);
    page.fonts[font.id] ??= font.ref();
    this.#gaps.push({ content, place, look });
  }

  #fontOf({ face }: Look): WrittenFont {
    return (this.#doc.font(face) as unknown as { readonly _font: WrittenFont })._font;
  }

  fill(count: number): void {
    for (const { content, place, look } of this.#gaps) {
      const font = this.#fontOf(look);
      const [codes] = font.encode(` ${count}`);
      const color = [1, 3, 5].map((at) =>
        (Number.parseInt(look.color.slice(at, at + 2), 16) / 255).toFixed(3),
      );
      const at = `1 0 0 -1 ${place.x.toFixed(3)} ${place.y.toFixed(3)} Tm`;
      const text = `BT ${color.join(' ')} rg /${font.id} ${look.size} Tf ${at} <${codes.join('')}> Tj ET`;
      content.end(Buffer.from(`/Artifact <</Type /Layout>> BDC ${text} EMC`));
    }
  }
}
