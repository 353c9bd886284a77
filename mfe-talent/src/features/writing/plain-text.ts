/** The words of formatted text in one line. The document they are read in is inert: nothing in it runs or is fetched. */
export function wordsOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const block of body.querySelectorAll('p,h2,h3,li,blockquote,br')) block.after(' ');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
