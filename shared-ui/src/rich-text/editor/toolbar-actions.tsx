import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';

/** A button of the toolbar. */
export interface ToolbarAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** As the editor library knows it, with `Mod` for Ctrl or ⌘. */
  readonly keys: string;
  /** Whether the text at the cursor has it; without it the button does something once. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether there is anything to do; always when absent. */
  readonly isPossible?: (editor: Editor) => boolean;
  /** What a press does; null asks for a link's address first. */
  readonly run: ((editor: Editor) => void) | null;
}

/** Groups in the order of the toolbar. */
export const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
  [
    {
      id: 'bold',
      label: 'Bold',
      icon: Bold,
      keys: 'Mod+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      id: 'italic',
      label: 'Italic',
      icon: Italic,
      keys: 'Mod+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      id: 'underline',
      label: 'Underline',
      icon: Underline,
      keys: 'Mod+U',
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
  ],
  [
    {
      id: 'heading',
      label: 'Heading',
      icon: Heading2,
      keys: 'Mod+Alt+2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'subheading',
      label: 'Subheading',
      icon: Heading3,
      keys: 'Mod+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      id: 'bullets',
      label: 'Bulleted list',
      icon: List,
      keys: 'Mod+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Mod+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      label: 'Quote',
      icon: TextQuote,
      keys: 'Mod+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      id: 'link',
      label: 'Link',
      icon: Link,
      keys: 'Mod+K',
      isOn: (editor) => editor.isActive('link'),
      run: null,
    },
  ],
  [
    {
      id: 'undo',
      label: 'Undo',
      icon: Undo2,
      keys: 'Mod+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      id: 'redo',
      label: 'Redo',
      icon: Redo2,
      keys: 'Mod+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
