import type { ClipboardEvent, DragEvent } from 'react';
import { isRefusedAsFiles } from '../clipboard/files.ts';
import { shownTextOf } from '../clipboard/shown-text.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

function insert(element: TextElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = element;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + (end - start));
  const line = element.localName === 'input' ? text.replaceAll(/\s+/g, ' ') : text;
  element.setRangeText(line.slice(0, room), start, end, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/**
 * What a field of plain text takes: of a copied document only what it shows, although the plain text beside it may hold
 * its comments and deletions too; and no files.
 */
export const TEXT_HANDLERS = {
  onPaste: (event: ClipboardEvent<TextElement>): void => {
    const { clipboardData, currentTarget } = event;
    const isRefused = isRefusedAsFiles(clipboardData);
    const text = isRefused ? null : shownTextOf(clipboardData.getData('text/html'));
    if (isRefused || text !== null) event.preventDefault();
    if (text !== null && !currentTarget.readOnly) insert(currentTarget, text);
  },
  onDrop: (event: DragEvent<TextElement>): void => {
    if (isRefusedAsFiles(event.dataTransfer)) event.preventDefault();
  },
};
