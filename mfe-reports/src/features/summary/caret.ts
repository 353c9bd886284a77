/** Where a click lies in the text of the element around it; null where the browser does not say. */
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

/**
 * Where in a text somebody clicked; null where that is not known.
 * Stretches of the text say where they begin by `data-at`.
 */
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
