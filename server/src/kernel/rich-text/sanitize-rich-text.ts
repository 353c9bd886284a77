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

/** Styles of text that its document does not show, and of what Word keeps in the margin; as in the editor. */
const HIDDEN_STYLE =
  /(?:^|;)\s*(?:mso-hide\s*:\s*all|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-element\s*:\s*comment(?:-list)?|mso-special-character\s*:\s*comment|font-size\s*:\s*0(?:\.0+)?(?:[a-z]{2,3}|%)?)\s*(?:!\s*important\s*)?(?:;|$)/i;
const HIDDEN_CLASS =
  /(?:^|\s)(?:msocomanchor|msocomtxt|MsoCommentText|MsoCommentSubject|TrackChange(?:Text)?Deletion)(?:\s|$)/;
/** Marks of comments, in Word and in Google Docs. */
const HIDDEN_LINK = /^#cmnt|#_(?:msocom|msoanchor)_/;

/** Whether a document hides an element: comments, tracked deletions (which a struck word is not), hidden words. */
function isHidden(tag: string, attribs: sanitizeHtml.Attributes): boolean {
  return (
    'hidden' in attribs ||
    HIDDEN_STYLE.test(attribs['style'] ?? '') ||
    HIDDEN_CLASS.test(attribs['class'] ?? '') ||
    (tag === 'del' && ('datetime' in attribs || 'cite' in attribs)) ||
    (tag === 'a' && HIDDEN_LINK.test(attribs['href'] ?? ''))
  );
}

/** A name between the two steps below: what it holds is removed. */
const REMOVED = 'x-removed';

const SCHEMES = ['http', 'https', 'mailto'];

/** Maximum nesting depth; deeper tags are removed. */
const DEEPEST = 24;

function isAllowedAddress(href: string | undefined): href is string {
  const address = href === undefined ? null : URL.parse(href);
  return address !== null && SCHEMES.includes(address.protocol.slice(0, -1));
}

/** An element whose name has been changed has its new one as `name`; the library's types do not say so. */
type Frame = sanitizeHtml.IFrame & { readonly name?: string };

/** A link without a web or mail address is reduced to its text. */
function withoutBrokenLinks({ tag, name = tag, attribs }: Frame): 'excludeTag' | false {
  return name === 'a' && !isAllowedAddress(attribs['href']) ? 'excludeTag' : false;
}

const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...WITHOUT_TEXT, REMOVED],
  exclusiveFilter: withoutBrokenLinks,
};

const RENAME: sanitizeHtml.IOptions = {
  ...CLEAN,
  allowedTags: [...TAGS, REMOVED],
  transformTags: {
    '*': (tag, attribs) => ({
      tagName: isHidden(tag, attribs) ? REMOVED : (SYNONYMS[tag] ?? tag),
      attribs: tag === 'a' ? attribs : {},
    }),
  },
};

/**
 * The markup that may be stored: the tags above, links to http, https and mailto, no attribute except `href`. Other
 * elements are reduced to their text; scripts, styles, frames and what a copied document hides are removed entirely. The
 * function is idempotent.
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
