import type { BodyOf, OperationId } from '@cadence/shared-contract';
import { routeOf, routeUrl } from './route-url.ts';

/** What became of a call that nobody waits for; `status` is 0 when the server did not answer. */
export interface AsideOutcome {
  readonly status: number;
  /** Seconds after which the server would like to be asked again; null when it did not say. */
  readonly retryAfter: number | null;
}

const NOT_SENT: AsideOutcome = { status: 0, retryAfter: null };

/**
 * Sends a call that nobody waits for: once, as the least urgent of all, and whatever the server says about the session is
 * left to the calls that people make. It outlives the page. Never rejects.
 */
export async function sendAside<Id extends OperationId>(
  id: Id,
  body: BodyOf<Id>,
  token: string | null,
): Promise<AsideOutcome> {
  if (token === null) return NOT_SENT;
  try {
    const { status, headers } = await fetch(routeUrl(id), {
      method: routeOf(id).method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Priority: 'u=6',
      },
      body: JSON.stringify(body),
      keepalive: true,
    });
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    return { status, retryAfter: Number.isFinite(seconds) ? seconds : null };
  } catch {
    return NOT_SENT;
  }
}
