import { useState, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { fieldErrors, useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, TextArea } from '@cadence/shared-ui';
import { failureOf } from '../../forms/failure-of.ts';
import { useResponsibilityChange } from '../api/use-settings.ts';

export interface EditResponsibilityProps {
  readonly personId: number;
  readonly text: string;
  readonly onClose: () => void;
}

const UNSAVED = 'The responsibilities are not saved.';

/** What a person is responsible for, in their own words or their manager's (people §2.3). */
export function EditResponsibility({ personId, text: before, onClose }: EditResponsibilityProps): ReactNode {
  const [text, setText] = useState(before);
  const [isTried, setTried] = useState(false);
  const change = useResponsibilityChange(personId, onClose);
  const isBlank = text.trim() === '';
  const missing = isTried && isBlank ? MESSAGES.responsibilityRequired : undefined;
  const refused = fieldErrors(change.error)['Body'];
  useUnsavedGuard(text !== before, UNSAVED);
  return (
    <FormDrawer
      title="Edit Responsibility"
      width={600}
      isDirty={text !== before}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={change.isPending}
      failure={failureOf(change.error)}
      onSave={() => {
        setTried(true);
        if (!isBlank) change.mutate(text.trim());
      }}
      onClose={onClose}
    >
      <Field label="Responsibilities" error={missing ?? refused}>
        <TextArea
          minHeight={160}
          dir="auto"
          maxLength={LIMITS.responsibility}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDrawer>
  );
}
