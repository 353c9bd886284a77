import type { ReactNode } from 'react';
import { Button, plural } from '@cadence/shared-ui';
import type { ListNewsView } from '@cadence/shared-auth/query';

/** What the list would show differently, offered at its foot so that no row moves or is covered; empty while there is nothing. */
export function ListNews({ count, show }: ListNewsView): ReactNode {
  return (
    <div role="status">
      {count > 0 && (
        <Button variant="outline" size="sm" onClick={show}>
          {plural(count, 'goal')} changed · Show
        </Button>
      )}
    </div>
  );
}
