import { diffTexts, type DiffPart } from '@cadence/shared-ui/text-diff';

const BLOCK_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote'] as const;
/** What a line of a letter is part of; the lines of a list carry the list's name. */
export type BlockTag = (typeof BLOCK_TAGS)[number];

/** One line of formatted text: a paragraph, a heading, an item of a list. */
interface Block {
  readonly tag: BlockTag;
  readonly sentences: readonly string[];
  /** The line with its formatting. */
  readonly markup: string;
}

/** A line of both texts in one: sentences that are the same, that were taken out, that were put in. */
export interface MarkedLine {
  readonly tag: BlockTag;
  readonly parts: readonly DiffPart[];
  /** The line with its formatting where nothing in it changed; else null. */
  readonly markup: string | null;
}

export interface ComparedTexts {
  readonly lines: readonly MarkedLine[];
  /** How many sentences differ; a replaced one counts once. */
  readonly changed: number;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(text: string): readonly string[] {
  return [...SENTENCES.segment(text.replace(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}

const isBlockTag = (name: string): name is BlockTag => (BLOCK_TAGS as readonly string[]).includes(name);
const isBlock = (node: Node): node is Element =>
  node instanceof Element && (isBlockTag(node.localName) || node.localName === 'li');

/** A paragraph inside a list or a quote belongs to that line. */
function tagWithin(outer: BlockTag, { localName }: Element): BlockTag {
  return isBlockTag(localName) && (localName !== 'p' || outer === 'p') ? localName : outer;
}

function lineOf(inert: Document, tag: BlockTag, nodes: readonly Node[]): Block {
  const line = inert.createElement(tag === 'ul' || tag === 'ol' ? 'p' : tag);
  line.append(...nodes.map((node) => node.cloneNode(true)));
  const markup = line.outerHTML;
  for (const lineEnd of line.querySelectorAll('br')) lineEnd.replaceWith(' ');
  return { tag, sentences: sentencesOf(line.textContent), markup };
}

function blocksIn(parent: Element, tag: BlockTag): Block[] {
  const blocks: Block[] = [];
  let words: Node[] = [];
  const endLine = (): void => {
    if (words.length > 0) blocks.push(lineOf(parent.ownerDocument, tag, words));
    words = [];
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(...blocksIn(node, tagWithin(tag, node)));
    } else words.push(node);
  }
  endLine();
  return blocks;
}

/** The lines of formatted text. The document they are parsed in is inert: nothing in it runs or is fetched. */
function blocksOf(markup: string): readonly Block[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return blocksIn(body, 'p').filter(({ sentences }) => sentences.length > 0);
}

const LINE_END = '\n';

/** A text in which each sentence is one word, its number, so that words that differ are sentences that differ. */
function encode(blocks: readonly Block[], numberOf: (sentence: string) => number): string {
  return blocks.map(({ sentences }) => `${sentences.map(numberOf).join(' ')} ${LINE_END}`).join('');
}

function countChanged(parts: readonly DiffPart[]): number {
  const sizes = parts.map(({ kind, text }) => ({ kind, size: text.match(/\d+/g)?.length ?? 0 }));
  return sizes.reduce((sum, { kind, size }, index) => {
    if (kind === 'same') return sum;
    const before = sizes[index - 1];
    const replaced = kind === 'added' && before?.kind === 'removed' ? Math.min(before.size, size) : 0;
    return sum + size - replaced;
  }, 0);
}

/** Adjacent parts of one kind are merged. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.reduce<DiffPart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.kind !== part.kind) return [...all, part];
    return [...all.slice(0, -1), { ...part, text: `${last.text} ${part.text}` }];
  }, []);
}

/**
 * Two formatted texts in one, sentence by sentence, in the lines of the second. An unchanged line keeps its
 * formatting; a changed one shows its words.
 */
export function compareTexts(before: string, after: string): ComparedTexts {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const sentences = [...new Set([...old, ...now].flatMap((block) => block.sentences))];
  const numbers = new Map(sentences.map((sentence, index) => [sentence, index]));
  const numberOf = (sentence: string): number => numbers.get(sentence) ?? 0;
  const diff = diffTexts(encode(old, numberOf), encode(now, numberOf));
  const lines: MarkedLine[] = [];
  const rest = { old: [...old], now: [...now] };
  let parts: DiffPart[] = [];
  const endLine = (kind: DiffPart['kind']): void => {
    const [gone, here] = [kind !== 'added' && rest.old.shift(), kind !== 'removed' && rest.now.shift()];
    // A line break was removed inside a line: what follows belongs to it.
    if (!here && parts.some((part) => part.kind !== 'removed')) return;
    const line = here || gone;
    if (line && parts.length > 0) {
      const isSame = here && parts.every((part) => part.kind === 'same');
      lines.push({ tag: line.tag, parts: joined(parts), markup: isSame ? line.markup : null });
    }
    parts = [];
  };
  for (const { kind, text } of diff)
    for (const word of text.match(/\n|\d+/g) ?? []) {
      if (word === LINE_END) endLine(kind);
      else parts.push({ kind, text: sentences[Number(word)] ?? '' });
    }
  return { lines, changed: countChanged(diff) };
}
