import type { Budget } from './budget.ts';
import { hexadecimalDigit, isRegular, isWhiteSpace } from './characters.ts';

/** `open` and `close` are `[`, `<<` and their counterparts; `end` is the end of the bytes. */
export type Token =
  | { readonly kind: 'open' | 'close'; readonly of: 'array' | 'dictionary' }
  | { readonly kind: 'name' | 'string' | 'word'; readonly text: string }
  | { readonly kind: 'unclosed' | 'stray' | 'end' };

/** The kept length of a string; only the beginnings of addresses are needed. */
const KEPT = 1_000;
/** The kept length of a name or word. */
const KEPT_WORD = 200;

const CR = 13;
const LF = 10;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads tokens from a position on. It reaches the end for any bytes. */
export class TokenReader {
  readonly bytes: Uint8Array;
  at: number;
  private readonly budget: Budget;

  constructor(bytes: Uint8Array, at: number, budget: Budget) {
    this.bytes = bytes;
    this.at = at;
    this.budget = budget;
  }

  /** The next token; afterwards `at` is after it. Throws `BudgetExceeded`. */
  next(): Token {
    const from = this.at;
    const token = this.read();
    this.budget.spend('readBytes', this.at - from + 1);
    return token;
  }

  private read(): Token {
    this.skipWhiteSpace();
    const byte = this.bytes[this.at];
    if (byte === undefined) return { kind: 'end' };
    if (isRegular(byte)) return { kind: 'word', text: this.readRegular() };
    this.at += 1;
    return this.readDelimited(String.fromCharCode(byte));
  }

  private readDelimited(delimiter: string): Token {
    if (delimiter === '/') return { kind: 'name', text: decodeName(this.readRegular()) };
    if (delimiter === '(') return this.readString();
    if (delimiter === '[') return { kind: 'open', of: 'array' };
    if (delimiter === ']') return { kind: 'close', of: 'array' };
    if (delimiter === '<') {
      return this.takes('<') ? { kind: 'open', of: 'dictionary' } : this.readHexadecimal();
    }
    return delimiter === '>' && this.takes('>') ? { kind: 'close', of: 'dictionary' } : { kind: 'stray' };
  }

  private takes(character: string): boolean {
    const isThere = this.bytes[this.at] === character.charCodeAt(0);
    if (isThere) this.at += 1;
    return isThere;
  }

  /** Comments count as white space. */
  private skipWhiteSpace(): void {
    for (;;) {
      while (isWhiteSpace(this.bytes[this.at])) this.at += 1;
      if (this.bytes[this.at] !== 0x25) return;
      while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at += 1;
    }
  }

  private readRegular(): string {
    const from = this.at;
    while (isRegular(this.bytes[this.at])) this.at += 1;
    return latin1(this.bytes.subarray(from, Math.min(this.at, from + KEPT_WORD)));
  }

  private readHexadecimal(): Token {
    let digits = '';
    while (this.at < this.bytes.length) {
      const byte = this.bytes[this.at];
      this.at += 1;
      if (byte === 0x3e) return { kind: 'string', text: fromHexadecimal(digits) };
      const digit = hexadecimalDigit(byte);
      if (digit !== null && digits.length < 2 * KEPT) digits += digit.toString(16);
    }
    return { kind: 'unclosed' };
  }

  private readString(): Token {
    let text = '';
    let depth = 1;
    while (this.at < this.bytes.length) {
      let character = String.fromCharCode(this.bytes[this.at] ?? 0);
      this.at += 1;
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth === 0) return { kind: 'string', text };
      if (character === '\\') character = this.readEscape();
      if (text.length < KEPT) text += character;
    }
    return { kind: 'unclosed' };
  }

  /** The characters after a backslash: up to three octal digits, a letter, or the end of a line, which is dropped. */
  private readEscape(): string {
    const octal = /^[0-7]{1,3}/.exec(latin1(this.bytes.subarray(this.at, this.at + 3)))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    const byte = this.bytes[this.at];
    this.at += 1;
    if (byte === CR && this.bytes[this.at] === LF) this.at += 1;
    if (byte === undefined || isLineEnd(byte)) return '';
    const character = String.fromCharCode(byte);
    return ESCAPES[character] ?? character;
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === CR || byte === LF;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function fromHexadecimal(digits: string): string {
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
}

/** `J#61vaScript` is `JavaScript` (ISO 32000-2, 7.3.5). */
function decodeName(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => fromHexadecimal(digits));
}
