import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import { TOOLBAR, type ToolbarAction } from './toolbar-actions.tsx';
import { useEditorState } from './use-rich-editor.ts';

export interface ToolbarProps {
  readonly editor: Editor;
  /** Id of the text it is for. */
  readonly controls: string;
  readonly onLink: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

const IDS = TOOLBAR.flat().map(({ id }) => id);

/** Which button an arrow, Home or End leads to from the one with the focus; undefined for other keys. */
const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % IDS.length,
  ArrowLeft: (index) => (index + IDS.length - 1) % IDS.length,
  Home: () => 0,
  End: () => IDS.length - 1,
};

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

function spokenKeys(keys: string): string {
  return isMac()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl').replaceAll('+', ' + ');
}

interface ToolProps {
  readonly editor: Editor;
  readonly action: ToolbarAction;
  readonly isStop: boolean;
  readonly onStop: (id: string) => void;
  readonly onLink: () => void;
}

function Tool({ editor, action, isStop, onStop, onLink }: ToolProps): ReactNode {
  const { id, label, icon: Icon, keys, isOn, isPossible, run } = action;
  const canRun = isPossible?.(editor) ?? true;
  return (
    <Tooltip content={`${label} (${spokenKeys(keys)})`}>
      <button
        type="button"
        className="cd-rich-tool"
        data-tool={id}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-keyshortcuts={keys.replace('Mod', isMac() ? 'Meta' : 'Control')}
        {...(isOn !== undefined && { 'aria-pressed': isOn(editor) })}
        {...(!canRun && { 'aria-disabled': true })}
        // The text keeps its selection and its focus: what is pressed acts on them.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => onStop(id)}
        onClick={() => {
          if (run === null) onLink();
          else if (canRun) run(editor);
        }}
      >
        <Icon aria-hidden />
      </button>
    </Tooltip>
  );
}

/** The formatting buttons: one stop of the Tab key, arrows between them, Escape back to the text. */
export function Toolbar({ editor, controls, onLink, ref }: ToolbarProps): ReactNode {
  const [stop, setStop] = useState(IDS[0]);
  useEditorState(editor);
  const pressKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      editor.view.focus();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || stop === undefined) return;
    event.preventDefault();
    const next = IDS[step(IDS.indexOf(stop))];
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next ?? ''}"]`)?.focus();
  };
  return (
    // The keys belong to the buttons inside, whichever of them has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="cd-rich-bar"
      data-own-escape=""
      onKeyDown={pressKey}
    >
      {TOOLBAR.map((group) => (
        <span key={group[0]?.id} className="cd-rich-group">
          {group.map((action) => (
            <Tool
              key={action.id}
              editor={editor}
              action={action}
              isStop={action.id === stop}
              onStop={setStop}
              onLink={onLink}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
