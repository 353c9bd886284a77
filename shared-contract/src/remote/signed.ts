/** A value with the Ed25519 signature of whoever may release. */
export interface Signed<T> {
  readonly value: T;
  /** The signer's public key: its 32 bytes, base64. */
  readonly key: string;
  /** Of the value's JSON and of what kind of value it is, base64. */
  readonly signature: string;
}

/** `unsupported`: this browser or page (one without TLS) cannot verify signatures. */
export type SignatureState = 'valid' | 'invalid' | 'unsupported';

type Subtle = (typeof crypto)['subtle'];

const ALGORITHM = 'Ed25519';

/**
 * The bytes that are signed. JSON of parsed JSON is the same text again, so a value may be stored with other spaces.
 *
 * @param kind one of `SIGNED_HEAD` and `SIGNED_RELEASE`
 */
export const signedBytes = (kind: string, value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`cadence ${kind}\n${JSON.stringify(value)}`);

/** Whether a value was signed by the holder of one of the trusted keys. Never throws. */
export async function verifySigned(
  kind: string,
  signed: Signed<unknown>,
  trusted: readonly string[],
): Promise<SignatureState> {
  if (!trusted.includes(signed.key)) return 'invalid';
  // Absent on pages without TLS.
  const subtle: Subtle | undefined = (globalThis as { readonly crypto?: { readonly subtle?: Subtle } }).crypto
    ?.subtle;
  const key = await importKey(subtle, signed.key);
  if (!subtle || key === null) return 'unsupported';
  try {
    const bytes = signedBytes(kind, signed.value);
    const isValid = await subtle.verify(ALGORITHM, key, fromBase64(signed.signature), bytes);
    return isValid ? 'valid' : 'invalid';
  } catch {
    return 'invalid';
  }
}

/** null where the key is none or the platform does not know Ed25519. */
async function importKey(
  subtle: Subtle | undefined,
  key: string,
): Promise<Awaited<ReturnType<Subtle['importKey']>> | null> {
  try {
    return (await subtle?.importKey('raw', fromBase64(key), ALGORITHM, false, ['verify'])) ?? null;
  } catch {
    return null;
  }
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
