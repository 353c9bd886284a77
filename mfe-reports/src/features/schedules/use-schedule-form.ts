import { useFormik } from 'formik';
import { useState } from 'react';
import type { ReportChoices, ReportParams, ReportSchedule } from '@cadence/shared-contract';
import { reportType, type ReportType } from '@cadence/shared-contract/reports';
import { createFormKey, errorSentence, fieldErrors, useSession } from '@cadence/shared-auth';
import { usePdfRefusal } from '../report/api/pdf-rows.ts';
import { definedOnly, resolveAsked } from '../report/offered.ts';
import { useSaveSchedule } from './api/schedules.ts';
import {
  newSchedule,
  schedulableTypes,
  scheduleSchema,
  valuesOf,
  type ScheduleValues,
} from './schedule-form.ts';

/** A report, and its request. */
export interface ScheduleStart {
  readonly type: ReportType;
  readonly params: ReportParams;
}

export interface ScheduleFormOptions {
  readonly choices: ReportChoices;
  /** The one to change; null for a new one. */
  readonly schedule: ReportSchedule | null;
  /** The initial values of a new one; the first report by default. */
  readonly start?: ScheduleStart;
  readonly onSaved: () => void;
}

/** What a schedule keeps of the parameters: its quarter is that of each time. */
const ofEachTime = ({ Kind, Scope, UserId }: ReportParams): ScheduleValues['Params'] =>
  definedOnly({ Kind, Scope, UserId });

/** State and actions of a schedule's form, without its looks. */
export function useScheduleForm({ choices, schedule, start, onSaved }: ScheduleFormOptions) {
  const { Today: today } = useSession().period;
  const [formKey] = useState(createFormKey);
  const types = schedulableTypes(choices);
  const [before] = useState((): ScheduleValues => {
    const [first] = types;
    if (schedule !== null) return valuesOf(schedule);
    if (start !== undefined) return { ...newSchedule(start.type, today), Params: start.params };
    if (first === undefined) throw new Error('Nobody is offered no report at all.');
    return newSchedule(first, today);
  });
  const save = useSaveSchedule({
    onSaved,
    onRefused: (error) => formik.setErrors(fieldErrors(error)),
  });
  const asked = (values: ScheduleValues) =>
    resolveAsked({ type: reportType(values.Report), choices, named: values.Params, today });
  const formik = useFormik<ScheduleValues>({
    initialValues: before,
    validationSchema: scheduleSchema(today),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) =>
      save.mutate({ schedule, formKey, input: { ...values, Params: ofEachTime(asked(values).params) } }),
  });
  const { values, errors } = formik;
  const pdfRefusal = usePdfRefusal(
    reportType(values.Report),
    ofEachTime(asked(values).params),
    values.Format === 'pdf',
  );
  const isShown = Object.keys(fieldErrors(save.error)).includes('Until');
  const failure = save.error === null || isShown ? null : errorSentence(save.error);
  return {
    today,
    types,
    values,
    errors: { ...(errors.Until !== undefined && { Until: errors.Until }) },
    ...asked(values),
    change: (next: Partial<ScheduleValues>): void => void formik.setValues({ ...values, ...next }),
    isDirty: formik.dirty,
    isSaving: save.isPending,
    attempts: formik.submitCount,
    submit: (): void => void formik.submitForm(),
    pdfRefusal,
    failure: failure === pdfRefusal ? null : failure,
  };
}
