import type { Context } from './context.ts';
import type { Pieces, Piece } from './transfer/pieces.ts';

/** Milliseconds between progress messages, on a terminal and in a log. */
const PACE = { terminal: 100, log: 10_000 };

/**
 * Passes pieces through, and prints progress from time to time.
 *
 * @throws AbortError when the operator interrupts
 */
export async function* reported(
  { io, signal }: Context,
  doing: string,
  pieces: Pieces,
): AsyncGenerator<Piece> {
  const pace = io.isTerminal ? PACE.terminal : PACE.log;
  let rows = 0;
  let saidAt = performance.now();
  for await (const piece of pieces) {
    signal.throwIfAborted();
    if (piece.type === 'rows') {
      rows += piece.lines.length;
      if (performance.now() - saidAt > pace) {
        const text = `${doing}: ${rows.toLocaleString('en')} rows, now ${piece.table} …`;
        io.errors.write(io.isTerminal ? `\r\u001B[K${text}` : `${text}\n`);
        saidAt = performance.now();
      }
    }
    yield piece;
  }
  if (io.isTerminal) io.errors.write('\r\u001B[K');
}
