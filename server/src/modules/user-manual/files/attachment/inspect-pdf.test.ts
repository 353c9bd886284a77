import { deflateSync } from 'node:zlib';
import { inspectPdf } from './inspect-pdf.ts';
import { drawnPdf, linkedPdf } from './testing/drawn-pdf.ts';
import { OWNER_ONLY } from './testing/owner-only-pdf.ts';
import { handMade, objectOf, objectStreamOf, streamOf, updated } from './testing/hand-made-pdf.ts';

/** Versions that encrypt in another way each: RC4 with 40 and 128 bits, AES with 128 and 256. */
const ENCRYPTING = ['1.3', '1.4', '1.7', '1.7ext3'] as const;

const reasonOf = (content: Uint8Array): string | undefined => inspectPdf(content)?.reason;

describe('a document that can only be read is accepted', () => {
  test.each<[options: PDFKit.PDFDocumentOptions]>([
    [{}],
    [{ compress: false }],
    [{ pdfVersion: '1.7' }],
    [{ subset: 'PDF/A-1b' }],
  ])('with links, bookmarks, a picture, a form and tags: %j', async (options) => {
    expect(inspectPdf(await drawnPdf(options))).toBeNull();
  });

  test.each<[what: string, content: Buffer]>([
    ['an empty page', handMade()],
    [
      'a byte order mark first, blanks last',
      Buffer.concat([Buffer.from('\uFEFF'), handMade(), Buffer.from(' \r\n\0')]),
    ],
    ['line breaks first', Buffer.concat([Buffer.from('\r\n\n '), handMade()])],
    ['saved again', updated(handMade(), new Map([[3, '<< /Type /Page /Parent 2 0 R >>']]))],
    ['opens at a place', handMade({ catalogue: '/OpenAction [3 0 R /Fit]' })],
    [
      'goes to a place when opened',
      handMade({ catalogue: '/OpenAction 4 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
    ],
    [
      'a link to the next page',
      handMade({ objects: ['<< /Subtype /Link /A << /S /Named /N /NextPage >> >>'] }),
    ],
    ['events without actions', handMade({ catalogue: '/AA << >>' })],
    ['an XFA form that is none', handMade({ catalogue: '/AcroForm << /Fields [] /XFA null >>' })],
    ['objects in a stream', handMade({ objects: [objectStreamOf(new Map([[9, '[1 2 (three)]']]))] })],
    [
      'objects in a stream as it is',
      handMade({
        objects: [
          objectStreamOf(
            new Map([
              [9, '<< /A 1 >>'],
              [10, '7'],
            ]),
            false,
          ),
        ],
      }),
    ],
    ['a text about it', handMade({ objects: [streamOf('', 'BT (/JS /JavaScript /Launch) Tj ET')] })],
    [
      'a length that stands elsewhere',
      handMade({ objects: ['<< /Length 5 0 R >>\nstream\nq Q\nendstream', '3'] }),
    ],
    [
      'a page whose checksum is wrong',
      handMade({
        objects: [
          streamOf(
            '/Filter /FlateDecode',
            Buffer.concat([deflateSync('q Q').subarray(0, -4), Buffer.alloc(4)]),
          ),
        ],
      }),
    ],
    [
      'a page that lacks its checksum',
      handMade({ objects: [streamOf('/Filter /FlateDecode', deflateSync('q Q').subarray(0, -4))] }),
    ],
  ])('%s', (_, content) => {
    expect(inspectPdf(content)).toBeNull();
  });
});

describe('[UMAN-007] not a PDF by its content', () => {
  test.each<[what: string, content: Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an HTML page with a PDF in it',
      Buffer.concat([Buffer.from('<html><!--'), handMade(), Buffer.from('-->')]),
    ],
    ['a word first', Buffer.concat([Buffer.from('\nx '), handMade()])],
    ['a ZIP', Buffer.from('PK\u0003\u0004')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a header and nothing else', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a header before an HTML page', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF')],
    ['10 MB of zeros', new Uint8Array(10 * 1024 * 1024)],
  ])('%s', (_, content) => {
    expect(reasonOf(content)).toBe('notPdf');
  });
});

describe('[S9] password-protected', () => {
  test('an encrypted document as programs write it', async () => {
    for (const pdfVersion of ENCRYPTING)
      expect(reasonOf(await drawnPdf({ userPassword: 'secret', pdfVersion }))).toBe('protected');
  });

  test.each(ENCRYPTING)(
    'an owner’s password alone, in version %s, leaves it open to all',
    async (pdfVersion) => {
      const content = await drawnPdf({ ownerPassword: 'secret', pdfVersion });
      expect(inspectPdf(content)).toBeNull();
      // With another owner's entry the key is another one.
      const at = content.indexOf('/O <') + 10;
      content.write(content[at] === 0x30 ? '1' : '0', at, 'latin1');
      expect(reasonOf(content)).toBe(pdfVersion === '1.7ext3' ? undefined : 'protected');
    },
  );

  test.each(ENCRYPTING)('what its owner encrypted is looked through, in version %s', async (pdfVersion) => {
    const draw = (address: string) => linkedPdf(address, { ownerPassword: 'secret', pdfVersion });
    expect(inspectPdf(await draw('https://example.com/a'))).toBeNull();
    expect(inspectPdf(await draw('file:///etc/passwd'))).toEqual({ reason: 'active', kind: 'address' });
  });

  test('AES with 256 bits and a hardened hash, as programs write it today', () => {
    expect(inspectPdf(OWNER_ONLY)).toBeNull();
  });

  test('even if objects cannot be read because of it', () => {
    const encrypted = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'not deflated');
    expect(reasonOf(handMade({ objects: [encrypted], trailer: '/Encrypt 9 0 R' }))).toBe('protected');
    expect(reasonOf(handMade({ objects: [streamOf('/Type /XRef /Encrypt << >>', '')] }))).toBe('protected');
  });
});

describe('damaged', () => {
  const whole = handMade();

  test('truncated anywhere', async () => {
    const drawn = await drawnPdf();
    for (const [pdf, step] of [
      [whole, 1],
      [drawn, 997],
    ] as const) {
      for (let length = pdf.length - 10; length > 100; length -= step) {
        expect(reasonOf(pdf.subarray(0, length))).toBe('damaged');
      }
    }
  });

  test.each<[what: string, content: Buffer]>([
    ['something behind the end', Buffer.concat([whole, Buffer.from('<html>')])],
    [
      'no catalogue',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), objectOf(1, '7'), Buffer.from('startxref\n0\n%%EOF')]),
    ],
    ['no pages', Buffer.from(whole.toString('latin1').replace('/Pages 2', '/Pages 8'), 'latin1')],
    ['a dictionary without end', handMade({ objects: ['<< /A << /B 1 >>'] })],
    ['a string without end', handMade({ objects: ['(abc'] })],
    ['a key that is no name', handMade({ objects: ['<< 1 /A >>'] })],
    ['a stream without end', handMade({ objects: ['<< /Length 3 >>\nstream\nq Q'] })],
    ['a stream that does not inflate', handMade({ objects: [streamOf('/Filter /FlateDecode', 'q Q')] })],
    [
      'a stream of objects that does not inflate',
      handMade({ objects: [streamOf('/N 1 /First 4 /Filter /FlateDecode', 'q Q')] }),
    ],
    [
      'a stream of objects that is too short',
      handMade({ objects: [streamOf('/Type /ObjStm /N 2 /First 4', '9 0 7')] }),
    ],
    [
      'a stream of objects without a number of them',
      handMade({ objects: [streamOf('/Type /ObjStm /First 4', '9 0 7')] }),
    ],
    ['two numbers of them', handMade({ objects: [streamOf('/Type /ObjStm /N 0 /N 1 /First 4', '9 0 7')] })],
  ])('%s', (_, content) => {
    expect(reasonOf(content)).toBe('damaged');
  });
});

describe('too complex to check', () => {
  const many = (text: string, count: number): string => text.repeat(count);

  test('a stream that inflates to far more', () => {
    const bomb = deflateSync(Buffer.alloc(130_000_000), { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    const withoutChecksum = Buffer.concat([bomb.subarray(0, -4), Buffer.alloc(4)]);
    expect(reasonOf(handMade({ objects: [streamOf('/Filter /FlateDecode', withoutChecksum)] }))).toBe(
      'tooComplex',
    );
    expect(reasonOf(handMade({ objects: [streamOf('/Filter /FlateDecode', bomb)] }))).toBe('tooComplex');
    const twice = deflateSync(bomb);
    expect(reasonOf(handMade({ objects: [streamOf('/Filter [/FlateDecode /Fl]', twice)] }))).toBe(
      'tooComplex',
    );
  });

  test.each<[what: string, make: () => Buffer]>([
    ['deeply nested lists', () => handMade({ objects: [many('[', 200_000)] })],
    ['deeply nested dictionaries', () => handMade({ objects: [many('<< /A ', 200_000)] })],
    ['half a million objects', () => handMade({ objects: [many('endobj\n9 0 obj 0 ', 500_001)] })],
    ['objects in objects in objects', () => handMade({ objects: [many('9 0 obj(', 30_000)] })],
    [
      'objects packed in an unusual way',
      () => handMade({ objects: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'a')] }),
    ],
  ])('%s', (_, make) => {
    expect(reasonOf(make())).toBe('tooComplex');
  });
});
