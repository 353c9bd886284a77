import { Avatar, Icon, useSingleKeys } from '@cadence/shared-ui';
import { Command } from '@cadence/shared-ui/icons';
import { useId, type ReactNode } from 'react';
import { KeyRow } from '../frame/key-row.tsx';
import type { SearchHit } from './api/search-sources.ts';
import type { HitGroup } from './use-hit-groups.ts';

export function optionId(listId: string, hit: SearchHit | undefined): string {
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

/** Hits of one kind. The field keeps the focus and receives the keys (combobox pattern). */
export function HitList({ group, listId, activeId, onOpen }: HitListProps): ReactNode {
  const headingId = useId();
  const [hasKeys] = useSingleKeys();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="sh-palette-group">
        {group.label}
      </div>
      {group.hits.map((hit) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
        <div
          key={hit.id}
          id={optionId(listId, hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit.id === activeId}
          aria-describedby={hasKeys && hit.hotkey ? `${optionId(listId, hit)}-keys` : undefined}
          className="sh-palette-hit"
          onClick={() => onOpen(hit)}
        >
          <span className="sh-palette-lead">
            <HitLead hit={hit} />
          </span>
          <span className="sh-palette-text">
            <bdi className="cd-cut">{hit.label}</bdi>
            {hit.meta !== '' && <bdi className="sh-palette-meta cd-cut">{hit.meta}</bdi>}
          </span>
          {hasKeys && hit.hotkey !== undefined && (
            <span id={`${optionId(listId, hit)}-keys`} className="sh-palette-keys" aria-hidden>
              <KeyRow keys={hit.hotkey.toUpperCase().split(' ')} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
