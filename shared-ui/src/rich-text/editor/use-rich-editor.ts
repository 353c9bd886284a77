import { Editor } from '@tiptap/core';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { isRefusedAsFiles, sayPicturesLeftOut } from '../../clipboard/files.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EXTENSIONS } from './extensions.ts';

export interface RichEditorOptions {
  readonly value: string;
  readonly onChange: (markup: string) => void;
  /** Attributes of the element that is typed into. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Asked for with Alt+F10, as in other editors. */
  readonly onToolbar: () => void;
  /** Asked for with Ctrl+K or ⌘K. */
  readonly onLink: () => void;
}

function markupOf(editor: Editor): string {
  return editor.getText().trim() === '' ? '' : editor.getHTML();
}

/** Copied HTML as text of our kind; pictures that it loses are said. */
function readPasted(html: string): string {
  const { markup, hasPictures } = cleanPastedHtml(html);
  if (hasPictures) sayPicturesLeftOut();
  return markup;
}

/** An editor bound to a value: what is typed comes out, and another value from outside replaces what is shown. */
export function useRichEditor(options: RichEditorOptions): {
  readonly editor: Editor;
  readonly host: RefObject<HTMLDivElement | null>;
} {
  const { value, attributes } = options;
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const [editor] = useState(
    () => new Editor({ element: null, injectCSS: false, extensions: EXTENSIONS, content: value }),
  );
  const change = useEffectEvent(() => {
    const markup = markupOf(editor);
    if (markup === shown.current) return;
    shown.current = markup;
    options.onChange(markup);
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => pressShortcut(event, options));

  useEffect(() => {
    const emit = (): void => change();
    if (host.current !== null) editor.mount(host.current);
    editor.on('update', emit);
    return () => {
      editor.off('update', emit);
      editor.unmount();
    };
  }, [editor]);

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const attributesKey = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: JSON.parse(attributesKey) as Record<string, string>,
        // Of what is dropped, too.
        transformPastedHTML: readPasted,
        handlePaste: (_view, event) => isRefusedAsFiles(event.clipboardData),
        handleDrop: (_view, event) => isRefusedAsFiles(event.dataTransfer),
        handleKeyDown: (_view, event) => pressKey(event),
      },
    });
  }, [editor, attributesKey]);

  return { editor, host };
}

/** True when the key was one of ours: neither the editor nor the page acts on it then. */
function pressShortcut(event: KeyboardEvent, { onToolbar, onLink }: RichEditorOptions): boolean {
  const isToolbar = event.altKey && event.key === 'F10';
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
  if (!isToolbar && !isLink) return false;
  event.preventDefault();
  event.stopPropagation();
  (isToolbar ? onToolbar : onLink)();
  return true;
}

/** Redraws with every change of text or selection. */
export function useEditorState(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    [editor],
  );
  useSyncExternalStore(subscribe, () => editor.state);
}
