import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { EditorPanelProps } from './editor/editor-panel.tsx';

interface Loading {
  /** What is typed into, with the editor library under it: fetched when a page first shows an editor. */
  readonly Panel: ComponentType<EditorPanelProps> | undefined;
  readonly hasFailed: boolean;
}

const listeners = new Set<() => void>();
let state: Loading = { Panel: undefined, hasFailed: false };
let pending: Promise<void> | undefined;

function show(next: Loading): void {
  state = next;
  for (const listener of listeners) listener();
}

async function fetchParts(): Promise<void> {
  try {
    const { EditorPanel } = await import(
      /* webpackChunkName: "rich-text-editor" */ './editor/editor-panel.tsx'
    );
    show({ Panel: EditorPanel, hasFailed: false });
  } catch {
    pending = undefined;
    show({ Panel: undefined, hasFailed: true });
  }
}

/** Fetches the editor, for example when a page is about to offer it. Never rejects; a failed attempt can be repeated. */
export function loadRichTextEditor(): Promise<void> {
  if (state.hasFailed) show({ Panel: undefined, hasFailed: false });
  pending ??= fetchParts();
  return pending;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The editor once it is here, and whether the last attempt failed. */
export function useEditorPanel(): Loading {
  const current = useSyncExternalStore(subscribe, () => state);
  useEffect(() => void loadRichTextEditor(), []);
  return current;
}
