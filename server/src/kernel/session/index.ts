export type { Actor, Reader, SessionContext, TenantContext } from './actor.ts';
export { findReader } from './reader.queries.ts';
export { findIdentity, hostLabelOf, identityQuestion, readIdentity } from './session-lookup.queries.ts';
export { touchSession } from './touch-session.queries.ts';
export { DEFAULT_SESSION_RULES, sessionEnd } from './session-rules.ts';
export type { SessionRules } from './session-rules.ts';
export { bearerToken, issueToken, readToken } from './token.ts';
export type { IssuedToken } from './token.ts';
