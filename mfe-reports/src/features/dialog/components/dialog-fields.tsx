import type { ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import type { PeriodSummary, PersonRef } from '@cadence/shared-contract';
import { Avatar, Combobox, Field, plural, Select } from '@cadence/shared-ui';
import { periodLabel } from '../../report/period-label.ts';

type Offered = PeriodSummary & { readonly Appraisals?: number };

/** 'Q4 2026 (current)', 'Q3 2026, 9 appraisals' */
function periodText(period: Offered): string {
  const { Index, Appraisals } = period;
  const count = Appraisals === undefined ? '' : `, ${plural(Appraisals, 'appraisal')}`;
  return `${periodLabel(period)}${Index === 0 ? ' (current)' : ''}${count}`;
}

export interface PeriodFieldProps {
  readonly label: string;
  readonly periods: readonly Offered[];
  readonly value: number | undefined;
  readonly onChange: (periodId: number | undefined) => void;
  /** The text for choosing none, where that is possible. */
  readonly none?: string;
}

/** A quarter, the latest first. */
export function PeriodField({ label, periods, value, onChange, none }: PeriodFieldProps): ReactNode {
  return (
    <Field label={label} {...(none !== undefined && { note: 'optional' })}>
      <Select
        inputSize="lg"
        value={value === undefined ? '' : String(value)}
        {...(none !== undefined && { placeholder: none })}
        options={periods.map((period) => ({ value: String(period.Id), label: periodText(period) }))}
        onChange={({ target }) => onChange(readId(target.value) ?? undefined)}
      />
    </Field>
  );
}

export interface NumberFieldProps {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** One of a few: a kind, a scope, a year. */
export function NumberField({ label, options, value, onChange }: NumberFieldProps): ReactNode {
  return (
    <Field label={label}>
      <Select
        inputSize="lg"
        value={String(value ?? '')}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}

type Face = Pick<PersonRef, 'Id' | 'Name' | 'JobTitle' | 'Avatar'>;

export interface PersonFieldProps {
  readonly label: string;
  readonly people: readonly Face[];
  readonly value: number | undefined;
  readonly onChange: (userId: number | undefined) => void;
  readonly placeholder: string;
  readonly emptyText: string;
  readonly isLoading?: boolean;
  /** What went wrong with the list. */
  readonly error?: string | null;
}

/** A person, found by name or title. */
export function PersonField(props: PersonFieldProps): ReactNode {
  const { label, people, value, onChange, placeholder, emptyText, isLoading = false, error = null } = props;
  return (
    <Field label={label} error={error}>
      <Combobox
        inputSize="lg"
        clearable
        placeholder={placeholder}
        emptyText={emptyText}
        loading={isLoading}
        value={value === undefined ? null : String(value)}
        options={people.map(({ Id, Name, JobTitle, Avatar: face }) => ({
          value: String(Id),
          label: Name,
          lead: <Avatar id={Id} name={Name} src={face} size="s" />,
          ...(JobTitle !== null && { meta: JobTitle }),
        }))}
        onChange={(id) => onChange(readId(id) ?? undefined)}
      />
    </Field>
  );
}
