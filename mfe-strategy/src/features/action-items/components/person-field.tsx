import type { ReactNode } from 'react';
import type { ActionItemUser } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, Combobox, Field } from '@cadence/shared-ui';
import { useItemUsers } from '../api/use-action-items.ts';
import { nameFor } from '../name-for.ts';

export interface PersonFieldProps {
  readonly label: string;
  readonly value: number | null;
  /** The current person, who may have been deactivated since. */
  readonly current: ActionItemUser | null;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** A person of the organisation, found by name or job. */
export function PersonField({ label, value, current, error, onChange }: PersonFieldProps): ReactNode {
  const { profile } = useSession();
  const query = useItemUsers();
  const users = query.data?.users ?? [];
  const isMissing = current !== null && !users.some(({ Id }) => Id === current.Id);
  return (
    <Field label={label} error={error} required>
      <Combobox
        inputSize="lg"
        value={value === null ? null : String(value)}
        loading={query.isPending}
        placeholder="Search by name"
        options={(isMissing ? [current, ...users] : users).map(({ Id, Name, JobTitle, Avatar: src }) => ({
          value: String(Id),
          label: nameFor({ Id, Name }, profile.Id),
          ...(JobTitle !== null && { meta: JobTitle }),
          lead: <Avatar id={Id} name={Name} size="s" src={src} />,
        }))}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
    </Field>
  );
}
