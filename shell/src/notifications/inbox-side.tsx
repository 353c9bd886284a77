import { Kbd, Switch, useSingleKeys } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useOwnMails } from './api/own-mails.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J', 'K'], 'Next, previous'],
  [['Enter'], 'Open'],
  [['A'], 'Approve'],
  [['E'], 'Mark as read'],
  [['?'], 'All keys'],
];

/** What stands beside a wide list: its keys, and whether news come by mail. */
export function InboxSide(): ReactNode {
  const [hasKeys] = useSingleKeys();
  const { isOn, address, choose } = useOwnMails();
  return (
    <aside className="sh-inbox-side" aria-label="Keys and mail">
      {hasKeys && (
        <section>
          <h2>Keys</h2>
          <dl className="sh-inbox-keys">
            {KEYS.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2>E-mail</h2>
        <p>We bundle news into one e-mail every ten minutes.</p>
        {isOn !== undefined && (
          <Switch
            label="Email notifications"
            hint={`To ${address}`}
            checked={isOn}
            onChange={({ target }) => choose(target.checked)}
          />
        )}
      </section>
    </aside>
  );
}
