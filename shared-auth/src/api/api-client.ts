import type { CallInput, DownloadId, OperationId, OutputOf } from '@cadence/shared-contract';
import { isChange, takesKey } from '@cadence/shared-contract';
import { ApiError } from './api-error.ts';
import type { DownloadedFile } from './downloaded-file.ts';
import { createPatience } from './patience.ts';
import { routeOf } from './route-url.ts';
import { sendCall, type CallOptions, type LooseInput } from './send-call.ts';
import { createUnsettledCalls, type UnsettledCalls } from './unsettled-calls.ts';

type CallArguments<Id extends OperationId> =
  unknown extends CallInput<Id> ? [options?: CallOptions] : [input: CallInput<Id> & CallOptions];

export interface ApiClient {
  /**
   * Calls an operation of the contract; while the server is busy, again and again (`Patience`).
   * @throws {ApiError} the server refused or failed; 401 and 403 also end the session (D-1). After the end of the
   *   session in which it was called it is 401, for any answer.
   * @throws {OfflineError} the server could not be reached or did not answer within 20 s, or 10 minutes for a long
   *   call
   * @throws {DOMException} `AbortError`, when `signal` was aborted
   */
  call<Id extends OperationId>(id: Id, ...input: CallArguments<Id>): Promise<OutputOf<Id>>;
  /** Asks for a file; fails as `call` does, and waits ten minutes for what takes long to write. */
  download<Id extends DownloadId>(id: Id, ...input: CallArguments<Id>): Promise<DownloadedFile>;
}

export interface ApiClientOptions {
  /** The bearer token now; null while signed out. */
  readonly readToken: () => string | null;
  /** Called when the server says that the session behind `readToken` is over. */
  readonly onSessionRefused: () => void;
  /**
   * The session: another signal once it is over, and this one aborted then, because nobody waits for what was still being
   * read in it. A token may be replaced within it.
   */
  readonly session?: () => AbortSignal;
  /** Changes of the session without a known outcome; the code that ends the session clears them. */
  readonly unsettled?: UnsettledCalls;
}

/** After their own change, people wait to see its effect. */
const WAITED_FOR_MS = 5_000;
const NO_SESSION = { status: 401, code: 'unauthenticated', detail: 'Your session has ended.' } as const;
const SESSION_OVER: readonly number[] = [401, 403];

/** The one HTTP client of the browser: typed by the contract, aware of the session, with one shape of failure. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { readToken, onSessionRefused, session = endless, unsettled = createUnsettledCalls() } = options;
  const patience = createPatience();
  let changedAt = -Infinity;

  async function send(id: OperationId, input: LooseInput, token: string | null): Promise<unknown> {
    const waiting = takesKey(id) ? 'change' : mayWait(input, changedAt) ? 'refetch' : 'read';
    const signal = isChange(id) || token === null ? input.signal : either(input.signal, session());
    const sendNow = (): Promise<unknown> =>
      sendCall(id, { ...input, signal, canWait: mayWait(input, changedAt) }, token);
    const attempt = token === null ? sendNow : withinSession(session, sendNow);
    const answer = await patience.send({ waiting, signal: input.signal, attempt });
    if (waiting === 'change') {
      changedAt = performance.now();
      patience.hurry();
    }
    return answer;
  }

  async function sendInSession(id: OperationId, input: LooseInput): Promise<unknown> {
    const [begun, token] = [session(), readToken()];
    // Nobody is signed in: the answer is known without asking.
    if (token === null) throw new ApiError(NO_SESSION);
    try {
      return await send(id, input, token);
    } catch (error) {
      if (!isSessionOver(error) || session() !== begun) throw error;
      const current = readToken();
      const isOvertaken = current !== null && current !== token;
      // Another tab rotated the token. It may also be that somebody else has signed in there: a change must not be made in
      // their name.
      if (isOvertaken && !isChange(id)) return await send(id, input, current);
      if (!isOvertaken) onSessionRefused();
      throw error;
    }
  }

  /** A change always has a key: its form's, or that of the same call whose outcome is not known. */
  async function sendOnce(id: OperationId, input: LooseInput): Promise<unknown> {
    if (!takesKey(id)) return sendInSession(id, input);
    if (input.idempotencyKey !== undefined) {
      const output = await sendInSession(id, input);
      unsettled.change();
      return output;
    }
    const begun = session();
    const content = JSON.stringify([id, input.params, input.body]);
    try {
      const output = await sendInSession(id, { ...input, idempotencyKey: unsettled.begin(content) });
      unsettled.change(content);
      return output;
    } catch (error) {
      if (session() !== begun) throw error;
      if (isRefusal(error)) unsettled.refuse(content);
      else unsettled.lose(content);
      throw error;
    }
  }

  const ask = (id: OperationId, input: LooseInput = {}): Promise<unknown> =>
    routeOf(id).access === 'public' ? send(id, input, null) : sendOnce(id, input);

  return {
    call: async <Id extends OperationId>(id: Id, ...[input]: CallArguments<Id>) =>
      (await ask(id, input)) as OutputOf<Id>,
    download: async (id, ...[input]) => (await ask(id, input)) as DownloadedFile,
  };
}

const mayWait = ({ canWait }: LooseInput, changedAt: number): boolean =>
  canWait === true && performance.now() - changedAt > WAITED_FOR_MS;

const ENDLESS = new AbortController().signal;
const endless = (): AbortSignal => ENDLESS;

const either = (one: AbortSignal | undefined, other: AbortSignal): AbortSignal =>
  one === undefined ? other : AbortSignal.any([one, other]);

/** Nothing requested in one session is answered to the next person, or requested again in their name. */
function withinSession<T>(session: () => unknown, work: () => Promise<T>): () => Promise<T> {
  const begun = session();
  const requireSession = (): void => {
    if (session() !== begun) throw new ApiError(NO_SESSION);
  };
  let isRepeat = false;
  return async () => {
    // The first time it is sent in any case: signing out ends the session at once.
    if (isRepeat) requireSession();
    isRepeat = true;
    return work().finally(requireSession);
  };
}

/** The server has said no, and so nothing has changed; its own failures leave that open. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && SESSION_OVER.includes(error.status);
}
