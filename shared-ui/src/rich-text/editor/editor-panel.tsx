import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { LinkRow } from './link-row.tsx';
import { Toolbar } from './toolbar.tsx';
import { useRichEditor } from './use-rich-editor.ts';

export interface EditorPanelProps {
  readonly value: string;
  readonly onChange: (markup: string) => void;
  readonly id: string;
  readonly name: { readonly label: string } | { readonly labelId: string | undefined };
  /** Description, validity and duty from the field around it. */
  readonly described: Readonly<Record<string, string | boolean | undefined>>;
}

/** ARIA attributes as text, without empty ones; `hintId` is added to the description. */
function toAttributes(
  { described, name, id }: EditorPanelProps,
  hintId: string,
): Readonly<Record<string, string>> {
  const { 'aria-describedby': description, ...rest } = described;
  const named =
    'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelId ?? undefined };
  const all = {
    id,
    class: 'cd-rich-body',
    role: 'textbox',
    'aria-multiline': true,
    'aria-describedby': [description, hintId].filter(Boolean).join(' '),
    ...named,
    ...rest,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** The toolbar and the text; what a `RichTextEditor` shows once its code is here. */
export function EditorPanel(props: EditorPanelProps): ReactNode {
  const { value, onChange, id, name } = props;
  const hintId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const startLink = (): void => setLinking(true);
  const { editor, host } = useRichEditor({
    value,
    onChange,
    attributes: toAttributes(props, hintId),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onLink: startLink,
  });
  const labelId = 'labelId' in name ? name.labelId : undefined;
  // A label focuses inputs by itself, but not what is made editable.
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const focus = (): void => editor.view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);
  return (
    <>
      <Toolbar editor={editor} controls={id} onLink={startLink} ref={bar} />
      {isLinking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <div className="cd-rich-text" ref={host} />
      <span id={hintId} hidden>
        Alt + F10 leads to the formatting buttons.
      </span>
    </>
  );
}
