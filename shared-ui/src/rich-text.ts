import { registerStyles } from './styles/register-styles.ts';
import css from './rich-text/rich-text.css';

// With the face rather than with the design system: a page without formatted text pays nothing for it.
registerStyles('shared-ui-rich-text', css);

export { loadRichTextEditor } from './rich-text/load-editor.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { RichTextEditor, type RichTextEditorProps } from './rich-text/rich-text-editor.tsx';
