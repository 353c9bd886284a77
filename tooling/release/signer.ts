import { createPrivateKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { signedBytes, type Signed } from '@cadence/shared-contract/remote';
import { ReleaseError } from './release-error.ts';

/** Signs what is released. */
export interface Signer {
  /** The public key: 32 bytes, base64. */
  readonly key: string;
  sign<T>(kind: string, value: T): Signed<T>;
}

/** Where this machine's own key is, for work on Cadence itself; the server trusts the public one beside it. */
export const LOCAL_KEY_FILE = join(resolve(import.meta.dirname, '../..'), '.cache/release-key.pem');
export const publicKeyFile = (file: string): string => file.replace(/\.pem$/, '.pub');

/**
 * The signer of `RELEASE_SIGNING_KEY`: an Ed25519 key as PEM, or the path of a file with it. Without it, this machine's own
 * key, made on first use.
 */
export async function loadSigner(configured: string | undefined): Promise<Signer> {
  if (configured?.includes('PRIVATE KEY')) return createSigner(configured);
  if (configured) {
    const text = await readFile(configured, 'utf8').catch(() => {
      throw new ReleaseError(`The signing key ${configured} cannot be read.`);
    });
    return createSigner(text);
  }
  return createSigner((await readIfThere(LOCAL_KEY_FILE)) ?? (await makeLocalKey()));
}

/** @param pem an Ed25519 private key */
export function createSigner(pem: string): Signer {
  const secret = readKey(pem);
  const { x = '' } = secret.export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url').toString('base64');
  return {
    key,
    sign: (kind, value) => ({
      value,
      key,
      signature: sign(null, signedBytes(kind, value), secret).toString('base64'),
    }),
  };
}

/** A new key as PEM. */
export const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function readKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new ReleaseError('The signing key must be an Ed25519 private key as PEM.');
}

const readIfThere = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** Of two processes that make one at the same time, both use the first. */
async function makeLocalKey(): Promise<string> {
  await mkdir(dirname(LOCAL_KEY_FILE), { recursive: true });
  const aside = `${LOCAL_KEY_FILE}.${randomUUID()}`;
  await writeFile(aside, makeKey(), { mode: 0o600 });
  await link(aside, LOCAL_KEY_FILE).catch(() => undefined);
  await rm(aside);
  const pem = await readFile(LOCAL_KEY_FILE, 'utf8');
  await writeFile(publicKeyFile(LOCAL_KEY_FILE), `${createSigner(pem).key}\n`);
  return pem;
}
