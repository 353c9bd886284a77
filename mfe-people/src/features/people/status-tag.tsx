import type { ReactNode } from 'react';
import { Tag } from '@cadence/shared-ui';
import { CircleX, Mail } from '@cadence/shared-ui/icons';
import { personStatus } from '@cadence/shared-contract';

type Instants = Parameters<typeof personStatus>[0];

/** A person's status: exceptions are a tag, 'Active' is plain text. */
export function StatusTag({ person }: { readonly person: Instants }): ReactNode {
  const status = personStatus(person);
  switch (status) {
    case 'Active':
      return <span className="cd-ink2">Active</span>;
    case 'Invited':
      return <Tag icon={<Mail aria-hidden />}>Invited</Tag>;
    case 'Deactivated':
      return (
        <Tag tone="bad" icon={<CircleX aria-hidden />}>
          Deactivated
        </Tag>
      );
  }
}
