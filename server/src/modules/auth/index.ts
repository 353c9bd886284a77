export { linkAddress } from './account-mails.ts';
export { createSession } from './auth.queries.ts';
export { createAuthSlice } from './auth.routes.ts';
export { LoginLimits } from './login-limits.ts';
export { hashPassword } from './passwords.ts';
export { unlockPerson } from './accounts.queries.ts';
export { sendLink } from './link-orders.ts';
export { createLinkWriter } from './write-link-mail.ts';
