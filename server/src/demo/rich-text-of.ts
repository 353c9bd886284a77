/** A block of formatted text; a string is a paragraph. */
export type TextPart = string | { readonly heading: string } | { readonly list: readonly string[] };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function markupOf(part: TextPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('heading' in part) return `<h3>${escaped(part.heading)}</h3>`;
  return `<ul>${part.list.map((item) => `<li>${paragraph(item)}</li>`).join('')}</ul>`;
}

/** Markup of formatted text, as the editor writes it. */
export function richTextOf(...parts: readonly TextPart[]): string {
  return parts.map(markupOf).join('');
}
