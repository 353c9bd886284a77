import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import type { CallInput, OperationId, OutputOf } from '@cadence/shared-contract';
import { ApiError, OfflineError, toApiError } from './api-error.ts';
import { routeOf, routeUrl, type RouteParams, type RouteQuery } from './route-url.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a creating call safe to repeat: the same key answers the same within 24 h (D-5). */
  readonly idempotencyKey?: string | undefined;
}

type CallArguments<Id extends OperationId> =
  unknown extends CallInput<Id> ? [options?: CallOptions] : [input: CallInput<Id> & CallOptions];

export interface ApiClient {
  /**
   * Calls an operation of the contract.
   * @throws {ApiError} the server refused or failed; 401 and 403 also end the session (D-1)
   * @throws {OfflineError} the server could not be reached or did not answer within 20 s
   * @throws {DOMException} `AbortError`, when `signal` was aborted
   */
  call<Id extends OperationId>(id: Id, ...input: CallArguments<Id>): Promise<OutputOf<Id>>;
}

export interface ApiClientOptions {
  /** The bearer token now; null while signed out. */
  readonly readToken: () => string | null;
  /** Called when the server says that the session behind `readToken` is over. */
  readonly onSessionRefused: () => void;
}

interface LooseInput extends CallOptions {
  readonly params?: RouteParams;
  readonly query?: RouteQuery;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;
const NO_SESSION = { status: 401, code: 'unauthenticated', detail: 'Your session has ended.' } as const;
const SESSION_OVER: readonly number[] = [401, 403];
/** One more try for reads that never reached the server; a refusal or a slow answer is not repeated. */
const RETRY_READS = {
  limit: 1,
  methods: ['get'],
  shouldRetry: ({ error }: { error: Error }) => error instanceof NetworkError,
} as const;

/** The one HTTP client of the browser: typed by the contract, aware of the session, with one shape of failure. */
export function createApiClient({ readToken, onSessionRefused }: ApiClientOptions): ApiClient {
  async function send(id: OperationId, input: LooseInput, token: string | null): Promise<unknown> {
    const route = routeOf(id);
    const url = routeUrl(id, input.params, input.query);
    try {
      const response = await ky(url, {
        method: route.method,
        headers: callHeaders(input, token),
        timeout: TIMEOUT_MS,
        retry: isRead(id) ? { ...RETRY_READS, methods: [...RETRY_READS.methods] } : 0,
        ...bodyOf(id, input.body),
        ...(input.signal !== undefined && { signal: input.signal }),
      });
      return await response.json();
    } catch (error) {
      throw toFailure(error);
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
      if (isOvertaken && isRead(id)) return await send(id, input, current);
      if (!isOvertaken) onSessionRefused();
      throw error;
    }
  }

  return {
    async call<Id extends OperationId>(id: Id, ...[input]: CallArguments<Id>): Promise<OutputOf<Id>> {
      const loose = (input ?? {}) as LooseInput;
      const isPublic = routeOf(id).access === 'public';
      const output = await (isPublic ? send(id, loose, null) : sendInSession(id, loose));
      return output as OutputOf<Id>;
    },
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

/** True for a call that changes nothing; some GETs do (D-4). */
function isRead(id: OperationId): boolean {
  const { method, mutates } = routeOf(id);
  return method === 'GET' && mutates !== true;
}

function callHeaders(input: LooseInput, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
  };
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && SESSION_OVER.includes(error.status);
}

function toFailure(error: unknown): unknown {
  if (error instanceof HTTPError) return toApiError(error.response, error.data);
  if (error instanceof TimeoutError) return new OfflineError('timeout', error);
  if (error instanceof NetworkError) return new OfflineError('unreachable', error);
  return error;
}
