import { removeHiddenParts } from './hidden-parts.ts';

const LINES = 'address,blockquote,div,dd,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,tr,ul';
const WITHOUT_WORDS = 'head,style,script,title,xml,noscript,template';

function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element) || node.matches(WITHOUT_WORDS)) return '';
  if (node.localName === 'br') return '\n';
  const words = [...node.childNodes].map(wordsOf).join('');
  if (node.matches('td,th')) return `${words.trim().replaceAll('\n', ' ')}\t`;
  return node.matches(LINES) ? `\n${words.trim()}\n` : words;
}

/**
 * The words of copied HTML as plain text without its hidden parts; null where nothing is hidden and the plain text that
 * came with it is right.
 */
export function shownTextOf(html: string): string | null {
  const box = document.createElement('template');
  box.innerHTML = html;
  if (!removeHiddenParts(box.content)) return null;
  const words = [...box.content.childNodes].map(wordsOf).join('');
  return words
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
