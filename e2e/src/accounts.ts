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
/** A subdomain: of the demo, or of an organisation that a test has made, whose accounts have the same names. */
export type TenantName = string;
/** Of every account that tests use; another one on a deployed platform. */
export const PASSWORD = process.env['E2E_PASSWORD'] || 'Cadence-2026!';

/** @param account the name of a demo account, or of another demo person: what their address begins with */
export function emailOf(account: string, tenant: TenantName = 'acme'): string {
  return `${account}@${tenant}.example`;
}
