import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { cx, ErrorText, formatNumber } from '@cadence/shared-ui';
import { isTooLong } from '../editing.ts';

/** How many letters are left when the field begins to count. */
const COUNT_FROM = 200;

export interface PartFieldProps {
  readonly title: string;
  readonly value: string;
  /** The initial position of the caret; null for the end. */
  readonly caret: number | null;
  readonly onChange: (text: string) => void;
  /** What was typed stays. `isKept`: the focus goes back to the text. */
  readonly onLeave: (how: { readonly isKept: boolean }) => void;
  /** Undoes what was typed since it was opened. */
  readonly onTakeBack: () => void;
}

/** One text as a field that looks the same. Leaving it saves; Escape undoes. */
export function PartField({ title, value, caret, onChange, onLeave, onTakeBack }: PartFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const start = useRef(caret);
  const countId = useId();
  const { length } = [...value];
  const isLong = isTooLong(value);
  useEffect(() => {
    const box = field.current;
    if (box === null) return;
    box.focus({ preventScroll: true });
    const at = Math.min(start.current ?? box.value.length, box.value.length);
    box.setSelectionRange(at, at);
    box.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onTakeBack();
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onLeave({ isKept: true });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {/* The mirror behind the field gives it its height. */}
      <div className="sum-field" data-value={`${value} `}>
        <textarea
          ref={field}
          aria-label={`Text: ${title}`}
          rows={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onBlur={({ target }) => {
            // Another window took the focus: in this one, the field still has it.
            if (document.activeElement !== target) onLeave({ isKept: false });
          }}
          {...(isLong && { 'aria-invalid': true })}
          aria-describedby={countId}
        />
      </div>
      <div id={countId} className="sum-count" role={isLong ? 'alert' : undefined}>
        {isLong && (
          <ErrorText>
            Please use at most {formatNumber(LIMITS.summaryText)} characters; it is not saved yet.
          </ErrorText>
        )}
        {length > LIMITS.summaryText - COUNT_FROM && (
          <span className={cx('cd-counter', isLong && 'cd-over')}>
            {formatNumber(length)} of {formatNumber(LIMITS.summaryText)}
          </span>
        )}
      </div>
    </>
  );
}
