import { deflateSync } from 'node:zlib';

/** The value of an object: PDF source, one byte per character. */
export type Body = string | Buffer;

export interface HandMade {
  /** Additional entries of the catalogue (object 1). */
  readonly catalogue?: string;
  /** Additional entries of the only page (object 3). */
  readonly page?: string;
  /** Objects 4, 5, …. */
  readonly objects?: readonly Body[];
  /** Additional entries of the trailer. */
  readonly trailer?: string;
}

/** The number of the first added object. */
export const FIRST_FREE = 4;

/** A PDF of one empty page, with the given additions. */
export function handMade({ catalogue = '', page = '', objects = [], trailer = '' }: HandMade = {}): Buffer {
  const bodies: Body[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ];
  const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  return withTable(header, new Map(bodies.map((body, index) => [index + 1, body])), trailer);
}

/** The same document with objects changed or added as programs save changes: appended to the file. */
export function updated(pdf: Buffer, objects: ReadonlyMap<number, Body>): Buffer {
  return withTable(pdf, objects, '');
}

/** Appends objects and their cross-reference table to some bytes. */
function withTable(before: Buffer, objects: ReadonlyMap<number, Body>, trailer: string): Buffer {
  const parts = [before];
  let length = before.length;
  const rows: string[] = [];
  for (const [number, body] of objects) {
    const part = objectOf(number, body);
    rows.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const size = Math.max(0, ...objects.keys()) + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}${end}`, 'latin1'),
  ]);
}

export function objectOf(number: number, body: Body): Buffer {
  return Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytesOf(body), Buffer.from('\nendobj\n')]);
}

/** A stream with this content as it is, and entries of its dictionary. */
export function streamOf(entries: string, content: Body): Buffer {
  const bytes = bytesOf(content);
  const dictionary = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(dictionary, 'latin1'), bytes, Buffer.from('\nendstream')]);
}

/** An object stream. */
export function objectStreamOf(objects: ReadonlyMap<number, string>, isDeflated = true): Buffer {
  let index = '';
  let content = '';
  for (const [number, text] of objects) {
    index += `${number} ${content.length} `;
    content += `${text} `;
  }
  const all = Buffer.from(index + content, 'latin1');
  const entries = `/Type /ObjStm /N ${objects.size} /First ${index.length}`;
  return isDeflated ? streamOf(`${entries} /Filter /FlateDecode`, deflateSync(all)) : streamOf(entries, all);
}

function bytesOf(body: Body): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}
