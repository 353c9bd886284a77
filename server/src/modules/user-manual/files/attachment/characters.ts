/** Classes of bytes in a PDF (ISO 32000-2, 7.2.3). */
const WHITE_SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));

const classOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (WHITE_SPACE.has(byte)) return 1;
  return DELIMITERS.has(byte) ? 2 : 0;
});

export function isWhiteSpace(byte: number | undefined): boolean {
  return byte !== undefined && classOf[byte] === 1;
}

/** Neither white space nor a delimiter: part of a name, a number or a keyword. */
export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && classOf[byte] === 0;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** 0 to 15; null if it is not a hexadecimal digit. */
export function hexadecimalDigit(byte: number | undefined): number | null {
  if (byte === undefined) return null;
  if (isDigit(byte)) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : null;
}
