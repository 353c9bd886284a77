import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import type { CallInput, DownloadId, OperationId, OutputOf } from '@cadence/shared-contract';
import { isChange, takesKey } from '@cadence/shared-contract';
import { readFile, type DownloadedFile } from './downloaded-file.ts';
import { ApiError, OfflineError, toApiError } from './api-error.ts';
import { routeOf, routeUrl, type RouteParams, type RouteQuery } from './route-url.ts';
import { createUnsettledCalls, type UnsettledCalls } from './unsettled-calls.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * The key of the form that calls, which outlives changes of its text and a reload (D-122). Without one, a change that
   * is sent again with the same content after an unknown outcome has the key it had before, unless another change was made
   * in between.
   */
  readonly idempotencyKey?: string | undefined;
}

type CallArguments<Id extends OperationId> =
  unknown extends CallInput<Id> ? [options?: CallOptions] : [input: CallInput<Id> & CallOptions];

export interface ApiClient {
  /**
   * Calls an operation of the contract.
   * @throws {ApiError} the server refused or failed; 401 and 403 also end the session (D-1)
   * @throws {OfflineError} the server could not be reached or did not answer within 20 s, or 10 minutes for a long call
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
  /** Changes of the session without a known outcome; whoever ends the session clears them. */
  readonly unsettled?: UnsettledCalls;
}

interface LooseInput extends CallOptions {
  readonly params?: RouteParams;
  readonly query?: RouteQuery;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;
/** What shows its progress, and can be ended, is waited for (D-118). */
const LONG_TIMEOUT_MS = 600_000;
const NO_SESSION = { status: 401, code: 'unauthenticated', detail: 'Your session has ended.' } as const;
const SESSION_OVER: readonly number[] = [401, 403];
/** One more try for reads that never reached the server; a refusal or a slow answer is not repeated. */
const RETRY_READS = {
  limit: 1,
  methods: ['get'],
  shouldRetry: ({ error }: { error: Error }) => error instanceof NetworkError,
} as const;

/** The one HTTP client of the browser: typed by the contract, aware of the session, with one shape of failure. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { readToken, onSessionRefused, unsettled = createUnsettledCalls() } = options;

  async function send(id: OperationId, input: LooseInput, token: string | null): Promise<unknown> {
    const route = routeOf(id);
    const url = routeUrl(id, input.params, input.query);
    try {
      const response = await ky(url, {
        method: route.method,
        headers: callHeaders(id, input, token),
        timeout: route.long === true || route.download === true ? LONG_TIMEOUT_MS : TIMEOUT_MS,
        retry:
          !isChange(id) && route.method === 'GET' ? { ...RETRY_READS, methods: [...RETRY_READS.methods] } : 0,
        ...bodyOf(id, input.body),
        ...(input.signal !== undefined && { signal: input.signal }),
      });
      return await (route.download === true ? readFile(response) : response.json());
    } catch (error) {
      throw toFailure(error, id);
    }
  }

  async function sendInSession(id: OperationId, input: LooseInput): Promise<unknown> {
    const token = readToken();
    // Nobody is signed in: the answer is known without asking.
    if (token === null) throw new ApiError(NO_SESSION);
    try {
      return await send(id, input, token);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      const current = readToken();
      const isOvertaken = current !== null && current !== token;
      // Another tab rotated the token, or somebody else signed in: what they may read is theirs to read, but a change
      // must not be made in their name.
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
    const content = JSON.stringify([id, input.params, input.body]);
    try {
      const output = await sendInSession(id, { ...input, idempotencyKey: unsettled.begin(content) });
      unsettled.change(content);
      return output;
    } catch (error) {
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

/** JSON, or a form with the file where the call takes one. */
function bodyOf(id: OperationId, body: unknown): { json?: unknown; body?: FormData } {
  if (body === undefined) return {};
  if (routeOf(id).upload === undefined) return { json: body };
  const { FileName, Content } = body as { readonly FileName: string; readonly Content: Blob };
  const form = new FormData();
  form.append('file', Content, FileName);
  return { body: form };
}

/** The server has said no, and so nothing has changed; its own failures leave that open. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

function callHeaders(id: OperationId, input: LooseInput, token: string | null): Record<string, string> {
  return {
    Accept: routeOf(id).download === true ? '*/*' : 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
  };
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && SESSION_OVER.includes(error.status);
}

function toFailure(error: unknown, id: OperationId): unknown {
  if (error instanceof HTTPError) return toApiError(error.response, error.data);
  if (!(error instanceof TimeoutError) && !(error instanceof NetworkError)) return error;
  return new OfflineError(reasonOf(error, id), error);
}

/** The browser knows that it is offline; otherwise a change may have been made, and its answer lost. */
function reasonOf(error: TimeoutError | NetworkError, id: OperationId): OfflineError['reason'] {
  if (error instanceof NetworkError && !navigator.onLine) return 'offline';
  if (takesKey(id)) return 'unconfirmed';
  return error instanceof TimeoutError ? 'timeout' : 'unreachable';
}
