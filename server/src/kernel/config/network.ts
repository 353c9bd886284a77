import { isIP } from 'node:net';
import { StartupError } from '../errors/startup-error.ts';
import type { Environment } from './integrations.ts';

const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  if (prefix === undefined) return true;
  // A network that contains every address does not identify a proxy.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
}

/**
 * The reverse proxies whose `X-Forwarded-*` headers are trusted. None by default (D-110): anyone else on a private
 * network could claim any address, and limits are counted by address.
 */
export function readTrustedProxies(env: Environment): readonly string[] {
  const networks = (env['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined)
    throw new StartupError(
      `TRUSTED_PROXIES must hold addresses or networks such as 10.0.0.5 or 10.0.0.0/8, not '${wrong}'.`,
    );
  return networks;
}

const LONGEST_NAME = 24;

/** What the pages show beside the version, such as `demo` or `staging`; null shows nothing. */
export function readEnvironmentName(env: Environment): string | null {
  const text = env['ENVIRONMENT_NAME']?.trim();
  if (!text) return null;
  if (text.length > LONGEST_NAME || !/^[\p{L}\p{N} ._-]+$/u.test(text))
    throw new StartupError(
      `ENVIRONMENT_NAME must be a name of at most ${LONGEST_NAME} letters and digits such as staging, not '${text}'.`,
    );
  return text;
}
