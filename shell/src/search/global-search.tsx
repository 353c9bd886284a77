import { Kbd, usePageKeys } from '@cadence/shared-ui';
import { Search } from '@cadence/shared-ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { PartBoundary } from '../boundary/part-boundary.tsx';
import { EarlyField } from './early-field.tsx';
import { usePalette } from './load-palette.ts';
import { SEARCH_LABEL, useSearchText } from './search-text.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search button, its shortcut, and the field that is there at once while the palette's code is on its way (D-127). */
export function GlobalSearch({ onKeyboardHelp }: { readonly onKeyboardHelp: () => void }): ReactNode {
  const search = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const [hasTakenOver, setTakenOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { code: palette, isLate } = usePalette(isOpen);

  const open = (): void => {
    const { activeElement } = document;
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? activeElement
        : button.current;
    search.clear();
    setTakenOver(false);
    setOpen(true);
  };
  // The palette gives the focus back by itself.
  const closeEarly = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault();
    if (!isOpen) open();
    else if (hasTakenOver) setOpen(false);
    else closeEarly();
  });
  return (
    <>
      <button
        type="button"
        ref={button}
        className="sh-search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search aria-hidden />
        <span>{SEARCH_LABEL}</span>
        <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      {isOpen && !hasTakenOver && <EarlyField search={search} isLate={isLate} onClose={closeEarly} />}
      {isOpen && palette !== undefined && (
        <PartBoundary title="Search" onClose={() => setOpen(false)}>
          <palette.CommandPalette
            search={search}
            finalFocus={() => opener.current}
            onKeyboardHelp={onKeyboardHelp}
            onReady={() => setTakenOver(true)}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </>
  );
}
