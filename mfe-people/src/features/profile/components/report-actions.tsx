import { useState, type ReactNode } from 'react';
import type { DirectReport } from '@cadence/shared-contract';
import { useShell } from '@cadence/shared-auth';
import { IconButton, Menu, type MenuAction } from '@cadence/shared-ui';
import { Ellipsis } from '@cadence/shared-ui/icons';
import { orgChartPath, profilePath } from '../../people/person-path.ts';
import { useStatusChange } from '../api/use-deactivation.ts';
import { useReinvite } from '../api/use-reinvite.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';

/** The actions on a direct report from the table (people §2.3), as the server allows them. */
export function ReportActions({ person }: { readonly person: DirectReport }): ReactNode {
  const shell = useShell();
  const [isAsking, setAsking] = useState(false);
  const status = useStatusChange(person);
  const reinvite = useReinvite(person);
  const isGone = person.DeactivatedAt !== null;
  const items: MenuAction[] = [
    { id: 'profile', label: 'View Profile', onSelect: () => shell.navigate(profilePath(person.Id)) },
    { id: 'chart', label: 'View Org Chart', onSelect: () => shell.navigate(orgChartPath(person.Id)) },
  ];
  if (person.MayReinvite)
    items.push({ id: 'reinvite', label: 'Reinvite', onSelect: () => reinvite.mutate() });
  if (person.MayChangeStatus && isGone)
    items.push({ id: 'activate', label: 'Activate User', onSelect: () => status.mutate('people.activate') });
  if (person.MayChangeStatus && !isGone)
    items.push({
      id: 'deactivate',
      label: 'Deactivate User',
      tone: 'danger',
      onSelect: () => setAsking(true),
    });
  return (
    <span className="pe-row-action">
      <Menu
        label={`Actions for ${person.Name}`}
        align="end"
        items={items}
        trigger={
          <IconButton
            label={`Actions for ${person.Name}`}
            icon={<Ellipsis aria-hidden />}
            size="sm"
            variant="quiet"
          />
        }
      />
      <DeactivateDialog
        profile={person}
        open={isAsking}
        deactivating={status.isPending}
        onConfirm={() => status.mutate('people.deactivate', { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </span>
  );
}
