/** The offset of a click in the text of the element around it; null where the browser does not say. */
function pointedAt(x: number, y: number): { readonly node: Node; readonly offset: number } | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // Safari before 18.4.
  const range = (document as Partial<Pick<Document, 'caretRangeFromPoint'>>).caretRangeFromPoint?.call(
    document,
    x,
    y,
  );
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** * The offset of a click in a text; null where unknown. Parts of the text give their start in `data-at`. */
export function caretAt({
  clientX,
  clientY,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): number | null {
  const place = pointedAt(clientX, clientY);
  const stretch = place?.node.parentElement?.closest<HTMLElement>('[data-at]') ?? null;
  if (place === null || stretch === null) return null;
  return Number(stretch.dataset['at']) + place.offset;
}
