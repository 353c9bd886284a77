import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import type { Environment } from './integrations.ts';

/** Where remotes are released, and by whom. */
export interface ReleasesConfig {
  /** A folder, absolute, or the address of a bucket over HTTP. */
  readonly address: string;
  /** Whose registry is served: `registries/<environment>.json`. */
  readonly environment: string;
  /** Public keys of those who may release: 32 bytes each, base64. */
  readonly keys: readonly string[];
}

const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const ENVIRONMENT = /^[a-z][a-z0-9-]{0,31}$/;
/** What the release command line of this machine signs with, when it was not given a key. */
const LOCAL_KEY = '.cache/release-key.pub';

/** @throws StartupError with one sentence that names the variable */
export function readReleases(env: Environment, root: string): ReleasesConfig {
  const { RELEASES_URL: url, RELEASES_DIR: folder, RELEASES_ENVIRONMENT: environment = 'production' } = env;
  if (url && !/^https?:\/\//.test(url))
    throw new StartupError('RELEASES_URL must be an address that starts with http:// or https://.');
  if (!ENVIRONMENT.test(environment))
    throw new StartupError(
      `RELEASES_ENVIRONMENT must be small letters, digits and hyphens, not '${environment}'.`,
    );
  const address = url || path.resolve(folder || path.join(root, 'dist/releases'));
  return { address, environment, keys: readKeys(env, root) };
}

function readKeys(env: Environment, root: string): readonly string[] {
  const text = env['RELEASE_PUBLIC_KEYS'] || readLocalKey(root);
  const keys = text.split(',').map((key) => key.trim());
  const wrong = keys.find((key) => key !== '' && !PUBLIC_KEY.test(key));
  if (wrong !== undefined)
    throw new StartupError(
      `RELEASE_PUBLIC_KEYS must be Ed25519 public keys as base64, separated by commas, not '${wrong}'. 'npm run release -- doctor' names yours.`,
    );
  return keys.filter(Boolean);
}

function readLocalKey(root: string): string {
  try {
    return readFileSync(path.join(root, LOCAL_KEY), 'utf8');
  } catch {
    // Nothing was released from here.
    return '';
  }
}
