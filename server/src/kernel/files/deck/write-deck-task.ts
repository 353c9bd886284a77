import type { Deck } from '@cadence/shared-contract/slides';
import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { deckParts } from './deck-parts.ts';

/** The earliest time of the format, so that the same slides give the same file. */
const MADE = new Date(1980, 0, 1);

/** Packs slides into a file; runs in a worker thread. */
export async function task(deck: Deck): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { path, xml } of deckParts(deck))
    zip.addBuffer(Buffer.from(xml), path, { mtime: MADE, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
