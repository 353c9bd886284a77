/** Maximum length of a cell, in UTF-16 units. */
const MAX_LENGTH = 32_767;
/** Characters that XML 1.0 does not allow, or normalizes. */
const NOT_IN_XML = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;

/** A text that any program can read: whole characters, line ends as LF, nothing that XML does not allow. */
export function readableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '').toWellFormed();
}

/** The same, cut to what a cell of a spreadsheet can hold. */
export function cellText(text: string): string {
  return readableText(text).slice(0, MAX_LENGTH).toWellFormed();
}
