import { ActiveContentSearch } from './active-content.ts';
import type { ActiveContent } from './active-content.ts';
import { Budget, BudgetExceeded } from './budget.ts';
import { PdfObjects } from './pdf-objects.ts';
import type { PdfVisitor } from './pdf-objects.ts';
import type { PdfValue, Resolve } from './pdf-value.ts';
import { resolveAll, valuesOf } from './pdf-value.ts';

/** Why a file is refused. */
export type Finding =
  | { readonly reason: 'notPdf' | 'protected' | 'damaged' | 'tooComplex' }
  | { readonly reason: 'active'; readonly kind: ActiveContent };

/** Some programs write a byte order mark first; nothing else may come before the header. */
const HEADER = /^(?:\xef\xbb\xbf)?%PDF-\d/;
/** The end of a file: only blanks may follow. */
const END = /startxref[\s\0]+\d+[\s\0]+%%EOF[\s\0]*$/;
/** The end is searched for in this many bytes, not counting trailing blanks. */
const END_LENGTH = 100;

/**
 * Null for a PDF that can only be read; otherwise the first reason that applies: not a PDF, protected, active content,
 * too complex, damaged. It stays within `CHECK_LIMITS` for any bytes, and never throws.
 */
export function inspectPdf(content: Uint8Array): Finding | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (!HEADER.test(bytes.toString('latin1', 0, 10))) return { reason: 'notPdf' };
  return new Inspection(bytes).run();
}

class Inspection {
  private readonly bytes: Buffer;
  private readonly search = new ActiveContentSearch();
  private readonly roots: PdfValue[] = [];
  private isProtected = false;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  run(): Finding | null {
    const problem = this.readAll();
    if (problem === 'notPdf') return { reason: problem };
    if (this.isProtected) return { reason: 'protected' };
    if (this.search.found !== null) return { reason: 'active', kind: this.search.found };
    return problem === null ? null : { reason: problem };
  }

  private readAll(): 'notPdf' | 'damaged' | 'tooComplex' | null {
    try {
      const objects = new PdfObjects(this.bytes, new Budget(), this.visit);
      if (objects.count === 0) return 'notPdf';
      const resolve: Resolve = (number) => objects.resolve(number);
      this.search.finish(resolve);
      const isWhole =
        !objects.isBroken && hasEnd(this.bytes) && this.roots.some((root) => hasPages(root, resolve));
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
    this.isProtected ||= valuesOf(value, 'Encrypt').some(({ kind }) => kind !== 'keyword');
    this.roots.push(...valuesOf(value, 'Root'));
  };
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
