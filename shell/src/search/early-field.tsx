import { Search } from '@cadence/shared-ui/icons';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SEARCH_LABEL, SEARCH_PLACEHOLDER, type SearchText } from './search-text.ts';

const LATE =
  'The search can’t be loaded right now. Check your connection; it is tried again every two seconds, and what you have typed stays.';

/**
 * The palette's field before the palette's code has arrived. It looks the same and takes the focus within the press
 * that opens it, so that no key is lost and a phone shows its keyboard; the palette continues with its text.
 */
export function EarlyField({
  search,
  isLate,
  onClose,
}: {
  readonly search: SearchText;
  /** The code could not be fetched so far, and is asked for again and again. */
  readonly isLate: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // There is nothing else in here that could take the focus.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search.submit();
  };
  return (
    <div className="sh-palette-early">
      <button type="button" className="cd-scrim" aria-label="Close" tabIndex={-1} onClick={onClose} />
      <div className="cd-float cd-dialog" role="dialog" aria-modal aria-label={SEARCH_LABEL}>
        <div className="cd-dialog-body">
          <div className="sh-palette">
            <label className="sh-palette-field">
              <Search aria-hidden />
              <input
                ref={input}
                aria-label={SEARCH_LABEL}
                autoComplete="off"
                spellCheck={false}
                placeholder={SEARCH_PLACEHOLDER}
                value={search.text}
                onChange={({ target }) => search.type(target.value)}
                onKeyDown={onKeyDown}
              />
            </label>
            <p role="status" className="sh-palette-empty">
              {isLate ? LATE : 'Loading the search'}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
