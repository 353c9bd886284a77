import { useState, type ReactNode } from 'react';
import { HeaderContent, useSession, useShell, useTimeZone } from '@cadence/shared-auth';
import { Button, IconButton, Menu, plural, type MenuEntry } from '@cadence/shared-ui';
import { ChartColumn, Ellipsis, Plus, RefreshCw, Trash2 } from '@cadence/shared-ui/icons';
import type { SavedSummary } from '@cadence/shared-contract';
import { useChoices } from '../api/choices.ts';
import { useDeleteSummary } from '../api/delete-summary.ts';
import { useSavedSummaries } from '../api/summary.ts';
import { savedPath, startPath } from '../summary-place.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { AUDIENCE_LABELS, momentText } from '../words.ts';
import { UsageDialog } from './usage-dialog.tsx';

const nameOf = ({ Title, Audience }: SavedSummary): string =>
  Audience === 'me' ? Title : `${Title}, ${AUDIENCE_LABELS[Audience]}`;

/** The other saved summaries of the kind. */
export function SavedMenu({
  saved,
  isInHeader,
}: {
  readonly saved: SavedSummary;
  /** Otherwise where it is rendered: a phone's header has no room for a title and a choice. */
  readonly isInHeader: boolean;
}): ReactNode {
  const shell = useShell();
  const timeZone = useTimeZone();
  const { period } = useSession();
  const { data } = useSavedSummaries();
  const others = data?.Summaries.filter(({ Kind }) => Kind === saved.Kind) ?? [saved];
  const items: readonly MenuEntry[] = [
    { id: 'saved', heading: 'Saved summaries' },
    ...others.map((other) => ({
      id: String(other.Id),
      label: nameOf(other),
      hint: `${plural(other.Slides, 'slide')}, ${momentText(other.UpdatedAt, timeZone, period.Today)}`,
      checked: other.Id === saved.Id,
      onSelect: () => shell.navigate(savedPath(other)),
    })),
    { id: 'line', separator: true },
    {
      id: 'new',
      label: 'New summary',
      icon: <Plus aria-hidden />,
      onSelect: () => shell.navigate(startPath(saved.Kind)),
    },
  ];
  const menu = (
    <Menu
      label="Saved summaries"
      align="start"
      trigger={
        <Button size="sm" caret aria-label={`Summary: ${nameOf(saved)}`}>
          {nameOf(saved)}
        </Button>
      }
      items={items}
    />
  );
  return isInHeader ? <HeaderContent>{menu}</HeaderContent> : menu;
}

/** Less frequent actions on a summary. */
export function MoreMenu({ form }: { readonly form: SummaryForm }): ReactNode {
  const shell = useShell();
  const { profile } = useSession();
  const { data: choices } = useChoices();
  const [isUsageOpen, setUsageOpen] = useState(false);
  const remove = useDeleteSummary(form);
  const mayReadUsage = choices?.HasModel === true && (profile.RoleName === 'ceo' || profile.IsOrgAdmin);
  const { Saved } = form.base;
  return (
    <>
      <Menu
        label="More actions"
        align="end"
        trigger={<IconButton size="sm" label="More actions" icon={<Ellipsis aria-hidden />} />}
        items={[
          {
            id: 'again',
            label: 'Generate again',
            icon: <RefreshCw aria-hidden />,
            onSelect: () => shell.navigate(startPath(Saved.Kind, Saved)),
          },
          ...(mayReadUsage
            ? [
                {
                  id: 'usage',
                  label: 'Use of the model',
                  icon: <ChartColumn aria-hidden />,
                  onSelect: () => setUsageOpen(true),
                },
              ]
            : []),
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => {
              if (!remove.isPending) remove.mutate();
            },
          },
        ]}
      />
      {isUsageOpen && <UsageDialog onClose={() => setUsageOpen(false)} />}
    </>
  );
}
