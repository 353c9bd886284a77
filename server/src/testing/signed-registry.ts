import { generateKeyPairSync, sign } from 'node:crypto';
import {
  SIGNED_HEAD,
  SIGNED_RELEASE,
  signedBytes,
  type RegistryEntry,
  type RegistryHead,
  type ReleaseTrack,
  type Signed,
  type StoredRegistry,
} from '@cadence/shared-contract/remote';

/** Somebody who may release. */
export interface TestSigner {
  /** As `RELEASE_PUBLIC_KEYS` takes it. */
  readonly key: string;
  sign<T>(kind: string, value: T): Signed<T>;
}

export function makeSigner(): TestSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = privateKey.export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url').toString('base64');
  return {
    key,
    sign: (kind, value) => ({
      value,
      key,
      signature: sign(null, signedBytes(kind, value), privateKey).toString('base64'),
    }),
  };
}

/** A release of a remote with one page, `list`. */
export function makeRelease(name: string, version: string): RegistryEntry {
  const route = { id: 'list', path: `/v3/${name}`, title: name, page: { expose: './list' } } as const;
  return {
    version,
    manifest: `/remotes/${name}/${version}/mf-manifest.json`,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    integrity: 'sha384-entry',
    requires: {},
    descriptor: {
      ...{ schema: 1, name, requires: {}, prefixes: [`/v3/${name}`], routes: [route], menu: [], slots: {} },
    },
    preload: {},
    integrities: {},
  };
}

interface RegistryOptions {
  /** The version of each remote that is in use. */
  readonly versions: Readonly<Record<string, string>>;
  readonly head?: Partial<RegistryHead>;
  /** The same for every remote. */
  readonly track?: Partial<ReleaseTrack>;
}

/** What a store holds, of revision 5 unless said otherwise. */
export function makeRegistry(
  signer: TestSigner,
  { versions, head = {}, track = {} }: RegistryOptions,
): StoredRegistry {
  const tracks = Object.entries(versions).map(([name, current]): [string, ReleaseTrack] => [
    name,
    { current, previous: null, rollout: null, since: 1, budget: { percentage: 5, people: 20 }, ...track },
  ]);
  const entries = Object.entries(versions).map(([name, version]) => [
    name,
    { [version]: signer.sign(SIGNED_RELEASE, makeRelease(name, version)) },
  ]);
  const value: RegistryHead = {
    environment: 'production',
    revision: 5,
    issuedAt: '2026-10-05T09:00:00Z',
    remotes: Object.fromEntries(tracks),
    ...head,
  };
  return { head: signer.sign(SIGNED_HEAD, value), entries: Object.fromEntries(entries) };
}
