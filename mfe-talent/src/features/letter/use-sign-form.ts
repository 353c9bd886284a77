import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { errorSentence, fieldErrors, keptForm, useLocalDraft, useShell } from '@cadence/shared-auth';
import { afterStep } from '../writing/words.ts';
import { useSignAppraisal } from './api/sign-appraisal.ts';
import {
  isSameSign,
  isSignValues,
  SIGN_SCHEMA,
  signDraft,
  startValues,
  type SignValues,
} from './sign-form.ts';

/** What is typed, kept on this device under the appraisal. The form begins with what was found for the same version. */
function useSignDraft({ Id, UpdatedAt }: Appraisal) {
  const [version] = useState(UpdatedAt);
  const draft = useLocalDraft<SignValues>(
    { entity: signDraft(Id), version, isTakenOver: true },
    isSignValues,
  );
  const [begun] = useState(draft.isOlder ? null : (draft.found?.values ?? null));
  const takeOver = useEffectEvent(() => {
    if (!draft.isOlder) draft.take();
  });
  useEffect(() => takeOver(), []);
  return { draft, begun };
}

/** What a failure says beside the form; null where its fields do. */
function sentenceOf(error: Error | null): string | null {
  return error === null || Object.keys(fieldErrors(error)).length > 0 ? null : errorSentence(error);
}

/**
 * Everything that signing a letter knows and can do, apart from how it looks.
 *
 * @param read the version that is signed
 */
export function useSignForm(read: Appraisal, onSigned: () => void) {
  const shell = useShell();
  const [start] = useState(() => startValues(read));
  const { draft, begun } = useSignDraft(read);
  const signing = useSignAppraisal({
    onSigned: (signed) => {
      draft.drop();
      shell.toast({ title: afterStep('Signed', signed), tone: 'good' });
      onSigned();
    },
    onRefused: (error) => formik.setErrors(fieldErrors(error)),
  });
  const formik = useFormik<SignValues>({
    initialValues: begun ?? start,
    validationSchema: SIGN_SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => signing.mutate({ read, values, formKey: draft.formKey }),
  });
  const { values, errors, submitCount } = formik;
  return {
    ...keptForm(formik, draft),
    values,
    errors,
    attempts: submitCount,
    draft,
    isDirty: !isSameSign(values, start),
    isSaving: signing.isPending,
    failure: sentenceOf(signing.error),
    submit: (): void => {
      if (!signing.isPending) void formik.submitForm();
    },
  };
}
export type SignFormControl = ReturnType<typeof useSignForm>;
