import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { FORMAT_NAMES, reportType, type ReportFormat, type ReportId } from '@cadence/shared-contract/reports';
import { useSession, useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, Select, TextInput } from '@cadence/shared-ui';
import { KindField, WhoseFields } from '../../dialog/components/asked-fields.tsx';
import { NumberField } from '../../dialog/components/dialog-fields.tsx';
import { PdfNotice } from '../../report/components/pdf-notice.tsx';
import { latestEnd, withReport } from '../schedule-form.ts';
import { HOURS, hourText, quarterHint, WEEKDAYS } from '../schedule-words.ts';
import { useScheduleForm, type ScheduleFormOptions } from '../use-schedule-form.ts';

const UNSAVED = 'The schedule is not saved.';
const EVERY = [
  { value: 'week', label: 'Every week' },
  { value: 'quarter', label: 'After each quarter’s end' },
];

type Form = ReturnType<typeof useScheduleForm>;

function ReportFields({ form }: { readonly form: Form }): ReactNode {
  const { values, types, params, offered, change } = form;
  const type = reportType(values.Report);
  const hint = quarterHint(type);
  const asked = {
    type,
    params,
    offered,
    onChange: (next: object): void => change({ Params: { ...params, ...next } }),
  };
  return (
    <>
      <Field label="Report" {...(hint !== null && { hint })}>
        <Select
          inputSize="lg"
          value={String(values.Report)}
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => change(withReport(values, Number(target.value) as ReportId))}
        />
      </Field>
      <KindField {...asked} />
      <WhoseFields {...asked} />
      <Field label="File">
        <Select
          inputSize="lg"
          value={values.Format}
          options={type.formats.map((format) => ({ value: format, label: FORMAT_NAMES[format] }))}
          onChange={({ target }) => change({ Format: target.value as ReportFormat })}
        />
      </Field>
      <PdfNotice type={type} refusal={form.pdfRefusal} onTake={(Format) => change({ Format })} />
    </>
  );
}

function TimeFields({ form }: { readonly form: Form }): ReactNode {
  const { tenant } = useSession();
  const { values, errors, change, today } = form;
  return (
    <>
      <Field label="When" hint={values.Every === 'quarter' && 'On the first weekday after it.'}>
        <Select
          inputSize="lg"
          value={values.Every}
          options={EVERY}
          onChange={({ target }) => change({ Every: target.value === 'week' ? 'week' : 'quarter' })}
        />
      </Field>
      {values.Every === 'week' && (
        <NumberField
          label="Day"
          options={WEEKDAYS.map((label, index) => ({ value: index + 1, label }))}
          value={values.Weekday}
          onChange={(Weekday) => change({ Weekday })}
        />
      )}
      <Field label="Time" hint={`In the company’s time zone, ${tenant.TimeZone}.`}>
        <Select
          inputSize="lg"
          value={String(values.Hour)}
          options={HOURS.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
          onChange={({ target }) => change({ Hour: Number(target.value) })}
        />
      </Field>
      <Field label="Until" required error={errors.Until} hint="The last day; at most a year from now.">
        <TextInput
          inputSize="lg"
          type="date"
          min={today}
          max={latestEnd(today)}
          value={values.Until}
          onChange={({ target }) => change({ Until: target.value })}
        />
      </Field>
    </>
  );
}

export interface ScheduleDrawerProps extends ScheduleFormOptions {
  readonly onClose: () => void;
}

/** A schedule to add or to change: which report, when, and until when (D-97). */
export function ScheduleDrawer({ onClose, ...options }: ScheduleDrawerProps): ReactNode {
  const form = useScheduleForm(options);
  useUnsavedGuard(form.isDirty, UNSAVED);
  return (
    <FormDrawer
      width={400}
      title={options.schedule === null ? 'Add schedule' : 'Edit schedule'}
      subtitle="A link comes by mail, to you alone."
      isDirty={form.isDirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={form.isSaving}
      errors={form.errors}
      attempts={form.attempts}
      failure={form.failure}
      onSave={form.submit}
      onClose={onClose}
    >
      <ReportFields form={form} />
      <TimeFields form={form} />
    </FormDrawer>
  );
}
