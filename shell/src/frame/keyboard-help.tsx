import { Dialog, Kbd } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const COMMAND = isMac ? '⌘' : 'Ctrl';

interface Shortcut {
  /** Pressed together or one after the other, as they are printed. */
  readonly keys: readonly string[];
  readonly what: string;
}

const GROUPS: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [COMMAND, 'K'], what: 'Search, jump to a page, a person or a goal, or begin something new' },
      { keys: ['?'], what: 'Show these shortcuts' },
      { keys: ['Esc'], what: 'Close what is open on top' },
    ],
  },
  {
    title: 'Goals',
    shortcuts: [
      { keys: ['j', 'k'], what: 'Next and previous goal' },
      { keys: ['/'], what: 'Search the list' },
    ],
  },
  {
    title: 'Update my week',
    shortcuts: [
      { keys: ['↑', '↓'], what: 'Previous and next goal' },
      { keys: ['0', '–', '4'], what: 'Likelihood, then quality' },
      { keys: ['='], what: 'Same as last week' },
      { keys: ['c'], what: 'Comment' },
      { keys: ['Enter'], what: 'Save and go on' },
      { keys: [COMMAND, 'Enter'], what: 'Save all' },
    ],
  },
  {
    title: 'Matrix',
    shortcuts: [{ keys: ['←', '→', '↑', '↓'], what: 'From cell to cell; Enter keeps its goals' }],
  },
];

/** Every key that does something, by where it does it. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog open width={600} title="Keyboard shortcuts" onCloseRequest={onClose}>
      <div className="sh-keys">
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, what }) => (
                <div key={what}>
                  <dt>{keys.map((key) => (key === '–' ? key : <Kbd key={key}>{key}</Kbd>))}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
