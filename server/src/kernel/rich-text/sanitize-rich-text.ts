import sanitizeHtml from 'sanitize-html';

/** Allowed tags; other elements lose their tag and keep their text. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote'] as const;

/** Equivalent tags of other editors. */
const SYNONYMS: Readonly<Record<string, (typeof TAGS)[number]>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
};

/** Elements that are removed with their content, which is not text for people. */
const WITHOUT_TEXT = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'noframes',
  'noembed',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
];

const SCHEMES = ['http', 'https', 'mailto'];

/** Maximum nesting depth; deeper tags are removed. */
const DEEPEST = 24;

function isAllowedAddress(href: string | undefined): href is string {
  const address = href === undefined ? null : URL.parse(href);
  return address !== null && SCHEMES.includes(address.protocol.slice(0, -1));
}

/** A link without a web or mail address is reduced to its text. */
function withoutBrokenLinks({ tag, attribs }: sanitizeHtml.IFrame): 'excludeTag' | false {
  return tag === 'a' && !isAllowedAddress(attribs['href']) ? 'excludeTag' : false;
}

const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: WITHOUT_TEXT,
  exclusiveFilter: withoutBrokenLinks,
};

const RENAME: sanitizeHtml.IOptions = {
  ...CLEAN,
  transformTags: Object.fromEntries(
    Object.entries(SYNONYMS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
  ),
};

/**
 * The markup that may be stored: the tags above, links to http, https and mailto, no attribute except `href`. Other
 * elements are reduced to their text; scripts, styles and frames are removed entirely. The function is idempotent.
 *
 * It takes two steps, because the library closes a renamed tag that it also drops, here for its depth, under the old
 * name.
 */
export function sanitizeRichText(markup: string): string {
  return sanitizeHtml(sanitizeHtml(markup, RENAME), { ...CLEAN, nestingLimit: DEEPEST });
}

/** Whether markup that `sanitizeRichText` returned has no visible text. */
export function isBlankRichText(markup: string): boolean {
  const words = markup.replaceAll(/<[^>]*>|&nbsp;/g, '');
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(words);
}
