/** jsdom lays nothing out, and what has no box counts as hidden when an overlay places the focus. */
export function giveElementsBoxes(): void {
  Element.prototype.getClientRects = function getClientRects(this: Element): DOMRectList {
    const rects = this.isConnected ? [this.getBoundingClientRect()] : [];
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
  };
}
