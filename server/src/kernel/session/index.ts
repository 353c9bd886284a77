export type { Actor, SessionContext, TenantContext } from './actor.ts';
export { identityQuery, readIdentity } from './session-lookup.ts';
export { bearerToken, issueToken, readToken } from './token.ts';
export type { IssuedToken } from './token.ts';
