import { useMemo, useState, type ReactNode } from 'react';
import { Combobox, Field } from '@cadence/shared-ui';
import { offsetText, timeZoneChoices } from './time-zones.ts';

interface TimeZoneFieldProps {
  /** As the documents name it; for a zone without a name, its IANA id (D-131). */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** A time zone by its documented name or by its distance from UTC. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps): ReactNode {
  const [now] = useState(() => new Date());
  const options = useMemo(
    () =>
      timeZoneChoices(value).map(({ id, name, label }) => ({
        value: name,
        label,
        meta: offsetText(id, now),
      })),
    [value, now],
  );
  return (
    <Field label="Time zone" error={error}>
      <Combobox
        value={value}
        options={options}
        clearable={false}
        placeholder="Search time zones"
        onChange={(name) => name !== null && onChange(name)}
      />
    </Field>
  );
}
