import { Buffer } from 'node:buffer';
import type { FileContent } from '../../../kernel/files/table/table-file.ts';

/** The size of a piece of a file, in bytes: small enough for a database row. */
export const PIECE = 256 * 1024;

/** The same bytes in pieces of `PIECE` bytes; the last one may be shorter. */
export async function* inPieces(content: FileContent): AsyncIterable<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    let rest = part;
    while (size + rest.length >= PIECE) {
      yield Buffer.concat([...parts, rest.subarray(0, PIECE - size)]);
      rest = rest.subarray(PIECE - size);
      [parts, size] = [[], 0];
    }
    if (rest.length > 0) parts.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(parts);
}
