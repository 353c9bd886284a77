import { Parser } from 'htmlparser2';

/** A part of a line with the editor's marks. */
export interface Span {
  /** '\n' ends a line. */
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly link: string | null;
}

export interface RichBlock {
  readonly kind: 'paragraph' | 'heading' | 'subheading';
  /** Nesting depth of its lists. */
  readonly depth: number;
  /** '•' or '2.' before the first block of an item. */
  readonly marker: string | null;
  readonly isQuote: boolean;
  readonly spans: readonly Span[];
}

const MARKS = { strong: 'bold', em: 'italic', u: 'underline', s: 'strike' } as const;
const HEADINGS = { h2: 'heading', h3: 'subheading' } as const;
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']);
const LINK = /^(https?:|mailto:)/i;

const isMark = (name: string): name is keyof typeof MARKS => Object.hasOwn(MARKS, name);
const isHeading = (name: string): name is keyof typeof HEADINGS => Object.hasOwn(HEADINGS, name);

/** Reads the markup that `readRichText` stores; other tags are reduced to their text. */
class BlockReader {
  readonly blocks: RichBlock[] = [];
  #spans: Span[] = [];
  #kind: RichBlock['kind'] = 'paragraph';
  #marker: string | null = null;
  #quotes = 0;
  readonly #lists: { readonly isOrdered: boolean; count: number }[] = [];
  readonly #marks = { bold: 0, italic: 0, underline: 0, strike: 0 };
  #link: string | null = null;

  open(name: string, { href }: Readonly<Record<string, string>>): void {
    if (BLOCKS.has(name)) this.#begin(name);
    else if (isMark(name)) this.#marks[MARKS[name]] += 1;
    else if (name === 'a') this.#link = href !== undefined && LINK.test(href) ? href : null;
    else if (name === 'br') this.#add('\n');
  }

  #begin(name: string): void {
    this.flush();
    if (isHeading(name)) this.#kind = HEADINGS[name];
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'ul' || name === 'ol') this.#lists.push({ isOrdered: name === 'ol', count: 0 });
    else if (name === 'li') this.#marker = this.#nextMarker();
  }

  close(name: string): void {
    if (BLOCKS.has(name)) this.#end(name);
    else if (isMark(name)) this.#marks[MARKS[name]] -= 1;
    else if (name === 'a') this.#link = null;
  }

  #end(name: string): void {
    this.flush();
    if (isHeading(name)) this.#kind = 'paragraph';
    else if (name === 'blockquote') this.#quotes -= 1;
    else if (name === 'ul' || name === 'ol') this.#lists.pop();
    else if (name === 'li') this.#marker = null;
  }

  text(text: string): void {
    this.#add(text.replace(/[ \t\n\r\f]+/g, ' '));
  }

  #add(text: string): void {
    const { bold, italic, underline, strike } = this.#marks;
    this.#spans.push({
      text,
      bold: bold > 0,
      italic: italic > 0,
      underline: underline > 0,
      strike: strike > 0,
      link: this.#link,
    });
  }

  /** Ends the current block. */
  flush(): void {
    const spans = this.#spans;
    this.#spans = [];
    if (spans.every(({ text }) => text.trim() === '')) return;
    const isQuote = this.#quotes > 0;
    this.blocks.push({ kind: this.#kind, depth: this.#lists.length, marker: this.#marker, isQuote, spans });
    this.#marker = null;
  }

  #nextMarker(): string {
    const list = this.#lists.at(-1);
    if (!list?.isOrdered) return '•';
    list.count += 1;
    return `${list.count}.`;
  }
}

/** The paragraphs, headings and items of stored formatted text, in order. */
export function richTextBlocks(markup: string): readonly RichBlock[] {
  const reader = new BlockReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  });
  parser.end(markup);
  reader.flush();
  return reader.blocks;
}
