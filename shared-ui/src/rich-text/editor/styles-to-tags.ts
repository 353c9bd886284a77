/** From this weight on text is bold to the eye. */
const BOLD_FROM = 600;

const isBold = (weight: string): boolean => /^bold(er)?$/.test(weight) || Number(weight) >= BOLD_FROM;
const isPlain = (weight: string): boolean =>
  weight === 'normal' || (weight !== '' && Number(weight) < BOLD_FROM);

/** What the style of an element means, in tags. A heading is bold anyway, a link underlined. */
function tagsOf(element: HTMLElement): readonly string[] {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  const line = `${textDecorationLine} ${textDecoration}`;
  return [
    ...(isBold(fontWeight) && element.closest('h2,h3') === null ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(line.includes('underline') && element.closest('a') === null ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ];
}

function wrapContent(element: HTMLElement, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

/**
 * Says with tags what other programs say with styles. Google wraps whole documents in a `<b>` whose style takes the
 * boldness back: such an element goes.
 */
export function stylesToTags(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const isBoldTag = element.localName === 'b' || element.localName === 'strong';
    if (isBoldTag && isPlain(element.style.fontWeight)) element.replaceWith(...element.childNodes);
    else for (const tag of tagsOf(element)) wrapContent(element, tag);
  }
}
