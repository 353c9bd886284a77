import { DataTable, EmptyState, Tag, type DataColumn } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import type { SharedInstance } from '../remotes/index.ts';
import type { InspectedContribution, InspectedIncident, InspectedRemote, Inspection } from './inspection.ts';
import { showMs } from './inspection-text.ts';

interface ModuleRow {
  readonly remote: InspectedRemote;
  readonly module: InspectedRemote['modules'][number] | null;
}

const REMOTE_COLUMNS: readonly DataColumn<ModuleRow>[] = [
  {
    id: 'remote',
    width: '240px',
    header: 'Remote',
    rowHeader: true,
    cell: ({ remote: { name, version, override } }) => (
      <>
        {name} <span className="cd-ink3 cd-tn">{version}</span> {override !== null && <Tag>override</Tag>}
      </>
    ),
  },
  {
    id: 'entry',
    header: 'Entry',
    numeric: true,
    width: '80px',
    cell: ({ remote }) => showMs(remote.entryMs),
  },
  { id: 'module', header: 'Module', width: '200px', cell: ({ module }) => module?.expose ?? '–' },
  {
    id: 'took',
    header: 'Took',
    numeric: true,
    width: '80px',
    cell: ({ module }) => showMs(module?.ms ?? null),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ module }) => (
      <span className={module?.hasFailed === true ? 'sh-inspector-bad' : undefined}>
        {module?.state ?? 'not asked for'}
      </span>
    ),
  },
];

/** A line for each module that was asked for, and one for each remote of which nothing was. */
export function RemoteList({ remotes }: { readonly remotes: readonly InspectedRemote[] }): ReactNode {
  const rows = remotes.flatMap((remote): ModuleRow[] =>
    remote.modules.length === 0
      ? [{ remote, module: null }]
      : remote.modules.map((module) => ({ remote, module })),
  );
  if (rows.length === 0) return <EmptyState size="sm" title="No registry, no remotes" />;
  return (
    <DataTable
      compact
      caption="Remotes and their modules"
      columns={REMOTE_COLUMNS}
      rows={rows}
      rowKey={({ remote, module }) => `${remote.name} ${module?.expose ?? ''}`}
    />
  );
}

const SLOT_COLUMNS: readonly DataColumn<InspectedContribution>[] = [
  { id: 'slot', header: 'Slot', width: '140px', cell: ({ slot }) => slot },
  { id: 'origin', header: 'From', width: '200px', rowHeader: true, cell: ({ id }) => id },
  { id: 'title', header: 'Name', width: '180px', cell: ({ title }) => title },
  { id: 'state', header: 'State', cell: ({ state }) => state },
];

/** What is contributed for this person, whether it is on the page or not. */
export function SlotList({
  contributions,
}: {
  readonly contributions: readonly InspectedContribution[];
}): ReactNode {
  if (contributions.length === 0) return <EmptyState size="sm" title="Nothing is contributed to any slot" />;
  return (
    <DataTable
      compact
      caption="Contributions to slots"
      columns={SLOT_COLUMNS}
      rows={contributions}
      rowKey={({ slot, id }) => `${slot} ${id}`}
    />
  );
}

const SHARED_COLUMNS: readonly DataColumn<SharedInstance>[] = [
  { id: 'name', header: 'Package', rowHeader: true, cell: ({ name }) => name },
  { id: 'version', header: 'Version', cell: ({ version }) => version },
  { id: 'from', header: 'From', cell: ({ from }) => from },
];

/** What a page has once: faults first, with what to do, and then what is shared. */
export function SharedList({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const { faults, shared } = inspection;
  return (
    <>
      {faults.length === 0 ? (
        <p className="cd-ink2">Every remote that has run uses the shell’s instances.</p>
      ) : (
        <ul className="sh-inspector-faults" aria-label="Second instances">
          {faults.map(({ remote, name, sentence }) => (
            <li key={`${remote} ${name}`} className="sh-inspector-bad">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <DataTable
        compact
        caption="Shared packages"
        columns={SHARED_COLUMNS}
        rows={shared}
        rowKey={({ name, version, from }) => `${name} ${version} ${from}`}
      />
    </>
  );
}

const INCIDENT_COLUMNS: readonly DataColumn<InspectedIncident>[] = [
  { id: 'id', header: 'Incident', width: '100px', rowHeader: true, cell: ({ id }) => id },
  { id: 'phase', header: 'Phase', width: '80px', cell: ({ phase }) => phase || '–' },
  {
    id: 'where',
    header: 'Where',
    width: '240px',
    cell: ({ where, version }) => `${where} ${version}`.trim() || '–',
  },
  { id: 'message', header: 'What', cell: ({ message }) => message },
];

/** What this page has reported, the last first. */
export function ErrorList({ incidents }: { readonly incidents: readonly InspectedIncident[] }): ReactNode {
  if (incidents.length === 0) return <EmptyState size="sm" title="Nothing has failed on this page" />;
  return (
    <DataTable
      compact
      caption="Errors of this page"
      columns={INCIDENT_COLUMNS}
      rows={incidents}
      rowKey={({ id }) => id}
    />
  );
}
