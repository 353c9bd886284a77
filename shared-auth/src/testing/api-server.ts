import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { forgetDrafts } from '../drafts/draft-vault.ts';

export interface ApiServer {
  /** Adds handlers for the running test; the newest wins. */
  use(...handlers: HttpHandler[]): void;
}

/**
 * Call once at the top of a test file. Calls without a handler fail the test; what a test adds with `use` is gone
 * after it.
 */
export function setupApiServer(...handlers: HttpHandler[]): ApiServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forgetDrafts();
  });
  afterAll(() => server.close());
  return { use: (...more) => server.use(...more) };
}
