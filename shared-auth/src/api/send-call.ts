import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import type { OperationId } from '@cadence/shared-contract';
import { isChange, PAGE_HEADER, takesKey } from '@cadence/shared-contract';
import { pageName } from '../freshness/page-name.ts';
import { OfflineError, toApiError } from './api-error.ts';
import { readFile } from './downloaded-file.ts';
import { routeOf, routeUrl, type RouteParams, type RouteQuery } from './route-url.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * The key of the form that calls, which outlives changes of its text and a reload (D-122). Without one, a change that
   * is sent again with the same content after an unknown outcome has the key it had before, unless another change was made
   * in between.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * An earlier answer is on screen: an overloaded server may put this read off (`Priority: u=6`, RFC 9218), and it is
   * retried until `signal` is aborted. Right after the page's own change it does not wait.
   */
  readonly canWait?: boolean | undefined;
}

export interface LooseInput extends CallOptions {
  readonly params?: RouteParams;
  readonly query?: RouteQuery;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;
/** What shows its progress, and can be ended, is waited for (D-118). */
const LONG_TIMEOUT_MS = 600_000;
/** One more try for reads that never reached the server; a refusal or a slow answer is not repeated. */
const RETRY_READS = {
  limit: 1,
  methods: ['get'],
  shouldRetry: ({ error }: { error: Error }) => error instanceof NetworkError,
} as const;

/**
 * Sends a call once.
 * @throws {ApiError} {OfflineError} {DOMException} as `ApiClient.call`
 */
export async function sendCall(id: OperationId, input: LooseInput, token: string | null): Promise<unknown> {
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

/** JSON, or a form with the file where the call takes one. */
function bodyOf(id: OperationId, body: unknown): { json?: unknown; body?: FormData } {
  if (body === undefined) return {};
  if (routeOf(id).upload === undefined) return { json: body };
  const { FileName, Content } = body as { readonly FileName: string; readonly Content: Blob };
  const form = new FormData();
  form.append('file', Content, FileName);
  return { body: form };
}

function callHeaders(id: OperationId, input: LooseInput, token: string | null): Record<string, string> {
  return {
    Accept: routeOf(id).download === true ? '*/*' : 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
    ...(input.canWait === true && { Priority: 'u=6' }),
    ...(isChange(id) && { [PAGE_HEADER]: pageName }),
  };
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
