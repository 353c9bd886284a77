import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode, errorMessage } from '../../kernel/errors/index.ts';
import { Refusal } from '../refusal.ts';
import type { Note, RowsNote } from './archive-format.ts';
import type { Piece, Pieces, TableSum } from './pieces.ts';

/** Readable only by the user who runs the command: the file contains secrets. */
const PRIVATE = 0o600;

function note(value: Note): string {
  return JSON.stringify(value);
}

function linesOf(piece: Piece, place: RowsNote | null): readonly string[] {
  switch (piece.type) {
    case 'manifest':
      return [note(piece.manifest)];
    case 'sum':
      return [note({ sum: piece.sum })];
    case 'counters':
      return [note({ counters: piece.counters })];
    case 'rows': {
      const { table, tenantId, lines } = piece;
      const isSamePlace = table === place?.table && tenantId === place.tenantId;
      return isSamePlace ? lines : [note({ table, tenantId }), ...lines];
    }
  }
}

async function* textOf(pieces: Pieces, sums: TableSum[]): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let place: RowsNote | null = null;
  for await (const piece of pieces) {
    const text = `${linesOf(piece, place).join('\n')}\n`;
    if (piece.type === 'rows') place = piece;
    if (piece.type === 'sum') sums.push(piece.sum);
    hash.update(text);
    yield text;
  }
  yield `${note({ end: hash.digest('hex') })}\n`;
}

const exists = (file: string): Refusal => new Refusal(`${file} exists already; nothing was written.`);

/** A file system error as a sentence; anything else unchanged. */
function explained(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EEXIST') return exists(file);
  const isOfFiles = /^E(ACCES|ISDIR|NOENT|NOSPC|NOTDIR|PERM|ROFS|IO|DQUOT|FBIG)$/.test(code);
  return isOfFiles ? new Refusal(`${file} cannot be written (${errorMessage(error)}).`) : error;
}

/** Gives a finished draft its name, unless the name is taken by now. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
    await rm(draft);
  } catch (error) {
    // Without hard links this check is not atomic; the one at the beginning has to suffice.
    if (!/^E(PERM|NOTSUP|OPNOTSUPP|NOSYS|MLINK|XDEV)$/.test(errorCode(error))) throw error;
    await rename(draft, file);
  }
}

/**
 * Writes pieces into a file. The file appears only when complete; an existing one is not changed.
 *
 * @returns the checksum of every table
 * @throws Refusal when the file exists or cannot be written
 */
export async function writeArchive(file: string, pieces: Pieces): Promise<readonly TableSum[]> {
  const draft = `${file}.${process.pid}.part`;
  const sums: TableSum[] = [];
  // Checked first, not only after an hour of work.
  if (existsSync(file)) throw exists(file);
  try {
    const target = await open(draft, 'w', PRIVATE);
    await pipeline(
      Readable.from(textOf(pieces, sums)),
      createGzip(),
      target.createWriteStream({ flush: true }),
    );
    await publish(draft, file);
    return sums;
  } catch (error) {
    await rm(draft, { force: true });
    throw explained(file, error);
  }
}
