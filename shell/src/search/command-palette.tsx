import { Dialog, VisuallyHidden } from '@cadence/shared-ui';
import { Search } from '@cadence/shared-ui/icons';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useBegin } from '../routes/use-begin.ts';
import type { SearchHit } from './api/search-sources.ts';
import { HitList, optionId } from './hit-list.tsx';
import { useRecentHits } from './recent-hits.ts';
import { SEARCH_LABEL, SEARCH_PLACEHOLDER, type SearchText } from './search-text.ts';
import { useHitGroups, type Hits } from './use-hit-groups.ts';

interface CommandPaletteProps {
  readonly search: SearchText;
  /** The field here has the focus: the one before it may go. */
  readonly onReady: () => void;
  readonly onKeyboardHelp: () => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Opens the first result of a text that Enter was pressed for, once everything that could be first has answered. */
function useSubmitted(search: SearchText, { first, isSettled }: Hits, open: (hit: SearchHit) => void): void {
  const finish = useEffectEvent(() => {
    search.settle();
    if (first !== null) open(first);
  });
  const isDue = search.isSubmitted && isSettled;
  useEffect(() => {
    if (isDue) finish();
  }, [isDue]);
}

/** Opens what was found, and remembers that it was opened. */
function useOpenHit(onClose: () => void): (hit: SearchHit) => void {
  const begin = useBegin();
  const { note } = useRecentHits();
  return (hit) => {
    note(hit);
    onClose();
    if (hit.act) hit.act();
    else begin({ to: hit.to, ...(hit.commandKey !== undefined && { key: hit.commandKey }) });
  };
}

/** Search, jump and give commands from anywhere: type, choose with the arrows, Enter. */
export function CommandPalette(props: CommandPaletteProps): ReactNode {
  const { search, onReady, onKeyboardHelp, onClose, finalFocus } = props;
  const [activeIndex, setActiveIndex] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useHitGroups(search.text, onKeyboardHelp);
  const { groups, status } = found;
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(activeIndex, hits.length - 1)];

  const open = useOpenHit(onClose);
  useSubmitted(search, found, open);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (Math.min(activeIndex, hits.length - 1) + step + hits.length) % hits.length;
      setActiveIndex(next);
      document.getElementById(optionId(listId, hits[next]))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (active === undefined || (active.isStale === true && activeIndex === 0)) search.submit();
      else open(active);
    }
  };
  const onFocus = (): void => {
    // The dialog selects the field's text right after focusing it: the next key would replace what was typed early.
    queueMicrotask(() => input.current?.setSelectionRange(search.text.length, search.text.length));
    onReady();
  };

  return (
    <Dialog
      open
      width={600}
      title={<VisuallyHidden>{SEARCH_LABEL}</VisuallyHidden>}
      onCloseRequest={onClose}
      initialFocus={() => input.current}
      finalFocus={finalFocus}
    >
      <div className="sh-palette">
        <label className="sh-palette-field">
          <Search aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-label={SEARCH_LABEL}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && optionId(listId, active)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={SEARCH_PLACEHOLDER}
            value={search.text}
            onChange={(event) => {
              search.type(event.target.value);
              setActiveIndex(0);
            }}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          />
        </label>
        <div id={listId} role="listbox" aria-label="Results" className="sh-palette-list">
          {groups.map((group) => (
            <HitList key={group.label} group={group} listId={listId} activeId={active?.id} onOpen={open} />
          ))}
        </div>
        <p role="status" className={hits.length > 0 ? 'cd-vh' : 'sh-palette-empty'}>
          {status}
        </p>
      </div>
    </Dialog>
  );
}
