import type { ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import { Avatar, Combobox } from '@cadence/shared-ui';
import { useEveryone } from '../api/everyone.ts';

export interface PersonChoiceProps {
  readonly value: number | undefined;
  readonly onChoose: (userId: number | undefined) => void;
}

/** Everyone, or one person. */
export function PersonChoice({ value, onChoose }: PersonChoiceProps): ReactNode {
  const people = useEveryone();
  return (
    <Combobox
      label="Person"
      placeholder="Everyone"
      clearable
      value={value === undefined ? null : String(value)}
      options={people.map(({ id, Name, JobTitle, Avatar: face }) => ({
        value: String(id),
        label: Name,
        lead: <Avatar id={id} name={Name} src={face} size="s" />,
        ...(JobTitle !== null && { meta: JobTitle }),
      }))}
      onChange={(id) => onChoose(readId(id) ?? undefined)}
    />
  );
}
