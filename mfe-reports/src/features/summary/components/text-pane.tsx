import { useId, useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, DraftNotice, EmptyState, plural, Tag, useIsPhone } from '@cadence/shared-ui';
import { History, List, Sparkles } from '@cadence/shared-ui/icons';
import { useChoices } from '../api/choices.ts';
import type { SummaryPart } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { PartSection } from './part-section.tsx';
import { SavedStatus } from './saved-status.tsx';
import { MoreMenu } from './summary-menus.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

/** Who wrote the first text, whether what was typed is saved, and the versions. */
function Head({ form }: { readonly form: SummaryForm }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { Label, Version } = form.base.Saved;
  // On a phone a line of its own, below what can be pressed.
  const isPhone = useIsPhone();
  const status = <SavedStatus form={form} />;
  return (
    <div className="sum-bar-row">
      <Tag icon={Label === MESSAGES.writtenByModel ? <Sparkles aria-hidden /> : <List aria-hidden />}>
        {Label}
      </Tag>
      {!isPhone && status}
      <Button
        size="sm"
        variant="quiet"
        className="cd-push"
        icon={<History className="cd-i-14" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {plural(Version, 'version')}
      </Button>
      <MoreMenu form={form} />
      {isPhone && status}
      {isOpen && <VersionsDrawer form={form} onClose={() => setOpen(false)} />}
    </div>
  );
}

export interface TextPaneProps {
  readonly form: SummaryForm;
  readonly activeKey: string | null;
  readonly onActive: (part: SummaryPart) => void;
}

/** The texts of the summary, edited in place (AI-008). */
export function TextPane({ form, activeKey, onActive }: TextPaneProps): ReactNode {
  const { data: choices } = useChoices();
  const hintId = useId();
  const { Title, Kind } = form.base.Saved;
  const isWithoutGoals = Kind === 'quarter' && (form.shown.Context?.Goals.length ?? 0) === 0;
  return (
    <section className="sum-text" aria-label="Text">
      <Head form={form} />
      <div className="sum-scroll">
        <p id={hintId} hidden>
          Press Enter to edit
        </p>
        <DraftNotice draft={form.draft} onRestore={form.restore} />
        {form.parts.map((part) => (
          <PartSection
            key={part.key}
            form={form}
            part={part}
            isActive={part.key === activeKey}
            hasModel={choices?.HasModel === true}
            hintId={hintId}
            onActive={() => onActive(part)}
          />
        ))}
        {isWithoutGoals && (
          <EmptyState size="sm" title={`No goals in ${Title}`}>
            There was no goal in this quarter that you may see.
          </EmptyState>
        )}
      </div>
    </section>
  );
}
