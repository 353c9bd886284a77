import { ActiveContentSearch } from './active-content.ts';
import type { ActiveContent } from './active-content.ts';
import { Budget, BudgetExceeded } from './budget.ts';
import { openWithoutPassword } from './decryption.ts';
import type { Decryption } from './decryption.ts';
import { PdfObjects } from './pdf-objects.ts';
import type { PdfVisitor } from './pdf-objects.ts';
import type { PdfValue, Resolve } from './pdf-value.ts';
import { resolveAll, valuesOf } from './pdf-value.ts';

/** Why a file is refused. */
export type Finding =
  | { readonly reason: 'notPdf' | 'protected' | 'damaged' | 'tooComplex' }
  | { readonly reason: 'active'; readonly kind: ActiveContent };

/** Some programs write a byte order mark or line breaks first; nothing else may come before the header. */
const HEADER = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-\d/;
/** The header begins within this many bytes. */
const HEADER_LENGTH = 64;
/** The end of a file: only blanks may follow. */
const END = /startxref[\s\0]+\d+[\s\0]+%%EOF[\s\0]*$/;
/** The end is searched for in this many bytes, not counting trailing blanks. */
const END_LENGTH = 100;

/**
 * Null for a PDF that can only be read; otherwise the first reason that applies: not a PDF, protected by a password to
 * open it, active content, too complex, damaged. What opens without a password is read as a reader does, whatever its
 * owner's password restricts. It stays within `CHECK_LIMITS` for any bytes, and never throws.
 */
export function inspectPdf(content: Uint8Array): Finding | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (!HEADER.test(bytes.toString('latin1', 0, HEADER_LENGTH))) return { reason: 'notPdf' };
  const first = new Inspection(bytes, null);
  if (first.problem === 'notPdf') return { reason: 'notPdf' };
  if (first.encryptions.length === 0) return findingOf(first);
  const decryption = first.decryption();
  return decryption === null ? { reason: 'protected' } : findingOf(new Inspection(bytes, decryption));
}

function findingOf({ search, problem }: Inspection): Finding | null {
  if (search.found !== null) return { reason: 'active', kind: search.found };
  return problem === null ? null : { reason: problem };
}

type Problem = 'notPdf' | 'damaged' | 'tooComplex' | null;

/** One reading of the whole file. */
class Inspection {
  readonly search = new ActiveContentSearch();
  /** What the trailers say of encryption. */
  readonly encryptions: PdfValue[] = [];
  readonly problem: Problem;
  private readonly fileIds: PdfValue[] = [];
  private readonly roots: PdfValue[] = [];
  private resolve: Resolve = () => [];

  constructor(bytes: Buffer, decryption: Decryption | null) {
    this.problem = this.read(bytes, decryption);
  }

  /** Null if a password has to be known, or if the file says two things. */
  decryption(): Decryption | null {
    const resolved = this.encryptions.flatMap((one) => resolveAll(one, this.resolve));
    const [encryption] = resolved;
    if (encryption === undefined || !areSame(resolved) || !areSame(this.fileIds)) return null;
    return openWithoutPassword(encryption, this.fileIds[0], this.resolve);
  }

  private read(bytes: Buffer, decryption: Decryption | null): Problem {
    try {
      const objects = new PdfObjects(bytes, { budget: new Budget(), visit: this.visit, decryption });
      if (objects.count === 0) return 'notPdf';
      this.resolve = (number) => objects.resolve(number);
      this.search.finish(this.resolve, decryption !== null);
      const isWhole =
        !objects.isBroken && hasEnd(bytes) && this.roots.some((root) => hasPages(root, this.resolve));
      return isWhole ? null : 'damaged';
    } catch (error) {
      if (error instanceof BudgetExceeded) return 'tooComplex';
      throw error;
    }
  }

  private readonly visit: PdfVisitor = (value, isStream) => {
    if (isStream) this.search.lookAtStream(value);
    else this.search.look(value);
    // A cross-reference stream is a trailer, too.
    const encryptions = valuesOf(value, 'Encrypt').filter(({ kind }) => kind !== 'keyword');
    this.encryptions.push(...encryptions);
    if (encryptions.length > 0) this.fileIds.push(...valuesOf(value, 'ID').flatMap(firstOf));
    this.roots.push(...valuesOf(value, 'Root'));
  };
}

function firstOf(id: PdfValue): readonly PdfValue[] {
  return id.kind === 'array' ? id.items.slice(0, 1) : [id];
}

function areSame(values: readonly PdfValue[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size <= 1;
}

function hasPages(root: PdfValue, resolve: Resolve): boolean {
  return resolveAll(root, resolve)
    .flatMap((catalogue) => valuesOf(catalogue, 'Pages'))
    .flatMap((pages) => resolveAll(pages, resolve))
    .some((pages) => pages.kind === 'dictionary');
}

function hasEnd(bytes: Buffer): boolean {
  let length = bytes.length;
  while (length > 0 && (bytes[length - 1] ?? 0) <= 32) length -= 1;
  return END.test(bytes.toString('latin1', Math.max(0, length - END_LENGTH), length));
}
