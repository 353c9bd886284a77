import type { PdfValue, Resolve } from './pdf-value.ts';
import { resolveAll } from './pdf-value.ts';

/** Characters that readers skip in an address: encoding marks, the zeros of UTF-16, blanks, control characters. */
const SKIPPED = /[\0-\x20\x7f]|^þÿ|^ÿþ|^ï»¿/g;

/**
 * Whether an address is a web or mail address, or relative to the document. Other schemes are refused, and so are
 * shared folders (`\\server\folder`), to which a reader may send a password.
 */
function isHarmless(text: string): boolean {
  const address = text.replaceAll(SKIPPED, '').replaceAll('\\', '/');
  if (address.startsWith('//')) return false;
  return /^(https?|mailto):/i.test(address) || !/^[a-z][a-z\d+.-]*:/i.test(address);
}

/** Whether a link may be followed; its address may be in another object. */
export function isHarmlessAddress(value: PdfValue, resolve: Resolve): boolean {
  return resolveAll(value, resolve).every((held) => held.kind !== 'string' || isHarmless(held.text));
}
