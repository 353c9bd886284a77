import { useFormik } from 'formik';
import { useId, type ReactNode } from 'react';
import { object, string } from 'yup';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { fieldErrors, useSession } from '@cadence/shared-auth';
import { Button, Dialog, Field, TextInput } from '@cadence/shared-ui';
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

/** The company's name, website and time zone, for the ceo (people §2.11). */
export function EditCompany({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { tenant } = useSession();
  const formId = useId();
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
  return (
    <Dialog
      open
      title="Edit Company Info"
      width={480}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending} loadingText="Saving">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className="cd-form" onSubmit={formik.handleSubmit}>
        <Field label="Name" error={errors.Name}>
          <TextInput name="Name" value={values.Name} onChange={({ target }) => set('Name', target.value)} />
        </Field>
        <Field label="Website address" error={errors.Url}>
          <TextInput
            name="Url"
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
      </form>
      <Dialog
        open={failure !== null}
        role="alertdialog"
        title="The company info was not saved"
        onCloseRequest={() => save.reset()}
        footer={<Button onClick={() => save.reset()}>OK</Button>}
      >
        <p>{failure}</p>
      </Dialog>
    </Dialog>
  );
}
