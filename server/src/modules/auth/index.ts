export { createAuthSlice } from './auth.routes.ts';
export { createSession, revokePerson } from './auth.queries.ts';
export { LoginLimits } from './login-limits.ts';
export { hashPassword } from './passwords.ts';
export type { FindSessionPeriod } from './present-session.ts';
