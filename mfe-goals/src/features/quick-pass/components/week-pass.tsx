import { useEffect, useId, useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { failedRead, useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  DraftNotice,
  Drawer,
  EmptyState,
  ErrorState,
  isFocusNowhere,
  KeptHint,
  plural,
  ProgressBar,
  registerStyles,
  SkeletonList,
  UnsavedDialog,
} from '@cadence/shared-ui';
import { Clock } from '@cadence/shared-ui/icons';
import { radioOf } from '../pass-focus.ts';
import { isUnsavedView, nextScale, type RowView } from '../row-views.ts';
import { useWeekPass, type WeekPassState } from '../use-week-pass.ts';
import { PassHints } from './pass-hints.tsx';
import { PassRow } from './pass-row.tsx';
import { PassSummary } from './pass-summary.tsx';
import { PassWeekChoice } from './pass-week-choice.tsx';
import css from './week-pass.css';

registerStyles('goals-week-pass', css);

export interface WeekPassProps {
  /** The number of the week to show; null for the current one. */
  readonly week: number | null;
  readonly onWeek: (week: number) => void;
  readonly onClose: () => void;
}

/** 'You filled in 2 goals for week 8 but didn’t save them.' */
function unsavedSentence(unsaved: readonly RowView[]): string {
  const weeks = [...new Set(unsaved.map(({ row }) => row.week.week))].sort((a, b) => a - b);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(weeks.map(String));
  const them = unsaved.length === 1 ? 'it' : 'them';
  return `You filled in ${plural(unsaved.length, 'goal')} for week ${list} but didn’t save ${them}.`;
}

/** The weekly update of all own goals in one pass, made for the keyboard (core §4 Weekly update flow). */
export function WeekPass({ week, onWeek, onClose }: WeekPassProps): ReactNode {
  const pass = useWeekPass(week);
  const { chosen, unsaved, first, list } = pass;
  const [isAsking, setAsking] = useState(false);
  const doneId = useId();
  const isDirty = unsaved.length > 0;
  useUnsavedGuard(isDirty || pass.isSaving, isDirty ? unsavedSentence(unsaved) : 'An update is being saved.');
  useEffect(() => {
    // The row that had the focus is gone: all that is left is to close.
    if (pass.isSummary && isFocusNowhere()) document.getElementById(doneId)?.focus();
  }, [pass.isSummary, doneId]);
  const requestClose = (): void => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Drawer
        width={800}
        title="Update my week"
        subtitle="All your goals in one pass"
        {...(chosen !== null && { headerActions: <Progress pass={pass} week={chosen.week} /> })}
        onCloseRequest={requestClose}
        initialFocus={() =>
          first === null
            ? document.getElementById(doneId)
            : radioOf(list.current, first.row.id, nextScale(first.values))
        }
        footer={<Foot pass={pass} doneId={doneId} onClose={requestClose} />}
      >
        <div className="gl-pass-body">
          <Body pass={pass} onWeek={onWeek} />
        </div>
        <p className="cd-vh" role="status">
          {pass.said}
        </p>
      </Drawer>
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={pass.typed.draft.keptDays}
        onContinue={() => setAsking(false)}
        onDiscard={onClose}
      >
        {unsavedSentence(unsaved)}
      </UnsavedDialog>
    </>
  );
}

function Body({
  pass,
  onWeek,
}: {
  readonly pass: WeekPassState;
  readonly onWeek: (week: number) => void;
}): ReactNode {
  const { query, chosen, weeks, typed } = pass;
  if (chosen === null && query.isPending) return <SkeletonList rows={5} label="Loading your goals" />;
  if (chosen === null && query.error !== null) {
    return <ErrorState title="Your goals could not be loaded" {...failedRead(query)} />;
  }
  if (chosen === null) {
    return (
      <EmptyState icon={<Clock aria-hidden />} title="No goal takes an update right now">
        Approved goals take one every week, from the week of their approval on.
      </EmptyState>
    );
  }
  return (
    <>
      <DraftNotice draft={typed.draft} onRestore={typed.restore} />
      <PassWeekChoice weeks={weeks} chosen={chosen} unsaved={pass.unsaved} onChoose={onWeek} />
      {pass.isSummary ? (
        <PassSummary
          week={chosen}
          onChange={(id) => {
            pass.setChanging(chosen.startDate);
            pass.actions.show(id);
          }}
        />
      ) : (
        <Rows pass={pass} />
      )}
    </>
  );
}

/** The week's progress: 'Week 8, 2 of 5 updated'. */
function Progress({ pass, week }: { readonly pass: WeekPassState; readonly week: number }): ReactNode {
  const { posted, counted } = pass;
  return (
    <div className="gl-pass-progress">
      <ProgressBar
        label={`Week ${week}`}
        value={posted}
        max={counted}
        note={`${posted} of ${counted} updated`}
      />
    </div>
  );
}

function Rows({ pass }: { readonly pass: WeekPassState }): ReactNode {
  const { views, list, actions } = pass;
  return (
    <>
      <PassHints />
      <ol ref={list} className="gl-pass-rows">
        {views.map((view) => (
          <PassRow key={view.row.id} view={view} actions={actions} />
        ))}
      </ol>
    </>
  );
}

function Foot({
  pass,
  doneId,
  onClose,
}: {
  readonly pass: WeekPassState;
  readonly doneId: string;
  readonly onClose: () => void;
}): ReactNode {
  const unsaved = pass.views.filter(isUnsavedView).length;
  if (pass.isSummary || pass.chosen === null) {
    return (
      <Button id={doneId} variant={pass.isSummary ? 'primary' : 'outline'} onClick={onClose}>
        {pass.isSummary ? 'Done' : 'Close'}
      </Button>
    );
  }
  return (
    <>
      <KeptHint draft={pass.typed.draft} />
      <Button onClick={onClose}>Close</Button>
      <Button
        variant="primary"
        reason="hidden"
        disabledReason={unsaved === 0 ? 'Nothing to save' : null}
        onClick={pass.actions.saveAll}
      >
        {unsaved > 1 ? `Save All · ${unsaved}` : 'Save All'}
      </Button>
    </>
  );
}
