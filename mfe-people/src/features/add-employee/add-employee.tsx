import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { number, object, string } from 'yup';
import type { PersonRef } from '@cadence/shared-contract';
import { isEmail, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { failedRead, fieldErrors, useAbilities, useUnsavedGuard } from '@cadence/shared-auth';
import {
  Avatar,
  Checkbox,
  Combobox,
  ErrorState,
  ErrorText,
  Field,
  FormDrawer,
  Person,
  registerStyles,
  TextInput,
} from '@cadence/shared-ui';
import { atMost } from '../forms/at-most.ts';
import { useAddEmployee, useEmployeeParents } from './api/use-add-employee.ts';
import css from '../manage-user/manage-user.css';

registerStyles('people-manage-user', css);

/** People §5 Add employee. */
const SCHEMA = object({
  Name: string().trim().max(LIMITS.name, atMost('Name', LIMITS.name)).required(MESSAGES.employeeNameRequired),
  Email: string()
    .trim()
    .required(MESSAGES.employeeEmailInvalid)
    .max(LIMITS.employeeEmail, atMost('Email', LIMITS.employeeEmail))
    .test('email', MESSAGES.employeeEmailInvalid, isEmail),
  JobTitle: string().trim().max(LIMITS.jobTitle, atMost('Job title', LIMITS.jobTitle)),
  OrgUnit: string().trim().max(LIMITS.employeeOrgUnit, atMost('Department', LIMITS.employeeOrgUnit)),
  ParentId: number().nullable().required('Please choose a manager.'),
});

const TEXTS = [
  { name: 'Name', label: 'Full name', type: 'text' },
  { name: 'Email', label: 'Email', type: 'email' },
  { name: 'JobTitle', label: 'Job title', type: 'text' },
  { name: 'OrgUnit', label: 'Department', type: 'text' },
] as const;

type EmployeeParent = Pick<PersonRef, 'Id' | 'Name' | 'JobTitle' | 'Avatar'>;

interface ParentFieldProps {
  readonly fixed: EmployeeParent | null;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** The employee's manager: fixed on a manager's profile, otherwise found by name (people §6 Add Employee). */
function ParentField({ fixed, value, error, onChange }: ParentFieldProps): ReactNode {
  const parents = useEmployeeParents(fixed === null);
  if (fixed !== null)
    return (
      <section>
        <h3 className="cd-label">Manager</h3>
        <Person id={fixed.Id} name={fixed.Name} src={fixed.Avatar} meta={fixed.JobTitle ?? undefined}>
          <bdi className="cd-w5">{fixed.Name}</bdi>
        </Person>
      </section>
    );
  if (parents.isError)
    return <ErrorState title="The managers could not be loaded" {...failedRead(parents)} />;
  return (
    <Field label="Manager" error={error}>
      <Combobox
        value={value === null ? null : String(value)}
        loading={parents.isPending}
        placeholder="Search managers..."
        options={(parents.data?.data ?? []).map(({ Id, Name, JobTitle, Avatar: src }) => ({
          value: String(Id),
          label: Name,
          ...(JobTitle !== null && { meta: JobTitle }),
          lead: <Avatar id={Id} name={Name} size="s" src={src} />,
        }))}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
    </Field>
  );
}

export interface AddEmployeeProps {
  /** The manager whose profile it was opened from; null elsewhere. */
  readonly parent: EmployeeParent | null;
  readonly onClose: () => void;
}

const UNSAVED = 'The employee is not added.';

/** Adds an employee, who is invited by mail (people §2.3, §5, §6 Add employee). */
export function AddEmployee({ parent, onClose }: AddEmployeeProps): ReactNode {
  const { addObserver } = useAbilities();
  const add = useAddEmployee(onClose);
  const formik = useFormik({
    initialValues: {
      Name: '',
      Email: '',
      JobTitle: '',
      OrgUnit: '',
      ParentId: parent?.Id ?? null,
      IsManager: false,
      IsObserver: false,
    },
    validationSchema: SCHEMA,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ Name, Email, JobTitle, OrgUnit, ParentId, ...kind }, helpers) => {
      if (ParentId === null) return;
      const body = {
        ...kind,
        Name: Name.trim(),
        Email: Email.trim(),
        JobTitle: JobTitle.trim() || null,
        OrgUnit: OrgUnit.trim() || null,
        ParentId,
      };
      add.mutate(body, { onError: (error) => helpers.setErrors(fieldErrors(error)) });
    },
  });
  const { values, errors } = formik;
  const set = (name: keyof typeof values, value: string | number | boolean | null): void => {
    void formik.setFieldValue(name, value, false);
    formik.setFieldError(name, undefined);
  };
  useUnsavedGuard(formik.dirty, UNSAVED);
  return (
    <FormDrawer
      title="Add Employee"
      width={400}
      isDirty={formik.dirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={add.isPending}
      saveLabel="Add Employee"
      onSave={() => void formik.submitForm()}
      onClose={onClose}
    >
      {TEXTS.map(({ name, label, type }) => (
        <Field key={name} label={label} error={errors[name]}>
          <TextInput
            name={name}
            type={type}
            dir={type === 'text' ? 'auto' : undefined}
            autoComplete="off"
            value={values[name]}
            onChange={({ target }) => set(name, target.value)}
          />
        </Field>
      ))}
      <ParentField
        fixed={parent}
        value={values.ParentId}
        error={errors.ParentId}
        onChange={(id) => set('ParentId', id)}
      />
      <fieldset className="pe-flags">
        <legend className="cd-label">Role</legend>
        <Checkbox
          label="Manager"
          hint="May have direct reports."
          checked={values.IsManager}
          disabled={values.IsObserver}
          onChange={({ target }) => set('IsManager', target.checked)}
        />
        {addObserver && (
          <Checkbox
            label="Observer"
            hint="Sees company goals, and has none."
            checked={values.IsObserver}
            disabled={values.IsManager}
            onChange={({ target }) => set('IsObserver', target.checked)}
          />
        )}
        {errors.IsObserver !== undefined && <ErrorText>{errors.IsObserver}</ErrorText>}
      </fieldset>
    </FormDrawer>
  );
}
