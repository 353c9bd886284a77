import { useId, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorText, useFieldControl, useFieldLabelId } from '../field/field.tsx';
import { useEditorPanel } from './load-editor.ts';
import { RichText } from './rich-text.tsx';

export interface RichTextEditorProps {
  /** Markup; '' for nothing. A value that did not come from `onChange` replaces what is shown, and is no typing. */
  readonly value: string;
  /** Called with every change of the text; '' when nothing is left to read. */
  readonly onChange: (markup: string) => void;
  /** Its accessible name where no Field is around it. */
  readonly label?: string;
  /** Pixels; it grows with its text between the two. */
  readonly minHeight?: number;
  readonly maxHeight?: number;
}

interface WaitingProps {
  readonly value: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** In place of the editor until its code is loaded; the text can be read already. */
function Waiting({ value, hasFailed, onRetry }: WaitingProps): ReactNode {
  return (
    <>
      <div className="cd-rich-bar" />
      <div className="cd-rich-text" aria-busy={!hasFailed}>
        {hasFailed && (
          <p className="cd-rich-failed">
            <ErrorText>The editor could not be loaded.</ErrorText>
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
          </p>
        )}
        <RichText markup={value} />
      </div>
    </>
  );
}

/**
 * Formatted text to write: bold, italic, underline, headings, lists, quotes, links, undo. Inside a Field it takes name,
 * description and validity from there. Its code is fetched when it is first shown.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { value, onChange, label, minHeight = 160, maxHeight = 480 } = props;
  const { code: Panel, hasFailed, retry } = useEditorPanel();
  const ownId = useId();
  const { id = ownId, ...described } = useFieldControl();
  const labelId = useFieldLabelId();
  const size = { '--cd-rich-min': `${minHeight}px`, '--cd-rich-max': `${maxHeight}px` };
  return (
    <div className="cd-rich" style={size as CSSProperties}>
      {Panel === undefined ? (
        <Waiting value={value} hasFailed={hasFailed} onRetry={retry} />
      ) : (
        <Panel
          value={value}
          onChange={onChange}
          id={String(id)}
          name={label === undefined ? { labelId } : { label }}
          described={described}
        />
      )}
    </div>
  );
}
