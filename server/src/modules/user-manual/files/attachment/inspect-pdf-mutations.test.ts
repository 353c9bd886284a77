import fc from 'fast-check';
import { inspectPdf } from './inspect-pdf.ts';
import { drawnPdf } from './testing/drawn-pdf.ts';
import { handMade, objectStreamOf, streamOf } from './testing/hand-made-pdf.ts';

const REASONS = ['notPdf', 'protected', 'active', 'damaged', 'tooComplex', undefined];

/** Of the length of a file. `fc.double` would nearly always choose its start. */
const MILLIONTHS = 1_000_000;

/** One change of a file: replaces bytes at a position. */
const change = fc.record({
  at: fc.integer({ min: 0, max: MILLIONTHS }),
  removed: fc.nat(50),
  added: fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc
      .constantFrom(
        '<<',
        '>>',
        '[',
        '(',
        '/',
        '%',
        '1 0 obj',
        'stream\n',
        'endstream',
        '1 0 R',
        '/Type /ObjStm',
        'trailer',
      )
      .map((text) => Buffer.from(text)),
  ),
});

/** The unchanged bytes at the start: without them every result would be the same. */
const HEADER = 9;

function changed(
  pdf: Buffer,
  { at, removed, added }: { at: number; removed: number; added: Uint8Array },
): Buffer {
  const place = HEADER + Math.floor((at / MILLIONTHS) * (pdf.length - HEADER));
  return Buffer.concat([pdf.subarray(0, place), added, pdf.subarray(place + removed)]);
}

const hostile = handMade({
  catalogue: '/OpenAction 4 0 R',
  objects: [
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
    objectStreamOf(
      new Map([
        [9, '<< /S /Launch >>'],
        [10, '/JavaScript'],
      ]),
    ),
    objectStreamOf(
      new Map([
        [11, '[1 2]'],
        [12, '(a)'],
      ]),
      false,
    ),
    streamOf('/F (a)', '7 0 obj'),
  ],
});

test('[S9] a file changed anywhere is accepted or refused with a reason, and never throws', async () => {
  const originals = [handMade(), hostile, await drawnPdf(), await drawnPdf({ compress: false })];
  const seen = new Set<string | undefined>();
  fc.assert(
    fc.property(
      fc.constantFrom(...originals),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      (pdf, changes) => {
        const reason = inspectPdf(changes.reduce(changed, pdf))?.reason;
        expect(REASONS).toContain(reason);
        seen.add(reason);
      },
    ),
    { numRuns: 1_000 },
  );
  // Otherwise the changes would all be of one kind.
  expect([...seen]).toEqual(expect.arrayContaining(['damaged', 'active', undefined]));
});

test('[S9] any bytes after the header are accepted or refused with a reason', () => {
  const words = fc.constantFrom(
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '/S',
    '/JS',
    '1',
    '0',
    'R',
    'obj',
    'endobj',
    '%',
    '\n',
  );
  const soup = fc.array(words, { maxLength: 300 }).map((parts) => Buffer.from(parts.join(' ')));
  fc.assert(
    fc.property(fc.oneof(soup, fc.uint8Array({ maxLength: 1000 })), (bytes) => {
      expect(REASONS).toContain(inspectPdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]))?.reason);
    }),
    { numRuns: 1_000 },
  );
});

test('[S9] bytes added to a file with active content do not hide it', () => {
  const parts = fc.constantFrom(
    '<<',
    '>>',
    '[',
    '(',
    '%',
    '9 0 obj',
    '9 0 obj <<',
    'trailer <<',
    'xref',
    'endobj',
    'startxref 0',
    '%%EOF',
  );
  const end = hostile.indexOf('xref\n0');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), fc.array(parts, { maxLength: 20 }), (before, behind) => {
      const content = Buffer.concat([
        Buffer.from(`%PDF-1.7\n${before.join('\n')}\n`),
        hostile.subarray(9, end),
        Buffer.from(behind.join('\n')),
        hostile.subarray(end),
      ]);
      expect(inspectPdf(content)?.reason).toBe('active');
    }),
  );
});
