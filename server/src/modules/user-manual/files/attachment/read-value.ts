import type { Budget } from './budget.ts';
import { BudgetExceeded, CHECK_LIMITS } from './budget.ts';
import type { PdfDictionary, PdfValue } from './pdf-value.ts';
import { wholeNumber } from './pdf-value.ts';
import { TokenReader } from './token-reader.ts';
import type { Token } from './token-reader.ts';

/** A value, as far as it could be read. */
export interface ReadValue {
  readonly value: PdfValue;
  /** True: it is malformed, and readers may interpret it differently. */
  readonly isBroken: boolean;
  /** The position after it. */
  readonly end: number;
  /** The word that follows (`endobj`, `stream`), and the position after that. */
  readonly next: { readonly word: string; readonly end: number };
}

const NULL: PdfValue = { kind: 'keyword', word: 'null' };
const CONSTANTS = new Set(['true', 'false', 'null']);
/** Words that end an object, whatever is still open. */
const OUTER_WORDS = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/**
 * Reads the value at a position. Malformed parts are skipped rather than refused, as readers do, so that everything a
 * reader would find is found here, too. Throws `BudgetExceeded`.
 */
export function readValue(bytes: Uint8Array, at: number, budget: Budget): ReadValue {
  return new ValueReader(bytes, at, budget).readWhole();
}

class ValueReader {
  private readonly tokens: TokenReader;
  private readonly budget: Budget;
  private isBroken = false;
  private isOver = false;

  constructor(bytes: Uint8Array, at: number, budget: Budget) {
    this.tokens = new TokenReader(bytes, at, budget);
    this.budget = budget;
  }

  readWhole(): ReadValue {
    const first = this.tokens.next();
    const held = this.read(first, 0);
    let end = this.tokens.at;
    let next = this.nextWord();
    // `7 0 R` alone: the object is a reference to another one.
    if (held.kind === 'number' && /^\d+$/.test(next.word)) {
      const third = this.nextWord();
      if (third.word === 'R') {
        end = third.end;
        next = this.nextWord();
        return { value: reference(held), isBroken: this.isBroken, end, next };
      }
    }
    return { value: held, isBroken: this.isBroken, end, next };
  }

  private nextWord(): { word: string; end: number } {
    const token = this.tokens.next();
    return { word: token.kind === 'word' ? token.text : '', end: this.tokens.at };
  }

  private read(token: Token, depth: number): PdfValue {
    this.budget.spend('values', 1);
    if (token.kind === 'name') return { kind: 'name', name: token.text };
    if (token.kind === 'string') return { kind: 'string', text: token.text };
    if (token.kind === 'word') return this.readWord(token.text);
    if (token.kind === 'open') {
      if (depth >= CHECK_LIMITS.depth) throw new BudgetExceeded('depth');
      const items = this.readItems(token.of, depth + 1);
      return token.of === 'array' ? { kind: 'array', items } : this.pairUp(items);
    }
    this.isBroken = true;
    if (token.kind !== 'stray') this.isOver = true;
    return NULL;
  }

  private readWord(word: string): PdfValue {
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return { kind: 'number', value: Number(word) };
    // Malformed numbers that programs write and readers accept: '--5', '0.-3', '1e-5', '.'.
    if (/^[-+.\d]/.test(word)) return { kind: 'number', value: Number.NaN };
    if (OUTER_WORDS.has(word)) this.isOver = true;
    if (!CONSTANTS.has(word)) this.isBroken = true;
    return { kind: 'keyword', word };
  }

  private readItems(of: 'array' | 'dictionary', depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    while (!this.isOver) {
      const token = this.tokens.next();
      if (token.kind === 'close') {
        if (token.of === of) return items;
        this.isBroken = true;
      } else if (token.kind === 'word' && token.text === 'R') {
        this.foldReference(items);
      } else {
        items.push(this.read(token, depth));
      }
    }
    this.isBroken = true;
    return items;
  }

  /** `12 0 R`: the last two numbers become a reference. */
  private foldReference(items: PdfValue[]): void {
    const generation = wholeNumber(items.at(-1));
    const number = items.at(-2);
    if (generation === null || number === undefined || wholeNumber(number) === null) {
      this.isBroken = true;
      return;
    }
    items.splice(-2, 2, reference(number));
  }

  private pairUp(items: readonly PdfValue[]): PdfDictionary {
    const entries: [string, PdfValue][] = [];
    for (let index = 0; index < items.length;) {
      const key = items[index];
      const value = items[index + 1];
      if (key?.kind === 'name' && value !== undefined) {
        entries.push([key.name, value]);
        index += 2;
      } else {
        this.isBroken = true;
        index += 1;
      }
    }
    return { kind: 'dictionary', entries };
  }
}

function reference(number: PdfValue): PdfValue {
  return { kind: 'reference', number: wholeNumber(number) ?? -1 };
}
