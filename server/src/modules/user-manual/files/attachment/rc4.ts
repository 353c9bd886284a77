/** RC4, which encrypts and decrypts alike; Node's OpenSSL has it no more. Only for reading old documents. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let index = 0, at = 0; index < 256; index += 1) {
    at = (at + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, at);
  }
  const out = Buffer.alloc(bytes.length);
  for (let index = 0, one = 0, other = 0; index < bytes.length; index += 1) {
    one = (one + 1) & 0xff;
    other = (other + (state[one] ?? 0)) & 0xff;
    swap(one, other);
    out[index] = (bytes[index] ?? 0) ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  }
  return out;
}
