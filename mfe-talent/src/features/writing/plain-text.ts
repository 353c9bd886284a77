const BLOCKS = 'p,h2,h3,li,blockquote,br';

/**
 * The words of formatted text, a line for each paragraph. The document they are parsed in is inert: nothing in it runs.
 */
export function linesOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n');
  return body.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The words of formatted text in one line. */
export function wordsOf(markup: string): string {
  return linesOf(markup).replaceAll('\n', ' ');
}
