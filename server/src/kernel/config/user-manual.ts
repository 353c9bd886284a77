import { StartupError } from '../errors/startup-error.ts';
import { readSafeUrl } from './integrations.ts';
import type { Environment } from './integrations.ts';

/** The kinds of host for which people §9 has separate user-manual sites. */
export const USER_MANUAL_ENVIRONMENTS = ['production', 'demo', 'staging', 'dev'] as const;
export type UserManualEnvironment = (typeof USER_MANUAL_ENVIRONMENTS)[number];

/** Where the assessment of the user manual is taken (people §9, D-46). */
export interface UserManualConfig {
  readonly environment: UserManualEnvironment;
  /** A third party's site, without a trailing slash; null: the built-in assessment under the tenant's host. */
  readonly site: string | null;
  /** Our key for that site; null exactly where `site` is. */
  readonly key: string | null;
}

function readEnvironment(env: Environment, fallback: UserManualEnvironment): UserManualEnvironment {
  const text = env['USER_MANUAL_ENVIRONMENT'] || fallback;
  const environment = USER_MANUAL_ENVIRONMENTS.find((known) => known === text);
  if (!environment)
    throw new StartupError(
      `USER_MANUAL_ENVIRONMENT must be one of ${USER_MANUAL_ENVIRONMENTS.join(', ')}, not '${text}'.`,
    );
  return environment;
}

const nameOf = (environment: UserManualEnvironment): string =>
  `USER_MANUAL_SITE_${environment.toUpperCase()}`;

/** Origin and path only: addresses of reports are built by appending to it. */
function readSite(env: Environment, environment: UserManualEnvironment): string | null {
  const name = nameOf(environment);
  const text = env[name]?.trim();
  if (!text) return null;
  const { origin, pathname, href } = readSafeUrl(name, text);
  if (href !== origin + pathname)
    throw new StartupError(
      `${name} must be like https://manual.example.com, without a user, '?' or '#', not '${text}'.`,
    );
  return href.replace(/\/+$/, '');
}

function readKey(env: Environment, siteName: string): string {
  const key = env['USER_MANUAL_KEY']?.trim();
  if (!key) throw new StartupError(`USER_MANUAL_KEY must hold the key of the site in ${siteName}.`);
  // It is sent in a header; its value stays out of the message because messages are logged.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new StartupError('USER_MANUAL_KEY must be plain letters, digits and signs, without spaces.');
  return key;
}

/**
 * The site of the current environment; those of the others are validated but not used, so that one set of variables
 * serves all hosts.
 *
 * @throws StartupError with one sentence that names the variable and its allowed values
 */
export function readUserManual(
  env: Environment,
  { isProduction, demo }: { readonly isProduction: boolean; readonly demo: boolean },
): UserManualConfig {
  const environment = readEnvironment(env, isProduction ? 'production' : demo ? 'demo' : 'dev');
  const sites = USER_MANUAL_ENVIRONMENTS.map((one) => [one, readSite(env, one)] as const);
  const site = new Map(sites).get(environment) ?? null;
  return { environment, site, key: site === null ? null : readKey(env, nameOf(environment)) };
}
