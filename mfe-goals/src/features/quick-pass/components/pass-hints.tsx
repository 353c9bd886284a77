import type { ReactNode } from 'react';
import { Kbd, useSingleKeys } from '@cadence/shared-ui';

/** Platforms whose keyboards have a command key instead of Ctrl; both keys work. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the pass, on one line. */
export function PassHints(): ReactNode {
  const [hasKeys] = useSingleKeys();
  return (
    <p className="gl-pass-hints">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> goal
      </span>
      {hasKeys && (
        <>
          <span>
            <Kbd>0</Kbd>–<Kbd>4</Kbd> likelihood, then quality
          </span>
          <span>
            <Kbd>=</Kbd> same as last week
          </span>
          <span>
            <Kbd>C</Kbd> comment
          </span>
        </>
      )}
      <span>
        <Kbd>Enter</Kbd> save, next
      </span>
      <span>
        <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>Enter</Kbd> save all
      </span>
    </p>
  );
}
