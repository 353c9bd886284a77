import { registerStyles } from './styles/register-styles.ts';
import { richTextStyles } from './rich-text/rich-text.styles.ts';

// With the face rather than with the design system: a page without formatted text pays nothing for it.
registerStyles('shared-ui-rich-text', richTextStyles);

export { loadRichTextEditor } from './rich-text/load-editor.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { RichTextEditor, type RichTextEditorProps } from './rich-text/rich-text-editor.tsx';
