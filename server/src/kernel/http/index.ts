export { AfterCommit } from './after-commit.ts';
export { checkAddress } from './check-address.ts';
export type { Ctx, PublicCtx } from './context.ts';
export { serveOpenApi } from './openapi.ts';
export { registerSlice } from './register-slice.ts';
export type { RouteServices } from './register-slice.ts';
export { createHttpServer } from './server.ts';
export { defineSlice, operationsOf } from './slice.ts';
export type { Slice } from './slice.ts';
