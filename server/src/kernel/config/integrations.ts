import { StartupError } from '../errors/startup-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A third-party script that the page loads once it is idle. */
export interface ScriptIntegration {
  readonly scriptUrl: string;
  /** Origins that the page may exchange data with: the script's own, and those its vendor names. */
  readonly origins: readonly string[];
}

/** The services of people §9: error reporting, a chat widget, customer messaging. Null where not configured. */
export interface Integrations {
  /** Where errors are reported: a Sentry DSN with the public key in it. */
  readonly errorReporting: { readonly dsn: string; readonly origins: readonly string[] } | null;
  readonly chat: ScriptIntegration | null;
  readonly messaging: ScriptIntegration | null;
}

export const NO_INTEGRATIONS: Integrations = { errorReporting: null, chat: null, messaging: null };

/**
 * Only https, except to this machine: otherwise anyone on the network path could read and change the traffic.
 *
 * @throws StartupError
 */
export function readSafeUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal))
    throw new StartupError(`${name} must be an address that starts with https://, not '${text}'.`);
  return url;
}

/** Origins end up in a content security policy, where a semicolon would begin the next rule. */
const ORIGIN = /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/i;

function readOrigin(name: string, text: string): string {
  if (!ORIGIN.test(text))
    throw new StartupError(
      `${name} must be origins such as https://api.example.com, with a space between them, not '${text}'.`,
    );
  return text;
}

/** `prefix` of the two variables that configure a script. */
function readScript(env: Environment, prefix: 'CHAT' | 'MESSAGING'): ScriptIntegration | null {
  const text = env[`${prefix}_SCRIPT_URL`];
  if (!text) return null;
  const url = readSafeUrl(`${prefix}_SCRIPT_URL`, text);
  readOrigin(`${prefix}_SCRIPT_URL`, url.origin);
  const further = (env[`${prefix}_ORIGINS`] ?? '').split(/\s+/).filter(Boolean);
  const origins = further.map((origin) => readOrigin(`${prefix}_ORIGINS`, origin));
  return { scriptUrl: url.href, origins: [...new Set([url.origin, ...origins])] };
}

function readErrorReporting(env: Environment): Integrations['errorReporting'] {
  const text = env['ERROR_REPORTING_DSN'];
  if (!text) return null;
  const url = readSafeUrl('ERROR_REPORTING_DSN', text);
  if (!url.username || !/\/\d+$/.test(url.pathname))
    throw new StartupError(
      `ERROR_REPORTING_DSN must be like https://key@errors.example.com/1, not '${text}'.`,
    );
  return { dsn: text, origins: [url.origin] };
}

/** @throws StartupError with one sentence that names the variable and its allowed values */
export function readIntegrations(env: Environment): Integrations {
  return {
    errorReporting: readErrorReporting(env),
    chat: readScript(env, 'CHAT'),
    messaging: readScript(env, 'MESSAGING'),
  };
}
