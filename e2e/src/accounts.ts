/** The demo accounts, as the README names them. */
export const ACCOUNTS = [
  'ceo',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
  'manager',
  'contributor',
  'observer',
] as const;
export type Account = (typeof ACCOUNTS)[number];
/** The demo accounts, and an account seeded by a test. */
export type TenantName = 'acme' | 'globex' | 'large';
export const PASSWORD = 'Cadence-2026!';

/** @param account the name of a demo account, or of another demo person: what their address begins with */
export function emailOf(account: string, tenant: TenantName = 'acme'): string {
  return `${account}@${tenant}.example`;
}
