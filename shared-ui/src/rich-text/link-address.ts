/** Where a link may lead; the server allows the same (its `kernel/rich-text`). */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:'];

/** A whole address on the web or of a mailbox. Anything that could run or reach into the page is none. */
export function isLinkAddress(text: string): boolean {
  return URL.canParse(text) && SCHEMES.includes(new URL(text).protocol);
}

const MAILBOX = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/;
const HOST_AND_PATH = /^[^\s@:/?#]+\.[^\s@.:/?#\d][^\s@.:/?#]*(:\d+)?([/?#]\S*)?$/;

/** The address that was meant: `example.com` is on the web, `ana@example.com` a mailbox; null when it is neither. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (MAILBOX.test(text)) return `mailto:${text}`;
  return HOST_AND_PATH.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null;
}
