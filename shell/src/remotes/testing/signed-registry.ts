import {
  SIGNED_HEAD,
  SIGNED_RELEASE,
  signedBytes,
  type RegistryEntry,
  type RegistryHead,
  type ServedRegistry,
  type Signed,
} from '@cadence/shared-contract/remote';

/** Somebody who may release. */
export interface TestSigner {
  readonly key: string;
  sign<T>(kind: string, value: T): Promise<Signed<T>>;
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

export async function makeSigner(): Promise<TestSigner> {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const key = toBase64(await subtle.exportKey('raw', pair.publicKey));
  return {
    key,
    sign: async (kind, value) => {
      const signature = await subtle.sign('Ed25519', pair.privateKey, signedBytes(kind, value));
      return { value, key, signature: toBase64(signature) };
    },
  };
}

interface ServedOptions {
  readonly entries: Readonly<Record<string, RegistryEntry>>;
  readonly head?: Partial<RegistryHead>;
}

/** A registry as the gateway serves it. */
export async function makeServed(
  signer: TestSigner,
  { entries, head }: ServedOptions,
): Promise<ServedRegistry> {
  const remotes = Object.entries(entries).map(
    async ([name, entry]) => [name, await signer.sign(SIGNED_RELEASE, entry)] as const,
  );
  return {
    revision: 'aaaa.bbbb',
    provides: { react: '19.3.1' },
    head: await signer.sign(SIGNED_HEAD, {
      environment: 'production',
      revision: 5,
      issuedAt: '2026-10-05T09:00:00Z',
      remotes: {},
      ...head,
    }),
    remotes: Object.fromEntries(await Promise.all(remotes)),
    halted: [],
  };
}
