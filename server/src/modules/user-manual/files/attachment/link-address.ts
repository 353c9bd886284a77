import type { PdfValue, Resolve } from './pdf-value.ts';
import { resolveAll } from './pdf-value.ts';

/** Characters that readers skip in an address: encoding marks, the zeros of UTF-16, blanks, control characters. */
const SKIPPED = /[\0-\x20\x7f]|^þÿ|^ÿþ|^ï»¿/g;

/**
 * Whether an address is a web or mail address, a phone number, or relative to the document. Other schemes are refused, and so are
 * shared folders (`\\server\folder`), to which a reader may send a password.
 */
function isHarmless(text: string): boolean {
  const address = text.replaceAll(SKIPPED, '').replaceAll('\\', '/');
  if (address.startsWith('//')) return false;
  return /^(https?|mailto|tel):/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address);
}

/** What an address is made of. Another key than the reader's makes something else of it. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Whether a link may be followed; its address may be in another object.
 *
 * @param isDecrypted whether its text was encrypted: it must be plain then, or a reader has another
 */
export function isHarmlessAddress(value: PdfValue, resolve: Resolve, isDecrypted: boolean): boolean {
  return resolveAll(value, resolve).every(
    (held) => held.kind !== 'string' || (isHarmless(held.text) && (!isDecrypted || PLAIN.test(held.text))),
  );
}
