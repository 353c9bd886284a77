/** Late answers: of HTTP servers before and after the handler, and, with `fetch`, their text. */
import { Server, ServerResponse } from 'node:http';
import { delayed, isTimeFaked } from './delays.mjs';

export function delayAnswers() {
  delayRequests();
  delayEnds();
  delayBodies();
}

/** A request waits before any listener sees it; what else a server has to say does not. */
function delayRequests() {
  const { emit } = Server.prototype;
  Server.prototype.emit = function emitLater(event, ...args) {
    if (event !== 'request') return emit.call(this, event, ...args);
    delayed('answers', () => emit.call(this, event, ...args));
    return true;
  };
}

/** Only on a socket: an injected request ends its answer by itself. */
function delayEnds() {
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function endLater(...args) {
    if (Object.getPrototypeOf(this) !== ServerResponse.prototype || !this.socket)
      return end.apply(this, args);
    delayed('answers', () => end.apply(this, args));
    return this;
  };
}

/** Also of answers that no server gives: those of the component tests' handlers. */
function delayBodies() {
  for (const name of ['json', 'text', 'arrayBuffer', 'blob']) {
    const read = Response.prototype[name];
    Response.prototype[name] = async function readLater() {
      const body = await read.call(this);
      if (isTimeFaked()) return body;
      return new Promise((resolve) => delayed('answers', () => resolve(body)));
    };
  }
}
