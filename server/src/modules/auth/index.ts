export { createSession } from './auth.queries.ts';
export { createAuthSlice } from './auth.routes.ts';
export { LoginLimits } from './login-limits.ts';
export { hashPassword } from './passwords.ts';
