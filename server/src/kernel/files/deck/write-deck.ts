import type { Deck } from '@cadence/shared-contract/slides';
import { runInThread } from '../../threads/index.ts';

export const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const PACKING = new URL('write-deck-task.ts', import.meta.url);
const LIMITS = { timeout: 60_000, megabytes: 128 } as const;

/**
 * Slides as a file for PowerPoint, Keynote and LibreOffice (ADR 0016), packed in a worker thread. It contains text
 * boxes, filled rectangles and notes: no links, no pictures, nothing executable.
 *
 * @throws rate_limited while too many are being made
 */
export async function writeDeck(deck: Deck): Promise<Uint8Array> {
  return runInThread<Deck, Uint8Array>(PACKING, deck, LIMITS);
}
