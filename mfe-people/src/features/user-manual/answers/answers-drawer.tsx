import { useFormik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { UserManual } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { fieldErrors, keptForm, useLocalDraft, useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, TextInput } from '@cadence/shared-ui';
import { failureOf } from '../../forms/failure-of.ts';
import { useSaveAnswers } from '../api/own-changes.ts';
import type { ManualPerson } from '../manual-person.ts';
import { answersOf, ANSWERS_SCHEMA, changedAnswers, isAnswerValues } from './answers-form.ts';
import type { AnswerValues, OpenQuestion } from './answers-form.ts';

export interface AnswersDrawerProps {
  readonly person: ManualPerson;
  readonly manual: UserManual;
  readonly onClose: () => void;
}

const UNSAVED = 'The answers are not saved.';

function useAnswersForm(personId: number, manual: UserManual, onSaved: () => void) {
  const [before] = useState(() => answersOf(manual.Own?.Questions ?? []));
  const version = manual.CompletedAt ?? 'new';
  const draft = useLocalDraft<AnswerValues>({ entity: 'user-manual-answers', version }, isAnswerValues);
  const save = useSaveAnswers(personId, () => {
    draft.drop();
    onSaved();
  });
  const formik = useFormik<AnswerValues>({
    initialValues: before,
    validationSchema: ANSWERS_SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) =>
      save.mutate({ body: { Answers: changedAnswers(values, before) }, key: draft.formKey.value }),
  });
  const { set, restore } = keptForm(formik, draft);
  return {
    values: formik.values,
    errors: formik.errors as AnswerValues,
    attempts: formik.submitCount,
    draft,
    isDirty: changedAnswers(formik.values, before).length > 0,
    isSaving: save.isPending,
    failure: failureOf(save.error) ?? Object.values(fieldErrors(save.error))[0] ?? null,
    submit: () => void formik.submitForm(),
    set,
    restore,
  };
}

/** The own answers to the open questions: a choice to tap, or own words. */
export function AnswersDrawer({ person, manual, onClose }: AnswersDrawerProps): ReactNode {
  const questions = manual.Own?.Questions ?? [];
  const form = useAnswersForm(person.Id, manual, onClose);
  useUnsavedGuard(form.isDirty, UNSAVED);
  return (
    <FormDrawer
      width={600}
      title="Edit answers"
      subtitle="Managers above you and the ceo read them."
      isDirty={form.isDirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={form.isSaving}
      isSaveDisabled={!form.isDirty}
      errors={form.errors}
      attempts={form.attempts}
      failure={form.failure}
      draft={form.draft}
      onRestore={form.restore}
      onSave={form.submit}
      onClose={onClose}
    >
      {questions.map((question) => (
        <AnswerField
          key={question.Question}
          question={question}
          value={form.values[question.Question] ?? ''}
          error={form.errors[question.Question]}
          onChange={(text) => form.set({ [question.Question]: text })}
        />
      ))}
    </FormDrawer>
  );
}

interface AnswerFieldProps {
  readonly question: OpenQuestion;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function AnswerField({ question, value, error, onChange }: AnswerFieldProps): ReactNode {
  const { Text, Choices } = question;
  return (
    <div className="mn-question" role="group" aria-label={Text}>
      <Field label={Text} error={error} counter={{ value: value.length, max: LIMITS.answerChoice }}>
        <TextInput
          inputSize="lg"
          placeholder="In your own words"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="mn-choices">
        {Choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            onClick={() => onChange(choice === value ? '' : choice)}
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  );
}
