import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen, listenOnce } from '../guard/index.ts';

/** Maximum concurrent requests per connection. */
const AT_ONCE = 8;
/** Maximum unanswered requests; a client that sends more loses the connection. */
const UNANSWERED = 64;
const GUARD = { kind: 'http.turns' } as const;

/** The unanswered requests of one connection. */
interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits what one connection makes the server hold (D-184). HTTP/1.1 lets a client send thousands of requests before
 * the first answer; answers are sent in order, so work done early is buffered until then. A few requests run, the next
 * ones wait, and nothing more is read from the connection while any waits.
 */
export class ConnectionTurns {
  readonly #lines = new WeakMap<Socket, Line>();

  /** Resolves when the request may run; never, if its connection is closed by then. */
  take({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = this.#lineOf(socket);
    const { promise, resolve } = Promise.withResolvers<void>();
    const begin = (): void => {
      line.working += 1;
      listenOnce(response, GUARD, { close: () => this.#answered(socket, line) });
      resolve();
    };
    if (line.working < AT_ONCE) begin();
    else if (line.working + line.waiting.length < UNANSWERED) {
      line.waiting.push(begin);
      socket.pause();
    } else {
      line.waiting.length = 0;
      socket.destroy();
    }
    return promise;
  }

  #lineOf(socket: Socket): Line {
    const known = this.#lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { working: 0, waiting: [] };
    this.#lines.set(socket, line);
    // Node resumes reading by itself at the end of each request, and for its body.
    const stayPaused = (): unknown => line.waiting.length > 0 && socket.pause();
    listen(socket, GUARD, { resume: stayPaused });
    return line;
  }

  #answered(socket: Socket, line: Line): void {
    line.working -= 1;
    if (socket.destroyed) line.waiting.length = 0;
    const next = line.waiting.shift();
    next?.();
    if (next !== undefined && line.waiting.length === 0) socket.resume();
  }
}
