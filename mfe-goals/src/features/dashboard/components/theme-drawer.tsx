import type { ReactNode } from 'react';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { Dashboard } from '@cadence/shared-contract';
import { errorSentence, fieldErrors, keptForm, useUnsavedGuard, useLocalDraft } from '@cadence/shared-auth';
import { Field, FormDrawer, TextInput } from '@cadence/shared-ui';
import { periodLabel } from '../../goal/period-label.ts';
import { useThemeChange } from '../api/theme.ts';

const SCHEMA = object({
  Title: string()
    .trim()
    .required(MESSAGES.themeRequired)
    .max(LIMITS.themeTitle, `A theme has at most ${LIMITS.themeTitle} characters.`),
});

interface Values {
  readonly Title: string;
}

function isValues(value: unknown): value is Values {
  return typeof (value as Partial<Values> | null)?.Title === 'string';
}

export interface ThemeDrawerProps {
  /** Null: there is none yet. */
  readonly theme: Dashboard['Theme'];
  readonly period: Dashboard['Period'];
  readonly onClose: () => void;
}

function useThemeForm({ theme, period, onClose }: ThemeDrawerProps) {
  const key = { entity: `theme:${period.Id}`, version: theme?.UpdatedAt ?? 'new' };
  const draft = useLocalDraft<Values>(key, isValues);
  const change = useThemeChange(() => {
    draft.drop();
    onClose();
  });
  const formik = useFormik<Values>({
    initialValues: { Title: theme?.Title ?? '' },
    validationSchema: SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ Title }, helpers) => {
      change.mutate(Title.trim(), { onError: (error) => helpers.setErrors(fieldErrors(error)) });
    },
  });
  return { formik, draft, change, ...keptForm(formik, draft) };
}

const UNSAVED = 'The theme is not saved.';

/** Adds or edits the theme of the period, 720 px wide (core §9). */
export function ThemeDrawer(props: ThemeDrawerProps): ReactNode {
  const { theme, period, onClose } = props;
  const { formik, draft, change, set, restore } = useThemeForm(props);
  useUnsavedGuard(formik.dirty, UNSAVED);
  const { values, errors } = formik;
  const isRefused = change.error !== null && errors.Title === undefined;
  return (
    <FormDrawer
      width={720}
      title={theme === null ? 'Add Theme' : 'Edit Theme'}
      subtitle={`The company goals of ${periodLabel(period)}`}
      isDirty={formik.dirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={change.isPending}
      errors={errors}
      attempts={formik.submitCount}
      failure={isRefused ? errorSentence(change.error) : null}
      draft={draft}
      onRestore={restore}
      onSave={() => void formik.submitForm()}
      onClose={onClose}
    >
      <Field label="Theme" error={errors.Title} hint="One sentence that all goals of the quarter serve.">
        <TextInput
          name="Title"
          value={values.Title}
          maxLength={LIMITS.themeTitle}
          onChange={({ target }) => set({ Title: target.value })}
        />
      </Field>
    </FormDrawer>
  );
}
