import { createApiClient, type ApiClient } from '../../shared-auth/src/api/api-client.ts';

let current = '';

/** A page's addresses are relative to its origin. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, current) : input, init);
  }
}

/** The HTTP client that every page has, without its browser; all pages of this process are of one origin at a time. */
export function createPageClient(origin: string, token: string): ApiClient {
  current = origin;
  Object.assign(globalThis, { Request: PageRequest });
  return createApiClient({ readToken: () => token, onSessionRefused: () => undefined });
}
