export type { Actor, Identity, SessionContext, TenantContext } from './actor.ts';
export { identityQuery, readIdentity } from './session-lookup.ts';
export { bearerToken, hashToken, issueToken, readToken } from './token.ts';
export type { IssuedToken } from './token.ts';
