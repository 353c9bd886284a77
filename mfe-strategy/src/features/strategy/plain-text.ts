const BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'div']);
const MARK = '• ';

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element) || node.matches('script,style,template')) return '';
  if (node.localName === 'br') return '\n';
  const text = [...node.childNodes].map(write).join('');
  if (node.localName === 'li') return `\n${MARK}${text.trim()}\n`;
  return BLOCKS.has(node.localName) ? `\n${text}\n` : text;
}

/** The words of formatted text, a line per paragraph, heading or item of a list; '' where there is nothing to read. */
export function plainText(markup: string): string {
  if (markup === '') return '';
  // An inert document: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return [...body.childNodes]
    .map(write)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== MARK.trim())
    .join('\n');
}
