import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { DiscType, UserManual } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useSession, useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  DraftNotice,
  Drawer,
  Field,
  KeptHint,
  TextArea,
  UnsavedDialog,
  useFirstErrorFocused,
} from '@cadence/shared-ui';
import { TriangleAlert } from '@cadence/shared-ui/icons';
import type { ManualPerson } from '../manual-person.ts';
import { AttachmentField } from './attachment-field.tsx';
import { missingPart } from './entry-form.ts';
import { EntryProblem } from './entry-problem.tsx';
import { Suggestion } from './suggestion.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useEntryForm, type EntryFormControl } from './use-entry-form.ts';

export interface EntryDrawerProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
  readonly onClose: () => void;
}

const UNSAVED = 'The DISC entry is not saved.';

/** What is missing before the entry can be saved (UMAN-006); null when nothing is. */
function whyNotYet({ values }: EntryFormControl): string | null {
  const missing = missingPart(values);
  if (missing === null) return null;
  return missing === 'Disc' ? MESSAGES.discTypeRequired : MESSAGES.discDescriptionRequired;
}

/** One's own type and description, with a PDF if there is one (people §5, §9). What is written is kept on the device. */
export function EntryDrawer({ person, manual, onClose }: EntryDrawerProps): ReactNode {
  const form = useEntryForm({ personId: person.Id, manual, onSaved: onClose });
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useFirstErrorFocused(fields, { errors: form.errors, attempts: form.attempts });
  useUnsavedGuard(form.isDirty, UNSAVED);
  const close = (): void => (form.isDirty ? setAsking(true) : onClose());
  const whyNot = whyNotYet(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (whyNot === null && !form.isSaving) form.submit();
  };
  return (
    <Drawer
      width={600}
      title={form.isNew ? 'Add DISC Manually' : 'Edit DISC Manually'}
      subtitle={`${person.Name} (You)`}
      onCloseRequest={close}
      onSubmit={submit}
      footer={<Foot form={form} whyNot={whyNot} onCancel={close} />}
    >
      <div className="cd-form" ref={fields}>
        <EntryProblem form={form} />
        <DraftNotice draft={form.draft} onRestore={form.restore} />
        <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title={MESSAGES.discReplaced}>
          Type, description and PDF are gone then, and cannot be brought back.
        </Callout>
        <EntryFields form={form} />
      </div>
      <UnsavedDialog
        open={isAsking}
        title={MESSAGES.unsavedChanges}
        keptDays={form.draft.keptDays}
        onDiscard={onClose}
        onContinue={() => setAsking(false)}
      >
        {UNSAVED}
      </UnsavedDialog>
    </Drawer>
  );
}

function EntryFields({ form }: { readonly form: EntryFormControl }): ReactNode {
  const { tenant } = useSession();
  /** The type chosen here whose suggestion was not accepted. */
  const [asked, setAsked] = useState<DiscType | null>(null);
  const { values, errors, set } = form;
  return (
    <>
      <TypeChoice
        value={values.Disc}
        error={errors.Disc}
        onChoose={(Disc) => {
          set({ Disc });
          setAsked(Disc);
        }}
      />
      <div className="mn-describe">
        <Field
          label="Description"
          note={`everyone at ${tenant.Name} reads it`}
          required
          error={errors.Description}
          counter={{ value: values.Description.length, max: LIMITS.discDescription }}
        >
          <TextArea
            minHeight={96}
            placeholder="How you work, and how others should work with you"
            value={values.Description}
            onChange={({ target }) => set({ Description: target.value })}
          />
        </Field>
        {asked !== null && asked === values.Disc && (
          <Suggestion
            type={asked}
            written={values.Description}
            onTake={(Description) => {
              set({ Description });
              setAsked(null);
            }}
          />
        )}
      </div>
      <AttachmentField
        value={values.FilePath}
        error={errors.FilePath}
        onChange={(FilePath) => set({ FilePath })}
      />
    </>
  );
}

interface FootProps {
  readonly form: EntryFormControl;
  readonly whyNot: string | null;
  readonly onCancel: () => void;
}

function Foot({ form, whyNot, onCancel }: FootProps): ReactNode {
  return (
    <div className="mn-foot">
      <KeptHint draft={form.draft} />
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        variant="primary"
        disabledReason={whyNot}
        loading={form.isSaving}
        loadingText="Saving"
      >
        Save
      </Button>
    </div>
  );
}
