/** The most that a cell takes, in UTF-16 units. */
const MAX_LENGTH = 32_767;
/** What XML 1.0 cannot hold, or reads as something else. */
const NOT_IN_XML = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;

/** A text as any program can read it: whole characters, line ends as LF, nothing that XML cannot hold. */
export function readableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '').toWellFormed();
}

/** The same as a cell of a spreadsheet can hold it. */
export function cellText(text: string): string {
  return readableText(text).slice(0, MAX_LENGTH).toWellFormed();
}
