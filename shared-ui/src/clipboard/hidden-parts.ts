/** Styles of text that its document does not show, and of what Word and Excel keep in the margin. */
const HIDDEN_STYLE =
  /(?:^|;)\s*(?:mso-hide\s*:\s*all|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-element\s*:\s*comment(?:-list)?|mso-special-character\s*:\s*comment|font-size\s*:\s*0(?:\.0+)?(?:[a-z]{2,3}|%)?)\s*(?:!\s*important\s*)?(?:;|$)/i;

/** Tracked deletions, which a struck word is not; the comments of Word with their marks; the sources of formulas. */
const HIDDEN_ELEMENTS =
  '[hidden],del[datetime],del[cite],.TrackChangeTextDeletion,.TrackChangeDeletion,.msocomanchor,.msocomtxt,.MsoCommentText,.MsoCommentSubject,annotation,annotation-xml';

/** A comment that has lost its list begins with the way back to its mark. */
const WAYS_BACK = 'a[href*="#_msoanchor_"],a[href^="#cmnt_ref"]';
const MARKS = 'a[href*="#_msocom_"],a[href^="#cmnt"]';

/** Rules for paper and small screens say nothing about what was seen. */
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

function matching(root: ParentNode, selector: string): readonly Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return []; // Other programs write selectors that browsers do not know.
  }
}

/** What the sheets that came along hide: Word describes a hidden style there only. */
function hiddenBySheets(root: ParentNode): readonly Element[] {
  const sheets = [...root.querySelectorAll('style')].map(({ textContent }) =>
    textContent.replaceAll(/<!--|-->|\/\*.*?\*\//gs, '').replaceAll(MEDIA, ''),
  );
  return sheets
    .flatMap((sheet) => [...sheet.matchAll(RULE)])
    .flatMap(([, selector = '', body = '']) =>
      HIDDEN_STYLE.test(body) ? matching(root, selector.trim()) : [],
    );
}

/** The comment that begins with this link: of Google a box of its own, otherwise a paragraph. */
function commentAround(link: Element): Element {
  const line = link.closest('p,li') ?? link;
  const box = line.parentElement;
  const isBox = link.matches('[href^="#cmnt"]') && box?.localName === 'div' && box.firstElementChild === line;
  return isBox ? box : line;
}

/**
 * Removes what somebody who copied a text did not mean to hand on: comments with their marks and their list, tracked
 * deletions, hidden text. Footnotes stay.
 *
 * @param root as other programs put it on the clipboard, with their styles and sheets
 * @returns whether there was anything
 */
export function removeHiddenParts(root: ParentNode): boolean {
  const hidden = [
    ...hiddenBySheets(root),
    ...[...root.querySelectorAll('[style]')].filter((element) =>
      HIDDEN_STYLE.test(element.getAttribute('style') ?? ''),
    ),
    ...root.querySelectorAll(HIDDEN_ELEMENTS),
    ...[...root.querySelectorAll(WAYS_BACK)].map(commentAround),
    ...root.querySelectorAll(MARKS),
  ];
  for (const element of hidden) element.remove();
  return hidden.length > 0;
}
