import type { ReactNode } from 'react';
import type { PersonChange, PersonChangeEntry } from '@cadence/shared-contract';
import { failedRead, useTimeZone } from '@cadence/shared-auth';
import {
  Avatar,
  Drawer,
  EmptyState,
  ErrorState,
  formatDateTime,
  SkeletonList,
  Timeline,
} from '@cadence/shared-ui';
import { History } from '@cadence/shared-ui/icons';
import { usePersonHistory } from './api/use-person-history.ts';

const NONE = 'none';

const WORDS: Readonly<Record<PersonChange, (from: string | null, to: string | null) => string>> = {
  Added: (_from, to) => `Added as ${to ?? NONE}`,
  Role: (from, to) => `Role: ${from ?? NONE} → ${to ?? NONE}`,
  Permissions: (from, to) => `Permissions: ${from ?? NONE} → ${to ?? NONE}`,
  Manager: (from, to) => `Manager: ${from ?? NONE} → ${to ?? NONE}`,
  Status: (from, to) => `Status: ${from ?? NONE} → ${to ?? NONE}`,
  Email: (from, to) => `Email: ${from ?? NONE} → ${to ?? NONE}`,
};

function itemOf({ Id, Change, From, To, By, CreatedAt }: PersonChangeEntry, zone: string) {
  const name = By?.Name ?? 'The operator';
  return {
    id: Id,
    lead: <Avatar id={By?.Id ?? 0} name={name} size="s" src={By?.Avatar ?? null} />,
    title: name,
    meta: formatDateTime(CreatedAt, zone),
    body: WORDS[Change](From, To),
  };
}

interface PersonChangesProps {
  readonly person: { readonly Id: number; readonly Name: string };
  readonly onClose: () => void;
}

/** Who changed whose role, permissions, manager and status, latest first; for the ceo and Org Admins. */
export function PersonChanges({ person, onClose }: PersonChangesProps): ReactNode {
  const zone = useTimeZone();
  const query = usePersonHistory(person.Id);
  const entries = query.data?.data ?? [];
  return (
    <Drawer width={400} title="Changes" subtitle={person.Name} onCloseRequest={onClose}>
      {query.isError && <ErrorState title="The changes could not be loaded" {...failedRead(query)} />}
      {query.isPending && <SkeletonList rows={4} label="Loading changes" />}
      {query.data && entries.length === 0 && (
        <EmptyState icon={<History aria-hidden />} title="No changes yet">
          Changes of role, permissions, manager and status will be listed here.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Timeline label={`Changes of ${person.Name}`} items={entries.map((entry) => itemOf(entry, zone))} />
      )}
    </Drawer>
  );
}
