import { useMemo, useState, type ReactNode } from 'react';
import { Combobox, Field } from '@cadence/shared-ui';
import { offsetText, timeZoneChoices } from './time-zones.ts';

interface TimeZoneFieldProps {
  /** IANA id. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A time zone by its documented name or by its distance from UTC. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps): ReactNode {
  const [now] = useState(() => new Date());
  const options = useMemo(
    () => timeZoneChoices(value).map(({ id, label }) => ({ value: id, label, meta: offsetText(id, now) })),
    [value, now],
  );
  return (
    <Field label="Time zone" error={error}>
      <Combobox
        value={value}
        options={options}
        clearable={false}
        placeholder="Search time zones"
        onChange={(id) => id !== null && onChange(id)}
      />
    </Field>
  );
}
