import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { fieldErrors, useSession, useUnsavedGuard } from '@cadence/shared-auth';
import { Button, Dialog, Field, FormDrawer, TextInput } from '@cadence/shared-ui';
import { atMost } from '../forms/at-most.ts';
import { failureOf } from '../forms/failure-of.ts';
import { TimeZoneField } from '../people/time-zone-field.tsx';
import { useCompanyChange } from './api/use-company-change.ts';

/** People §5 Edit company. */
const SCHEMA = object({
  Name: string()
    .trim()
    .max(LIMITS.companyName, atMost('Name', LIMITS.companyName))
    .required(MESSAGES.companyNameRequired),
  Url: string().trim().max(LIMITS.companyUrl, atMost('Website', LIMITS.companyUrl)),
});

const UNSAVED = 'The company info is not saved.';

/** The company's name, website and time zone, for the ceo (people §2.11). */
export function EditCompany({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { tenant } = useSession();
  const save = useCompanyChange(onClose);
  const formik = useFormik({
    initialValues: { Name: tenant.Name, Url: tenant.Url ?? '', TimeZone: tenant.TimeZone },
    validationSchema: SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (form, helpers) =>
      save.mutate(form, { onError: (error) => helpers.setErrors(fieldErrors(error)) }),
  });
  const { values, errors } = formik;
  const failure = failureOf(save.error);
  const set = (name: keyof typeof values, value: string): void => {
    void formik.setFieldValue(name, value, false);
    formik.setFieldError(name, undefined);
  };
  useUnsavedGuard(formik.dirty, UNSAVED);
  return (
    <>
      <FormDrawer
        title="Edit Company Info"
        width={400}
        isDirty={formik.dirty}
        unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
        isSaving={save.isPending}
        errors={errors}
        attempts={formik.submitCount}
        onSave={() => void formik.submitForm()}
        onClose={onClose}
      >
        <Field label="Name" error={errors.Name}>
          <TextInput
            name="Name"
            dir="auto"
            autoComplete="organization"
            value={values.Name}
            onChange={({ target }) => set('Name', target.value)}
          />
        </Field>
        <Field label="Website address" error={errors.Url}>
          <TextInput
            name="Url"
            inputMode="url"
            autoComplete="url"
            value={values.Url}
            placeholder="https://www.example.com"
            onChange={({ target }) => set('Url', target.value)}
          />
        </Field>
        <TimeZoneField
          value={values.TimeZone}
          error={errors.TimeZone}
          onChange={(id) => set('TimeZone', id)}
        />
      </FormDrawer>
      <Dialog
        open={failure !== null}
        role="alertdialog"
        title="The company info was not saved"
        onCloseRequest={() => save.reset()}
        footer={<Button onClick={() => save.reset()}>OK</Button>}
      >
        <p>{failure}</p>
      </Dialog>
    </>
  );
}
