import type { Budget } from './budget.ts';
import { BudgetExceeded } from './budget.ts';
import { isDigit, isRegular, isWhiteSpace } from './characters.ts';
import type { Decryption, Holder } from './decryption.ts';
import { findStream } from './find-stream.ts';
import type { StreamPlace } from './find-stream.ts';
import { filtersOf, inflate, isFlate } from './inflate.ts';
import type { PdfDictionary, PdfValue } from './pdf-value.ts';
import { onlyValueOf, valuesOf, wholeNumber } from './pdf-value.ts';
import { readValue } from './read-value.ts';
import type { ReadValue } from './read-value.ts';

/** Called with every object and trailer in the order they are found. */
export type PdfVisitor = (value: PdfValue, isStream: boolean) => void;

interface Place {
  readonly bytes: Buffer;
  readonly at: number;
  /** Null within a stream of objects, which is encrypted as a whole, and where it cannot be read. */
  readonly holder: Holder | null;
}

export interface PdfReading {
  readonly budget: Budget;
  readonly visit: PdfVisitor;
  readonly decryption?: Decryption | null;
}

interface Stream {
  readonly dictionary: PdfDictionary;
  readonly holder: Holder | null;
}

/** The numbers before `obj` are searched for in this many bytes. */
const HEADER = 64;

/**
 * All objects of a file, found by searching for `obj` instead of using the cross-reference table. This includes objects
 * of earlier versions, objects in no table, and objects inside object streams, other streams and comments. So it does
 * not matter which of them a reader uses.
 */
export class PdfObjects {
  /** True once something cannot be read as it should be. */
  isBroken = false;
  /** The number of numbered objects. */
  count = 0;
  private readonly bytes: Buffer;
  private readonly budget: Budget;
  private readonly visit: PdfVisitor;
  private readonly decryption: Decryption | null;
  private readonly places = new Map<number, Place[]>();
  /** Objects whose number cannot be read: they may have any number. */
  private readonly unnumbered: Place[] = [];

  /**
   * Visits every object. Throws `BudgetExceeded`.
   *
   * @param decryption of a document that is encrypted; null reads it as it stands
   */
  constructor(bytes: Buffer, { budget, visit, decryption = null }: PdfReading) {
    this.bytes = bytes;
    this.budget = budget;
    this.visit = visit;
    this.decryption = decryption;
    this.readObjects();
    this.readTrailers();
  }

  /** Every possible value of an object, over all versions of the file; empty if there is no such object. */
  resolve(number: number): readonly PdfValue[] {
    const places = [...(this.places.get(number) ?? []), ...this.unnumbered];
    return places.map(({ bytes, at, holder }) =>
      this.decrypt(readValue(bytes, at, this.budget).value, holder),
    );
  }

  private decrypt(value: PdfValue, holder: Holder | null): PdfValue {
    return this.decryption === null || holder === null ? value : this.decryption.value(value, holder);
  }

  private readObjects(): void {
    let readUpTo = 0;
    for (let at = this.bytes.indexOf('obj'); at >= 0; at = this.bytes.indexOf('obj', at + 3)) {
      if (!mayBeHeader(this.bytes, at)) continue;
      const header = readHeader(this.bytes, at);
      const isInside = at < readUpTo;
      const end = this.readObject(at + 3, header.holder, !isInside && header.hasGeneration);
      if (!isInside && header.hasGeneration) readUpTo = end;
    }
  }

  /** Reads the object after `obj`; returns the position after it. If it is not `expected` here, it may be anything. */
  private readObject(at: number, holder: Holder | null, isExpected: boolean): number {
    const read = readValue(this.bytes, at, this.budget);
    this.isBroken ||= isExpected && read.isBroken;
    this.keep(holder?.number ?? null, { bytes: this.bytes, at, holder });
    const value = this.decrypt(read.value, holder);
    if (value.kind !== 'dictionary' || read.next.word !== 'stream') {
      this.visit(value, false);
      return read.end;
    }
    this.visit(value, true);
    return this.readStream({ dictionary: value, holder }, read, isExpected);
  }

  private readStream(stream: Stream, read: ReadValue, isExpected: boolean): number {
    const { dictionary } = stream;
    const place = findStream({
      bytes: this.bytes,
      behindWord: read.next.end,
      dictionary,
      budget: this.budget,
    });
    this.isBroken ||= isExpected && place.isBroken;
    if (isObjectStream(dictionary)) this.readObjectStream(stream, place);
    else if (isExpected) this.inflateContent(stream, place);
    return place.end;
  }

  /** Only checks that it can be inflated, and counts the cost. */
  private inflateContent(stream: Stream, { from, to }: StreamPlace): void {
    const { dictionary } = stream;
    let content: Buffer | null = this.contentOf(stream, this.bytes.subarray(from, to));
    for (const filter of filtersOf(dictionary) ?? []) {
      if (!isFlate(filter) || content.length === 0) return;
      content = inflate(content, this.budget, true);
      if (content === null) {
        this.isBroken = true;
        return;
      }
    }
  }

  private contentOf({ dictionary, holder }: Stream, bytes: Buffer): Buffer {
    if (this.decryption === null || holder === null) return bytes;
    return this.decryption.stream(bytes, dictionary, holder);
  }

  /** ISO 32000-2, 7.5.7. If an object cannot be read, the file counts as broken. */
  private readObjectStream(stream: Stream, place: StreamPlace): void {
    const { dictionary } = stream;
    const content = this.objectStreamContent(stream, place);
    const first = wholeNumber(onlyValueOf(dictionary, 'First'));
    const count = wholeNumber(onlyValueOf(dictionary, 'N'));
    if (content === null || first === null || count === null) {
      this.isBroken = true;
      return;
    }
    let at = 0;
    for (let index = 0; index < count; index += 1) {
      const number = readValue(content, at, this.budget);
      const offset = readValue(content, number.end, this.budget);
      at = offset.end;
      const from = wholeNumber(offset.value);
      this.readInner(
        wholeNumber(number.value),
        from === null ? null : { bytes: content, at: first + from, holder: null },
      );
      if (this.isBroken) return;
    }
  }

  private readInner(number: number | null, place: Place | null): void {
    if (number === null || place === null || place.at > place.bytes.length) {
      this.isBroken = true;
      return;
    }
    const read = readValue(place.bytes, place.at, this.budget);
    this.isBroken ||= read.isBroken;
    this.keep(number, place);
    this.visit(read.value, false);
  }

  private objectStreamContent(stream: Stream, place: StreamPlace): Buffer | null {
    const { dictionary } = stream;
    const filters = filtersOf(dictionary);
    const hasPredictor = valuesOf(dictionary, 'DecodeParms').some(
      (parameters) => parameters.kind !== 'keyword',
    );
    // Encrypted, its end is where its padding is.
    const end = this.decryption === null ? undefined : place.to;
    const content = this.contentOf(stream, this.bytes.subarray(place.from, end));
    if (filters?.length === 0) return place.isBroken ? null : content;
    // No program writes object streams in another form, and readers interpret them differently.
    if (filters?.length !== 1 || !isFlate(filters[0]) || hasPredictor) throw new BudgetExceeded('filters');
    const inflated = inflate(content, this.budget, false);
    this.budget.spend('objectStreamBytes', inflated?.length ?? 0);
    return inflated;
  }

  private keep(number: number | null, place: Place): void {
    this.budget.spend('objects', 1);
    if (number === null) {
      this.unnumbered.push(place);
      return;
    }
    this.count += 1;
    const places = this.places.get(number);
    if (places === undefined) this.places.set(number, [place]);
    else places.push(place);
  }

  private readTrailers(): void {
    for (let at = this.bytes.indexOf('trailer'); at >= 0; at = this.bytes.indexOf('trailer', at + 7)) {
      this.visit(readValue(this.bytes, at + 7, this.budget).value, false);
    }
  }
}

/** Readers do not require the type. */
function isObjectStream(dictionary: PdfDictionary): boolean {
  const isCalledSo = valuesOf(dictionary, 'Type').some(
    (type) => type.kind === 'name' && type.name === 'ObjStm',
  );
  return isCalledSo || (valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0);
}

/** Not the end of `endobj`, and not the start of a word like 'objectives'. */
function mayBeHeader(bytes: Buffer, at: number): boolean {
  const before = bytes[at - 1];
  const behind = bytes[at + 3];
  return (isWhiteSpace(before) || isDigit(before)) && (!isRegular(behind) || isDigit(behind));
}

/** Both numbers, at the start of a line or right after another object. Elsewhere they could be in a comment. */
const NUMBERS = /(?:[\r\n]|endobj|endstream)[ \t\f\0]*(\d{1,10})[\s\0]+(\d+)[\s\0]*$/;

/** The numbers before `obj`: `hasGeneration` if there is at least one, `holder` if both can be read. */
function readHeader(bytes: Buffer, at: number): { holder: Holder | null; hasGeneration: boolean } {
  const text = bytes.toString('latin1', Math.max(0, at - HEADER), at);
  const numbers = NUMBERS.exec(text);
  const holder = numbers && { number: Number(numbers[1]), generation: Number(numbers[2]) };
  return { holder, hasGeneration: /\d[\s\0]*$/.test(text) };
}
