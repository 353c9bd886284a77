import { useShell } from '@cadence/shared-auth';
import { Avatar, Dialog, foldText, Icon, plural, VisuallyHidden } from '@cadence/shared-ui';
import { Command, Search } from '@cadence/shared-ui/icons';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { mergeMenu } from '../frame/menu-items.ts';
import { usePlatform } from '../remotes/index.ts';
import { usePageExists } from '../routes/use-page-exists.ts';
import { useServices } from '../services/services-context.tsx';
import { findCommands, offerCommands } from './command-hits.ts';
import { SHORTEST, useGoalHits, usePaused, usePeopleHits, type SearchHit } from './api/search-sources.ts';
import { SEARCH_LABEL, SEARCH_PLACEHOLDER, type SearchText } from './search-text.ts';

interface HitGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

interface Hits {
  /** The groups with hits. */
  readonly groups: readonly HitGroup[];
  /** The announcement of the hits. */
  readonly status: string;
  /** What Enter opens; null while that is not known, or when nothing was found. */
  readonly first: SearchHit | null;
  /** False while an answer is on its way. */
  readonly isSettled: boolean;
}

/**
 * Pages and commands by their names, then people, then goals. When none of them has a hit, the commands that could take
 * what is typed as their text.
 */
function useHitGroups(text: string): Hits {
  const platform = usePlatform();
  const exists = usePageExists();
  const query = usePaused(text.trim());
  const pages = mergeMenu(platform.menu())
    .filter(({ label }) => foldText(label).includes(foldText(text)))
    .map(({ key, label, icon, to }) => ({ id: `page-${key}`, label, icon, to, meta: '' }));
  const people = usePeopleHits(text.trim(), exists('/v3/profile/1'));
  const goals = useGoalHits(query, exists('/v3/goals/1'));
  const commands = platform.commands();
  const isSettled = query === text.trim() && people.isSettled && goals.isSettled;
  const groups = [
    { label: 'Go to', hits: pages },
    { label: 'Commands', hits: findCommands(commands, text) },
    { label: 'People', hits: people.hits },
    { label: 'Goals', hits: goals.hits.map((hit) => ({ ...hit, isStale: !isSettled })) },
  ].filter(({ hits }) => hits.length > 0);
  const hits = groups.flatMap((group) => group.hits);
  if (hits.length > 0)
    return { groups, status: plural(hits.length, 'result'), first: hits[0] ?? null, isSettled };
  if (!isSettled) return { groups, status: 'Searching', first: null, isSettled };
  const offers = query.length >= SHORTEST ? offerCommands(commands, query) : [];
  const status = 'Nothing found';
  if (offers.length === 0) return { groups, status, first: null, isSettled };
  return {
    groups: [{ label: 'Nothing found. Use the text for', hits: offers }],
    status,
    first: null,
    isSettled,
  };
}

interface CommandPaletteProps {
  readonly search: SearchText;
  /** The field here has the focus: the one before it may go. */
  readonly onReady: () => void;
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

/** Search, jump and give commands from anywhere: type, choose with the arrows, Enter. */
export function CommandPalette({ search, onReady, onClose, finalFocus }: CommandPaletteProps): ReactNode {
  const { guards } = useServices();
  const shell = useShell();
  const [activeIndex, setActiveIndex] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useHitGroups(search.text);
  const { groups, status } = found;
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(activeIndex, hits.length - 1)];

  const open = (hit: SearchHit): void => {
    onClose();
    guards.leave(() => shell.navigate(hit.to));
  };
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

function optionId(listId: string, hit: SearchHit | undefined): string {
  return `${listId}-${hit?.id ?? ''}`;
}

function HitLead({
  hit: { personId, label, icon = '', isCommand = false },
}: {
  readonly hit: SearchHit;
}): ReactNode {
  if (isCommand) return <Command aria-hidden />;
  return personId === undefined ? <Icon name={icon} /> : <Avatar id={personId} name={label} size="s" />;
}

interface HitListProps {
  readonly group: HitGroup;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onOpen: (hit: SearchHit) => void;
}

function HitList({ group, listId, activeId, onOpen }: HitListProps): ReactNode {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="sh-palette-group">
        {group.label}
      </div>
      {group.hits.map((hit) => (
        // The field keeps the focus and receives the keys (combobox pattern).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={hit.id}
          id={optionId(listId, hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit.id === activeId}
          className="sh-palette-hit"
          onClick={() => onOpen(hit)}
        >
          <span className="sh-palette-lead">
            <HitLead hit={hit} />
          </span>
          <span className="sh-palette-text">
            <span className="cd-cut">{hit.label}</span>
            <span className="sh-palette-meta cd-cut">{hit.meta}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
