import { createElement, Fragment, type ReactNode } from 'react';
import { isLinkAddress } from './link-address.ts';

/** What formatted text is made of. */
const TAGS: ReadonlySet<string> = new Set([
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
]);

/** What is no text for people; it goes with everything inside. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
]);

/** Markup nested deeper is shown as its words. */
const DEEPEST = 40;

function linkProps(href: string | null): Readonly<Record<string, string>> | null {
  if (href === null || !isLinkAddress(href)) return null;
  return href.toLowerCase().startsWith('mailto:')
    ? { href }
    : { href, target: '_blank', rel: 'noopener noreferrer' };
}

function draw(element: Element, depth: number): ReactNode {
  const tag = element.localName;
  if (WITHOUT_TEXT.has(tag)) return null;
  const children = depth < DEEPEST ? drawChildren(element, depth + 1) : [element.textContent];
  if (tag === 'br') return createElement('br');
  if (TAGS.has(tag)) return createElement(tag, null, ...children);
  const props = tag === 'a' ? linkProps(element.getAttribute('href')) : null;
  return createElement(props === null ? Fragment : 'a', props, ...children);
}

function drawChildren(parent: Node, depth: number): readonly ReactNode[] {
  return [...parent.childNodes].map((node) => {
    if (node instanceof Element) return draw(node, depth);
    return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
  });
}

/** An inert document: nothing in it runs or is fetched. */
function parse(markup: string): HTMLElement {
  return new DOMParser().parseFromString(markup, 'text/html').body;
}

/**
 * Markup as React elements of the known tags. Unknown elements are left out and their words kept; the browser never
 * parses the markup into the page, so there is nothing for it to mend into something else.
 */
export function richTextNodes(markup: string): ReactNode {
  return createElement(Fragment, null, ...drawChildren(parse(markup), 0));
}
