/**
 * The platform that tests meet: one that Playwright starts on this machine, or a deployed one. What `npm run e2e` chose
 * reaches every process through the environment.
 */
const address = process.env['E2E_URL'] ?? '';

/** Whether the platform runs somewhere else, with its own clock and data. */
export const isDeployed = address !== '';

/** The origin of an organisation's pages. @param baseURL of another organisation on the same platform */
export function originOf(tenant: string, baseURL: string | undefined): string {
  if (isDeployed) return new URL(address.replace('{tenant}', tenant)).origin;
  return (baseURL ?? '').replace(/\/\/[\w-]+\.localhost\b/, `//${tenant}.localhost`);
}

/** Where the API of a page's platform is for programs, which need not know `*.localhost`. */
export function apiOriginOf(baseURL: string): string {
  const { hostname, port, origin } = new URL(baseURL);
  return hostname.endsWith('.localhost') ? `http://127.0.0.1:${port}` : origin;
}

/** The origin at which an organisation of the platform that all tests share has its API. */
export const sharedApiOf = (tenant: string): string =>
  apiOriginOf(originOf(tenant, `http://acme.localhost:${process.env['E2E_PORT']}`));

/** Of the operator's command line: the database of the platform under test. */
export function operatorEnv(clock: string): Readonly<Record<string, string>> {
  if (!isDeployed) return { DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', CLOCK: clock };
  return {
    DATABASE_URL: process.env['E2E_OPERATOR_DATABASE_URL'] ?? '',
    DATA_DIR: process.env['E2E_OPERATOR_DATA_DIR'] ?? '',
    TENANT_ORIGIN: address.includes('{tenant}') ? address : '',
    CLOCK: '',
  };
}

/** Organisations of a deployed platform that were prepared for tests, one for each worker; else they are made. */
export const givenOrganisations: readonly string[] = (process.env['E2E_ORGANISATIONS'] ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);
