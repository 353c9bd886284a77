import { cx, Dialog, Switch, useSingleKeys } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { usePlatform } from '../remotes/index.ts';
import { KeyRow } from './key-row.tsx';
import type { Place } from './own-places.ts';
import { listHotkeys } from './use-hotkeys.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const COMMAND = isMac ? '⌘' : 'Ctrl';

interface Shortcut {
  /** Pressed together or one after the other, as they are printed. */
  readonly keys: readonly string[];
  readonly what: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const EVERYWHERE: readonly Shortcut[] = [
  { keys: [COMMAND, 'K'], what: 'Search, jump to a page, a person or a goal, or begin something new' },
  { keys: ['?'], what: 'Show these shortcuts' },
  { keys: [COMMAND, 'Enter'], what: 'Save or send the form that is open' },
  { keys: ['Esc'], what: 'Close what is open on top' },
];

const PAGES: readonly ShortcutGroup[] = [
  {
    title: 'Goals',
    shortcuts: [
      { keys: ['J', 'K'], what: 'Next and previous goal' },
      { keys: ['A'], what: 'Approve what is asked for' },
      { keys: ['X'], what: 'Select for several at once' },
      { keys: ['/'], what: 'Search the list' },
    ],
  },
  {
    title: 'Notifications',
    shortcuts: [
      { keys: ['J', 'K'], what: 'Next and previous notification' },
      { keys: ['Enter'], what: 'Open it' },
      { keys: ['A'], what: 'Approve' },
      { keys: ['E'], what: 'Mark as read' },
    ],
  },
  {
    title: 'Update my week',
    shortcuts: [
      { keys: ['↑', '↓'], what: 'Previous and next goal' },
      { keys: ['0', '–', '4'], what: 'Likelihood, then quality' },
      { keys: ['='], what: 'Same as last week' },
      { keys: ['C'], what: 'Comment' },
      { keys: ['Enter'], what: 'Save and go on' },
      { keys: [COMMAND, 'Enter'], what: 'Save all' },
    ],
  },
  {
    title: 'User manual assessment',
    shortcuts: [
      { keys: ['1', '–', '4'], what: 'Most like me' },
      { keys: ['Shift', '1', '–', '4'], what: 'Least like me' },
      { keys: ['Enter'], what: 'Next group' },
      { keys: ['←'], what: 'Previous group; Backspace does the same' },
    ],
  },
  {
    title: 'Matrix',
    shortcuts: [{ keys: ['←', '→', '↑', '↓'], what: 'From cell to cell; Enter keeps its goals' }],
  },
];

/** What is the same on every page: the hotkeys of commands first, then those that lead to pages. */
function everywhere(hotkeys: readonly Place[]): readonly ShortcutGroup[] {
  const shortcuts = hotkeys.map(({ hotkey = '', label }) => ({
    keys: hotkey.toUpperCase().split(' '),
    what: label,
  }));
  const [commands, pages] = [1, 2].map((count) => shortcuts.filter(({ keys }) => keys.length === count));
  const groups = [
    { title: 'Everywhere', shortcuts: [...EVERYWHERE, ...(commands ?? [])] },
    { title: 'Go to, one key after the other', shortcuts: pages ?? [] },
  ];
  return groups.filter((group) => group.shortcuts.length > 0);
}

/** A letter, digit or sign that acts by itself, and so can be switched off. */
function isSingle({ keys }: Shortcut): boolean {
  return !keys.includes(COMMAND) && keys.every((key) => key === 'Shift' || /^[A-Z0-9?/=–]$/.test(key));
}

/** Every key that does something, by where it does it, and the switch for single-key shortcuts (WCAG 2.1.4, D-132). */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [hasKeys, chooseKeys] = useSingleKeys();
  const groups = [...everywhere(listHotkeys(usePlatform())), ...PAGES];
  return (
    <Dialog open width={880} title="Keyboard shortcuts" onCloseRequest={onClose}>
      <div className="sh-keys">
        <Switch
          label="Single keys"
          hint="Letters, digits and signs act without Ctrl or ⌘. Switch them off if you speak to your device or press keys by accident. Kept for you on this device."
          checked={hasKeys}
          onChange={({ target }) => chooseKeys(target.checked)}
        />
        <div className="sh-keys-groups">
          {groups.map(({ title, shortcuts }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map((shortcut) => (
                  <ShortcutLine
                    key={shortcut.what}
                    shortcut={shortcut}
                    isOff={!hasKeys && isSingle(shortcut)}
                  />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function ShortcutLine({
  shortcut: { keys, what },
  isOff,
}: {
  readonly shortcut: Shortcut;
  readonly isOff: boolean;
}): ReactNode {
  return (
    <div className={cx(isOff && 'sh-key-off')}>
      <dt>
        <KeyRow keys={keys} />
      </dt>
      <dd>
        {what}
        {isOff && ' (off)'}
      </dd>
    </div>
  );
}
