import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useShell } from '@cadence/shared-auth';
import { cx, foldText } from '@cadence/shared-ui';
import { profilePath } from '../../people/person-path.ts';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import { outlineAction, rowByName } from './outline-keys.ts';
import type { OutlineAction } from './outline-keys.ts';
import { OutlineLine } from './outline-line.tsx';
import { outlineRows } from './outline-rows.ts';
import type { OutlineRow } from './outline-rows.ts';
import { useWindow } from './use-window.ts';

/** Pixels, as in the style sheet: for a pointer, and for a finger. */
const ROW_HEIGHT = 44;
const TOUCH_ROW_HEIGHT = 56;
/** Letters typed within this time belong together. */
const TYPING_MS = 600;

/** Collects what is typed quickly one letter after the other. */
function useTypedLetters(): (letter: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (letter) => {
    const now = performance.now();
    const isNew = now - typed.current.at > TYPING_MS;
    typed.current = { text: isNew ? letter : typed.current.text + letter, at: now };
    return foldText(typed.current.text);
  };
}

interface StartingRow {
  readonly selectedId: number | null;
  readonly viewerId: number;
}

/** The row the keys act on: the last one moved to, else the selected one, else the viewer's, else the first. */
function useActiveRow(rows: readonly OutlineRow[], start: StartingRow) {
  const { selectedId, viewerId } = start;
  const [active, setActive] = useState({ id: selectedId ?? viewerId, selectedId });
  if (active.selectedId !== selectedId) setActive({ id: selectedId ?? active.id, selectedId });
  const index = rows.findIndex(({ node }) => node.person.id === active.id);
  const setId = (id: number): void => setActive({ id, selectedId });
  return [Math.max(0, index), setId] as const;
}

interface OutlineProps {
  readonly model: ChartModel;
  /** A list for fingers, as on a phone: rows are higher and lead to the profiles. */
  readonly isList: boolean;
}

/**
 * The chart in words: a tree of everyone who is shown, in the same branches and with the same selection, for the
 * keyboard and for screen readers. Only the rows in sight are drawn.
 */
export function Outline({ model, isList }: OutlineProps): ReactNode {
  const { tree, open, viewerId, select, toggle } = model;
  const shell = useShell();
  const rowHeight = isList ? TOUCH_ROW_HEIGHT : ROW_HEIGHT;
  const selectedId = model.selected?.person.id ?? null;
  const rows = useMemo(() => outlineRows(tree, open), [tree, open]);
  const [active, setActiveId] = useActiveRow(rows, { selectedId, viewerId });
  const { scroller, from, until, show } = useWindow(rows.length, rowHeight);
  const spell = useTypedLetters();
  const id = useId();
  const activeRow = rows[active];
  const activeId = activeRow?.node.person.id;
  useEffect(() => show(active), [activeId]); // oxlint-disable-line react/exhaustive-deps -- scrolls for who, not where

  const choose = (personId: number): void =>
    isList ? shell.navigate(profilePath(personId)) : select(personId);
  const act = (action: OutlineAction | null): boolean => {
    if (!action || !activeRow) return false;
    if (action.kind === 'go') setActiveId(action.to.node.person.id);
    if (action.kind === 'toggle') for (const each of action.ids) toggle(each);
    if (action.kind === 'select') choose(activeRow.node.person.id);
    return true;
  };
  const typeLetter = (letter: string): boolean => {
    const text = spell(letter);
    // A second letter may still mean the row where the first one led.
    const before = text.length > 1 ? active - 1 : active;
    const row = rowByName(rows, before, (name) => foldText(name).startsWith(text));
    if (row) setActiveId(row.node.person.id);
    return row !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = /^\p{L}$/u.test(event.key);
    const isUsed = isLetter ? typeLetter(event.key) : act(outlineAction(event.key, rows, active));
    if (isUsed) event.preventDefault();
  };
  const drawn = rows.slice(from, until).map((row, offset) => ({ row, index: from + offset }));
  if (activeRow && (active < from || active >= until)) drawn.push({ row: activeRow, index: active });
  return (
    <div className={cx('oc-outline', isList && 'oc-list')} ref={scroller}>
      <div
        role="tree"
        aria-label="Org chart outline"
        tabIndex={0}
        className="oc-rows"
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
        {...(activeId !== undefined && { 'aria-activedescendant': `${id}-${activeId}` })}
      >
        {drawn.map(({ row, index }) => (
          <OutlineLine
            key={row.node.person.id}
            id={`${id}-${row.node.person.id}`}
            row={row}
            index={index}
            name={shownName(row.node, viewerId)}
            isSelected={row.node.person.id === selectedId}
            isViewer={row.node.person.id === viewerId}
            isLink={isList}
            isActive={index === active}
            onSelect={select}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
}
