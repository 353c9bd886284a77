import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { ErrorText } from '../../field/field.tsx';
import { toLinkAddress } from '../link-address.ts';

export interface LinkRowProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function currentAddress(editor: Editor): string {
  const { href } = editor.getAttributes('link') as { readonly href?: string | null };
  return href ?? '';
}

/** Links the selected words, the link at the cursor, or, with nothing selected, writes the address itself. */
function setLink(editor: Editor, href: string, typed: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Asks for the address of a link, under the toolbar. Enter takes it, Escape goes back to the text. */
export function LinkRow({ editor, onClose }: LinkRowProps): ReactNode {
  const [before] = useState(() => currentAddress(editor));
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = (): void => {
    editor.view.focus();
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const apply = (): void => {
    const href = toLinkAddress(typed);
    if (href === null) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    setLink(editor, href, typed.trim());
    onClose();
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else apply();
  };
  return (
    <div className="cd-rich-link" role="group" aria-label="Link" data-own-escape="">
      <input
        ref={input}
        type="text"
        inputMode="url"
        autoComplete="off"
        className="cd-input"
        aria-label="Address of the link"
        placeholder="example.com or name@example.com"
        value={typed}
        onKeyDown={pressKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      <Button size="sm" onClick={apply}>
        Apply
      </Button>
      {before !== '' && (
        <Button size="sm" variant="quiet" onClick={remove}>
          Remove
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={close}>
        Cancel
      </Button>
      {isWrong && <ErrorText id={id}>Enter a web address or an email address.</ErrorText>}
    </div>
  );
}
