import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { errorCode, errorMessage } from '../../kernel/errors/index.ts';
import { listen } from '../../kernel/guard/index.ts';
import { Refusal } from '../refusal.ts';
import type { Note, RowsNote } from './archive-format.ts';
import { ROW } from './archive-format.ts';
import type { Manifest, Piece, TableSum } from './pieces.ts';
import { TableSummer } from './pieces.ts';

const BATCH = 500;
/** Characters in a batch: the database limits a JSON value to 256 MB, and a row is at most one large file. */
const BATCH_LENGTH = 32 * 1024 * 1024;

/** Lines end with a line feed only: texts may contain any other separator. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  begun.push(decoder.end());
  const last = begun.join('');
  if (last !== '') yield last;
}

function explained(file: string, error: unknown): Refusal {
  const reason = errorMessage(error);
  if (errorCode(error) === 'ENOENT') return new Refusal(`There is no file ${file}.`);
  if (reason === 'incorrect header check') return new Refusal(`${file} is not a backup of Cadence.`);
  return errorCode(error).startsWith('Z_')
    ? new Refusal(`${file} is damaged (${reason}).`)
    : new Refusal(`${file} cannot be read (${reason}).`);
}

async function* unpackedLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  listen(source, { kind: 'archive' }, { error: (error: Error) => unpacked.destroy(error) });
  source.pipe(unpacked);
  const lines = splitLines(unpacked);
  try {
    for (;;) {
      const next = await lines.next().catch((error: unknown) => {
        throw explained(file, error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Turns lines into pieces, and compares the checksum of each table's lines with the one in the file. */
class ArchiveReader {
  readonly #file: string;
  readonly #hash = createHash('sha256');
  #manifest: Manifest | null = null;
  #place: RowsNote | null = null;
  #summer: TableSummer | null = null;
  #batch: string[] = [];
  #batchLength = 0;
  #isComplete = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether its first line was the manifest of a backup. */
  get isOurs(): boolean {
    return this.#manifest !== null;
  }

  *take(line: string): Generator<Piece> {
    if (this.#isComplete) throw this.#damaged('it goes on after its end');
    if (line.startsWith(ROW)) {
      if (this.#batchLength + line.length > BATCH_LENGTH) yield* this.#flush();
      this.#batch.push(line);
      this.#batchLength += line.length;
      if (this.#batch.length === BATCH) yield* this.#flush();
    } else {
      yield* this.#flush();
      yield* this.#read(this.#parse(line));
    }
    this.#hash.update(line).update('\n');
  }

  /** @throws Refusal when the file is truncated */
  finish(): void {
    if (!this.#isComplete) throw this.#damaged('it ends early');
  }

  #damaged(why: string): Refusal {
    return new Refusal(`${this.#file} is damaged (${why}).`);
  }

  #parse(line: string): Note {
    try {
      return JSON.parse(line) as Note;
    } catch {
      throw this.#manifest ? this.#damaged('a line cannot be read') : this.#foreign();
    }
  }

  #foreign(): Refusal {
    return new Refusal(`${this.#file} is not a backup of Cadence.`);
  }

  *#flush(): Generator<Piece> {
    const lines = this.#batch;
    if (lines.length === 0) return;
    if (!this.#place || !this.#summer) throw this.#damaged('rows belong to no table');
    this.#batch = [];
    this.#batchLength = 0;
    this.#summer.add(lines);
    yield { type: 'rows', ...this.#place, lines };
  }

  *#read(note: Note): Generator<Piece> {
    if (!this.#manifest) {
      yield { type: 'manifest', manifest: this.#readManifest(note) };
    } else if ('table' in note) {
      if (note.table !== this.#place?.table) this.#summer = new TableSummer(note.table);
      this.#place = note;
    } else if ('sum' in note) {
      this.#checkSum(note.sum);
      yield { type: 'sum', sum: note.sum };
    } else if ('counters' in note) {
      yield { type: 'counters', counters: note.counters };
    } else if ('end' in note) {
      if (this.#hash.copy().digest('hex') !== note.end) throw this.#damaged('its checksum is another');
      this.#isComplete = true;
    }
  }

  #readManifest(note: Note): Manifest {
    if (!('format' in note) || note.format !== 'cadence-backup') throw this.#foreign();
    if (note.version !== 1)
      throw new Refusal(
        `${this.#file} was written by a newer release of Cadence; please restore with that one.`,
      );
    this.#manifest = note;
    return note;
  }

  #checkSum(told: TableSum): void {
    const isOfPlace = this.#summer && this.#place?.table === told.table;
    const found = (isOfPlace ? this.#summer : new TableSummer(told.table))?.sum();
    this.#summer = null;
    this.#place = null;
    if (found?.rows !== told.rows || found.sha256 !== told.sha256)
      throw this.#damaged(`the rows of ${told.table} are not those that were written`);
  }
}

/**
 * Reads a backup. Only after the last piece is it certain that all are as they were written.
 *
 * @throws Refusal as soon as the file turns out not to be a backup, or to be damaged
 */
export async function* readArchive(file: string): AsyncGenerator<Piece> {
  const reader = new ArchiveReader(file);
  const lines = unpackedLines(file);
  try {
    for (let line = await lines.next(); !line.done; line = await lines.next()) yield* reader.take(line.value);
  } catch (error) {
    // A flipped bit can garble the first line, and gzip finds it only at its end: read on, to report damage instead.
    if (error instanceof Refusal && !reader.isOurs) while (!(await lines.next()).done);
    throw error;
  } finally {
    await lines.return(undefined);
  }
  reader.finish();
}
