/** Encrypts drafts with a key that only a session of their person has (D-82). */
export interface DraftCipher {
  encrypt(text: string): Promise<string>;
  /** Null for a text that another key has encrypted, or that was damaged. */
  decrypt(encrypted: string): Promise<string | null>;
}

const NONCE_BYTES = 12;

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** AES-256-GCM, with a fresh nonce in front of each text. Null where the page is not a secure context. */
export async function createDraftCipher(secret: string): Promise<DraftCipher | null> {
  // On an address without TLS there is no Web Crypto.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const key = await subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    async decrypt(encrypted) {
      try {
        const bytes = fromBase64(encrypted);
        const [iv, sealed] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
        return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
      } catch {
        return null;
      }
    },
  };
}
