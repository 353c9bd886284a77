import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import type { ActiveContent } from './active-content.ts';
import { inspectPdf } from './inspect-pdf.ts';
import {
  FIRST_FREE,
  handMade,
  objectOf,
  objectStreamOf,
  streamOf,
  updated,
} from './testing/hand-made-pdf.ts';
import type { HandMade } from './testing/hand-made-pdf.ts';

const kindOf = (content: Buffer): string | undefined => {
  const finding = inspectPdf(content);
  return finding?.reason === 'active' ? finding.kind : finding?.reason;
};

/** Values that are active content anywhere in a file. */
const HOSTILE: readonly (readonly [kind: ActiveContent, value: string])[] = [
  ['javaScript', '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['javaScript', '<< /S /JavaScript /JS 8 0 R >>'],
  ['javaScript', '<< /Names << /JavaScript << /Names [(a) 8 0 R] >> >> >>'],
  ['javaScript', '<< /JS (app.alert\\(1\\)) >>'],
  ['launch', '<< /S /Launch /F (calc.exe) >>'],
  ['launch', '<< /S /Launch /Win << /F (cmd.exe) /P (/c dir) >> >>'],
  ['submit', '<< /S /SubmitForm /F (https://example.com/collect) /Flags 4 >>'],
  ['importData', '<< /S /ImportData /F (C:/data.fdf) >>'],
  ['embedded', '<< /Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >> >>'],
  ['embedded', '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>'],
  ['embedded', '<< /Subtype /FileAttachment /FS 8 0 R >>'],
  ['embedded', '<< /S /GoToE /D [0 /Fit] /T << /R /C /N (a) >> >>'],
  ['media', '<< /Subtype /RichMedia >>'],
  ['media', '<< /Subtype /Movie /Movie << /F (a.avi) >> >>'],
  ['media', '<< /Subtype /Sound /Sound 8 0 R >>'],
  ['media', '<< /Subtype /3D /3DD 8 0 R >>'],
  ['media', '<< /S /Rendition /OP 0 >>'],
  ['media', '<< /S /Movie /Operation /Play >>'],
  ['media', '<< /S /Sound /Sound 8 0 R >>'],
  ['media', '<< /Names << /Renditions << /Names [] >> >> >>'],
  ['xfa', '<< /AcroForm << /Fields [] /XFA 8 0 R >> >>'],
  ['otherFile', '<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'],
  ['otherFile', '<< /S /Thread /F (other.pdf) /D 0 >>'],
  ['otherFile', '<< /Type /XObject /Subtype /Form /Ref << /F (other.pdf) /Page 0 >> >>'],
  ['address', '<< /S /URI /URI (javascript:alert\\(1\\)) >>'],
  ['address', '<< /S /URI /URI (file:///etc/passwd) >>'],
  ['automatic', '<< /AA << /O << /S /URI /URI (https://example.com) >> >> >>'],
  ['automatic', '<< /OpenAction << /S /Named /N /Print >> >>'],
];

const NUMBER = FIRST_FREE;
const inside = (name: string): string =>
  [...name].map((letter) => `#${letter.codePointAt(0)?.toString(16)}`).join('');
const add = (value: string | Buffer, more: HandMade = {}): Buffer => handMade({ ...more, objects: [value] });

/** Places that a check could miss but some readers find. */
const PLACES: readonly (readonly [place: string, hide: (value: string) => Buffer])[] = [
  ['in an object', (value) => add(value)],
  ['inside other values', (value) => add(`[1 << /Kids [ << /A ${value} >> ] >>]`)],
  ['in the page', (value) => handMade({ page: `/Annots [<< /Subtype /Link /A ${value} >>]` })],
  ['in the trailer', (value) => handMade({ trailer: `/Extra ${value}` })],
  [
    'in a stream of objects',
    (value) =>
      add(
        objectStreamOf(
          new Map([
            [8, '7'],
            [9, value],
          ]),
        ),
      ),
  ],
  ['in one that is not deflated', (value) => add(objectStreamOf(new Map([[9, value]]), false))],
  ['in one of another type', (value) => add(untyped(objectStreamOf(new Map([[9, value]]))))],
  [
    'in a change of the page',
    (value) => updated(handMade(), new Map([[3, `<< /Type /Page /A ${value} >>`]])),
  ],
  ['in an earlier version', (value) => updated(add(value), new Map([[NUMBER, 'null']]))],
  ['in an object that no table mentions', (value) => beforeTable(objectOf(9, value))],
  ['behind the table', (value) => beforeEnd(objectOf(9, value))],
  ['in a comment', (value) => beforeTable(Buffer.from(`% 9 0 obj ${value} endobj\n`))],
  ['behind a comment', (value) => beforeTable(Buffer.from(`9 0 % 7\nobj ${value} endobj\n`))],
  ['in a string', (value) => add(`(9 0 obj ${value} endobj)`)],
  ['in the content of a stream', (value) => add(streamOf('', `BT ET\n9 0 obj ${value} endobj\n`))],
  [
    'in a stream that is longer than it says',
    (value) => add(`<< /Length 0 >>\nstream\n9 0 obj ${value}\nendstream`),
  ],
  [
    'in a stream of objects within a stream',
    (value) => add(streamOf('', objectOf(9, objectStreamOf(new Map([[8, value]]))))),
  ],
  ['in the dictionary of a stream', (value) => add(streamOf(`/A ${value}`, 'q Q'))],
  ['with all letters of its names escaped', (value) => add(value.replaceAll(/(?<=\/)[A-Z]\w+/g, inside))],
  ['without white space', (value) => add(value.replaceAll(/ (?=[/<(>[])|(?<=[<[(]) /g, ''))],
  ['with comments between', (value) => add(value.replaceAll(' ', '%>>\r'))],
  ['beside a harmless one', (value) => add(`<< /A << /S /GoTo >> /A ${value} >>`)],
  ['in a damaged object', (value) => add(`<< /A ${value} /B `)],
  ['in an object before a bomb', (value) => handMade({ objects: [value, '['.repeat(1000)] })],
];

function untyped(stream: Buffer): Buffer {
  return Buffer.from(stream.toString('latin1').replace('/Type /ObjStm', ''), 'latin1');
}

function insert(part: Buffer, before: string): Buffer {
  const pdf = handMade();
  const at = pdf.lastIndexOf(before);
  return Buffer.concat([pdf.subarray(0, at), part, pdf.subarray(at)]);
}

const beforeTable = (part: Buffer): Buffer => insert(part, 'xref\n0');
const beforeEnd = (part: Buffer): Buffer => insert(part, 'startxref');

describe.each(PLACES)('[S9] active content %s', (place, hide) => {
  test.each(HOSTILE)('is found: %s, %s', (kind, value) => {
    if (place === 'in an object before a bomb' && ['address', 'automatic'].includes(kind)) {
      // These need all objects to be known, but there are too many.
      expect(kindOf(hide(value))).toBe('tooComplex');
      return;
    }
    expect(kindOf(hide(value))).toBe(kind);
  });
});

describe('[S9] content split across objects', () => {
  test.each<[kind: ActiveContent, objects: readonly string[]]>([
    ['javaScript', ['<< /S 5 0 R >>', '/JavaScript']],
    ['launch', ['<< /S 5 0 R /F (calc.exe) >>', '/L#61unch']],
    ['media', ['<< /Subtype 5 0 R >>', '/RichMedia']],
    ['automatic', ['<< /OpenAction 5 0 R >>', '6 0 R', '<< /S /URI /URI (https://example.com) >>']],
    [
      'automatic',
      [
        '<< /OpenAction 5 0 R >>',
        '<< /S /GoTo /Next 6 0 R >>',
        '[ << /S /GoTo /Next 7 0 R >> ]',
        '<< /S /Named >>',
      ],
    ],
    ['automatic', ['<< /AA 5 0 R >>', '<< /WC 6 0 R >>', '<< /S /ResetForm >>']],
    ['automatic', ['<< /OpenAction << /S 5 0 R >> >>', '/Hide']],
    ['address', ['<< /S /URI /URI 5 0 R >>', '6 0 R', '(ftp://example.com)']],
  ])('%s: %j', (kind, objects) => {
    expect(kindOf(handMade({ objects }))).toBe(kind);
  });

  test('an action that starts automatically is found in each version of the file', () => {
    const harmless = handMade({
      catalogue: '/OpenAction 4 0 R',
      objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'],
    });
    expect(kindOf(harmless)).toBeUndefined();
    expect(kindOf(updated(harmless, new Map([[4, '<< /S /Hide >>']])))).toBe('automatic');
    expect(kindOf(updated(updated(harmless, new Map([[4, '<< /S /Hide >>']])), new Map([[4, 'null']])))).toBe(
      'automatic',
    );
    const stream = objectStreamOf(new Map([[4, '<< /S /Hide >>']]));
    expect(kindOf(updated(harmless, new Map([[5, stream]])))).toBe('automatic');
  });

  test.each(['9 0 % 7\nobj', '9 % 7\n0 obj', `9${' '.repeat(100)}0 obj`, `9 0${'\n'.repeat(100)}obj`])(
    'an action that starts automatically is found even if its number is hard to read: %j',
    (header) => {
      const opened = handMade({ catalogue: '/OpenAction 9 0 R' });
      const end = opened.lastIndexOf('startxref');
      const action = Buffer.from(`${header} << /S /Hide >> endobj\n`);
      expect(kindOf(Buffer.concat([opened.subarray(0, end), action, opened.subarray(end)]))).toBe(
        'automatic',
      );
    },
  );

  test('a cycle of actions terminates', () => {
    const ring = [
      '<< /OpenAction 5 0 R >>',
      '<< /S /GoTo /Next [6 0 R] >>',
      '<< /S /GoTo /Next 5 0 R >>',
      '7 0 R',
    ];
    expect(kindOf(handMade({ objects: ring }))).toBeUndefined();
  });

  test('content in another file', () => {
    expect(kindOf(handMade({ objects: [streamOf('/F (other.bin)', '')] }))).toBe('otherFile');
    expect(
      kindOf(handMade({ objects: [streamOf('/Filter /FlateDecode', deflateSync('q Q'))] })),
    ).toBeUndefined();
  });
});

describe('[S9] an address', () => {
  const kindOfAddress = (address: string): string | undefined => kindOf(add(`<< /S /URI /URI ${address} >>`));

  test.each([
    '(http://example.com)',
    '(HTTPS://example.com/a?b=c:d)',
    '(mailto:ana@example.com)',
    '(tel:+30210)',
    '(www.example.com/a:b)',
    '(page.html#part)',
    '<68747470733a2f2f6578616d706c652e636f6d>',
  ])('may be %s', (address) => {
    expect(kindOfAddress(address)).toBeUndefined();
  });

  test.each([
    '(javascript:alert\\(1\\))',
    '(\\152avascript:alert\\(1\\))',
    '(java\\\nscript:alert\\(1\\))',
    '( \\n\\tJavaScript:alert\\(1\\))',
    '<6A 61 76 61 73 63 72 69 70 74 3A 61>',
    '(\\376\\377\\000f\\000i\\000l\\000e\\000:\\000/)',
    '(data:text/html,x)',
    '(vbscript:x)',
    '(ms-word:ofe|u|https://example.com)',
    '(//server/folder)',
    '(\\\\\\\\server\\\\folder)',
    '(C:\\\\calc.exe)',
  ])('may not be %s', (address) => {
    expect(kindOfAddress(address)).toBe('address');
  });

  test('a base address may not be of another scheme either', () => {
    expect(kindOf(handMade({ catalogue: '/URI << /Base (https://example.com) >>' }))).toBeUndefined();
    expect(kindOf(handMade({ catalogue: '/URI << /Base (file:///c:/) >>' }))).toBe('address');
  });
});

test('[S9] any letters of a name may be escaped', () => {
  const letters = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(letters, fc.boolean(), (escaped, isUpper) => {
      const name = Array.from('JavaScript', (letter, index) => {
        const digits = letter.codePointAt(0)?.toString(16) ?? '';
        return escaped[index] ? `#${isUpper ? digits.toUpperCase() : digits}` : letter;
      });
      expect(kindOf(add(`<< /S /${name.join('')} >>`))).toBe('javaScript');
    }),
  );
});
