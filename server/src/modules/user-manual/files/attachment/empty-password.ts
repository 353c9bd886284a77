import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.ts';

/** What the standard security handler stores (ISO 32000-2, table 21). */
export interface PasswordEntries {
  readonly fileId: Buffer;
  readonly version: number;
  readonly revision: number;
  readonly permissions: number;
  /** Of the key, in bits. */
  readonly length: number;
  readonly hidesMetadata: boolean;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly userKey: Buffer;
}

/** What fills a password up to 32 bytes: all of an empty one (7.6.4.3.2). */
const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Algorithm 2. */
function keyOfMd5(entries: PasswordEntries): Buffer {
  const { owner, permissions, fileId, revision, length, hidesMetadata } = entries;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const rest = revision >= 4 && !hidesMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const size = revision === 2 ? 5 : Math.min(16, Math.max(5, length >> 3));
  let hash = md5(PADDING, owner.subarray(0, 32), flags, fileId, rest);
  if (revision > 2) for (let time = 0; time < 50; time += 1) hash = md5(hash.subarray(0, size));
  return hash.subarray(0, size);
}

/** Algorithms 4 to 6: what `U` holds if the password is empty. */
function userOfMd5(key: Buffer, { revision, fileId }: PasswordEntries): Buffer {
  if (revision === 2) return rc4(key, PADDING);
  let hash = md5(PADDING, fileId);
  for (let time = 0; time < 20; time += 1)
    hash = rc4(
      key.map((byte) => byte ^ time),
      hash,
    );
  return hash;
}

/** Algorithm 2.B, for an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const long = cipher.setAutoPadding(false).update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = long.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(long)
      .digest();
    last = long.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithm 2.A: `U` is a hash, a salt to check it, and a salt for the key. */
function keyOfSha({ revision, user, userKey }: PasswordEntries): Buffer | null {
  const hash = revision === 5 ? sha256 : hardened;
  if (userKey.length < 32 || !hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const cipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16));
  return cipher.setAutoPadding(false).update(userKey.subarray(0, 32));
}

/** The key of a document whose password to open it is empty; null for any other. */
export function emptyPasswordKey(entries: PasswordEntries): Buffer | null {
  const { version, revision, user } = entries;
  if (version === 5 && (revision === 5 || revision === 6)) return keyOfSha(entries);
  if (![1, 2, 4].includes(version) || ![2, 3, 4].includes(revision)) return null;
  // Version 4 has 128 bits, whatever its length says.
  const key = keyOfMd5(version === 4 ? { ...entries, length: 128 } : entries);
  const expected = userOfMd5(key, entries);
  return expected.equals(user.subarray(0, expected.length)) ? key : null;
}
