import { useShell } from '@cadence/shared-auth';
import { Avatar, Dialog, foldText, Icon, plural, VisuallyHidden } from '@cadence/shared-ui';
import { Command, Search } from '@cadence/shared-ui/icons';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { mergeMenu } from '../frame/menu-items.ts';
import { usePlatform } from '../remotes/index.ts';
import { usePageExists } from '../routes/use-page-exists.ts';
import { useServices } from '../services/services-context.tsx';
import { findCommands, offerCommands } from './command-hits.ts';
import { SHORTEST, useGoalHits, usePaused, usePeopleHits, type SearchHit } from './search-sources.ts';

interface HitGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

interface Hits {
  /** Those that have hits. */
  readonly groups: readonly HitGroup[];
  /** What is said of them. */
  readonly status: string;
}

/**
 * Pages and commands by their names, then people, then goals. When all of them know nothing, the commands that could
 * take what is typed as their text.
 */
function useHitGroups(text: string): Hits {
  const platform = usePlatform();
  const exists = usePageExists();
  const query = usePaused(text.trim());
  const pages = mergeMenu(platform.menu())
    .filter(({ label }) => foldText(label).includes(foldText(text)))
    .map(({ key, label, icon, to }) => ({ id: `page-${key}`, label, icon, to, meta: '' }));
  const people = usePeopleHits(query, exists('/v3/profile/1'));
  const goals = useGoalHits(query, exists('/v3/goals/1'));
  const commands = platform.commands();
  const groups = [
    { label: 'Go to', hits: pages },
    { label: 'Commands', hits: findCommands(commands, text) },
    { label: 'People', hits: people.hits },
    { label: 'Goals', hits: goals.hits },
  ].filter(({ hits }) => hits.length > 0);
  const count = groups.flatMap(({ hits }) => hits).length;
  if (count > 0) return { groups, status: plural(count, 'result') };
  const isSettled = query === text.trim() && people.isSettled && goals.isSettled;
  if (!isSettled) return { groups, status: 'Searching' };
  const offers = query.length >= SHORTEST ? offerCommands(commands, query) : [];
  if (offers.length === 0) return { groups, status: 'Nothing found' };
  return { groups: [{ label: 'Nothing found. Use the text for', hits: offers }], status: 'Nothing found' };
}

/** Search, jump and give commands from anywhere: type, choose with the arrows, Enter. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { guards } = useServices();
  const shell = useShell();
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { groups, status } = useHitGroups(text);
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(activeIndex, hits.length - 1)];

  const open = (hit: SearchHit): void => {
    onClose();
    guards.leave(() => shell.navigate(hit.to));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (Math.min(activeIndex, hits.length - 1) + step + hits.length) % hits.length;
      setActiveIndex(next);
      document.getElementById(optionId(listId, hits[next]))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      open(active);
    }
  };

  return (
    <Dialog
      open
      width={600}
      title={<VisuallyHidden>Search or jump to</VisuallyHidden>}
      onCloseRequest={onClose}
      initialFocus={() => input.current}
    >
      <div className="sh-palette">
        <label className="sh-palette-field">
          <Search aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-label="Search or jump to"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && optionId(listId, active)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="A page, a person, a goal or a command"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActiveIndex(0);
            }}
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
        // The field keeps the focus and hears the keys (combobox pattern).
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
