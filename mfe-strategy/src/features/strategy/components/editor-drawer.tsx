import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { useShell, useUnsavedGuard } from '@cadence/shared-auth';
import { Button, Drawer, KeptHint, Tabs, UnsavedDialog } from '@cadence/shared-ui';
import type { StrategyPlace } from '../strategy-place.ts';
import type { EditPart, StrategyField } from '../strategy-texts.ts';
import { EDIT_PARTS, partOf } from '../strategy-texts.ts';
import { findWritable, useFocusOnField } from '../use-focus-on-field.ts';
import { useStrategyForm } from '../use-strategy-form.ts';
import { EditorFields } from './editor-fields.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { PublishDrawer } from './publish-drawer.tsx';

export interface EditorDrawerProps {
  /** The newest copy that is known. */
  readonly newest: Strategy;
  readonly place: Extract<StrategyPlace, { kind: 'edit' }>;
  readonly onTurn: (place: StrategyPlace) => void;
  readonly onClose: () => void;
}

const UNSAVED = 'The strategy is not saved.';
const PART_LABELS: Readonly<Record<EditPart, string>> = {
  statements: 'Statements',
  objectives: 'Objectives',
  video: 'Video',
};

/** The whole strategy to write, in three parts (people §2.6). What is typed is kept on the device until it is saved. */
export function EditorDrawer({ newest, place, onTurn, onClose }: EditorDrawerProps): ReactNode {
  const shell = useShell();
  const form = useStrategyForm({
    strategy: newest,
    onRefused: (field) => {
      review(false);
      if (field !== null) pointAt(field);
    },
    onSaved: ({ IsPublish, isAll }) => {
      shell.toast({ title: IsPublish ? 'Strategy published' : 'Draft saved', tone: 'good' });
      // The text to be published stays on the screen after the draft has been saved.
      if (!IsPublish && isReviewingNow.current) return;
      review(false);
      if (isAll) onClose();
    },
  });
  const [isAsking, setAsking] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const isReviewingNow = useRef(false);
  const review = (isOpen: boolean): void => {
    isReviewingNow.current = isOpen;
    setReviewing(isOpen);
  };
  const [attempt, setAttempt] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useUnsavedGuard(form.isDirty, UNSAVED);
  const close = (): void => (form.isDirty ? setAsking(true) : onClose());
  const turn = (part: EditPart, field: StrategyField | null = null): void =>
    onTurn({ kind: 'edit', part, field });
  const pointAt = (field: StrategyField): void => {
    turn(partOf(field), field);
    setAttempt((before) => before + 1);
  };
  /** Does it when no field has an error. */
  const whenRight = (act: () => void): void => {
    const wrong = form.check();
    if (wrong === null) act();
    else pointAt(wrong);
  };
  const isUndecided = (form.meeting?.undecided.length ?? 0) > 0;
  const reason = isUndecided ? 'Choose between the two versions first.' : null;
  return (
    <Drawer
      width={720}
      title="Edit strategy"
      subtitle="Write it for the next 2 to 3 years."
      onCloseRequest={close}
      initialFocus={() => findWritable(fields.current, place.field)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isSaving && !isUndecided) whenRight(() => form.save(false));
      }}
      footer={
        <>
          <KeptHint draft={form.draft} />
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            loading={form.isSaving && !form.isPublishing}
            loadingText="Saving"
            reason="hidden"
            disabledReason={reason ?? (form.isDirty ? null : 'Nothing has changed yet.')}
          >
            Save Draft
          </Button>
          <Button
            variant="primary"
            reason="hidden"
            disabledReason={reason}
            onClick={() => whenRight(() => review(true))}
          >
            Publish…
          </Button>
        </>
      }
    >
      <EditorPane ref={fields} field={place.field} attempt={attempt}>
        <EditorNotices form={form} newest={newest} />
        <Tabs
          label="Parts of the strategy"
          value={place.part}
          items={EDIT_PARTS.map((part) => ({ id: part, label: PART_LABELS[part] }))}
          onChange={(id) => turn(EDIT_PARTS.find((part) => part === id) ?? 'statements')}
        >
          <EditorFields key={place.part} form={form} part={place.part} />
        </Tabs>
      </EditorPane>
      {isReviewing && (
        <PublishDrawer
          texts={form.texts}
          isPublishing={form.isPublishing}
          failure={form.failure}
          onPublish={() => form.save(true)}
          onClose={() => {
            form.stopWaiting();
            review(false);
          }}
        />
      )}
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={form.draft.keptDays}
        onContinue={() => setAsking(false)}
        onDiscard={onClose}
      >
        {UNSAVED}
      </UnsavedDialog>
    </Drawer>
  );
}

/** Inside the drawer, so that it is mounted with its fields. */
function EditorPane({
  ref,
  field,
  attempt,
  children,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly field: StrategyField | null;
  readonly attempt: number;
  readonly children: ReactNode;
}): ReactNode {
  useFocusOnField(ref, { field, attempt });
  return (
    <div className="st-editor" ref={ref}>
      {children}
    </div>
  );
}
