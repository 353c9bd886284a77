import { createLateCode } from '../late-code/late-code.ts';

/** What is typed into, with the editor library under it: fetched when a page first shows an editor. */
const editorPanel = createLateCode(async () => {
  const { EditorPanel } = await import(
    /* webpackChunkName: "rich-text-editor" */ './editor/editor-panel.tsx'
  );
  return EditorPanel;
});

/** Fetches the editor, for example ahead of a page that offers it. Never rejects; a failed attempt can be repeated. */
export const loadRichTextEditor = editorPanel.preload;

/** The editor once it is here, else whether it could not be fetched, and how to try again. */
export const useEditorPanel = editorPanel.useCode;
