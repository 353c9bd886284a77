import type { ReactNode } from 'react';
import type { ReportParams } from '@cadence/shared-contract';
import { REPORT_SCOPE_LABELS, type ReportType } from '@cadence/shared-contract/reports';
import { useEveryone } from '../../report/api/everyone.ts';
import type { Offered } from '../../report/offered.ts';
import { NumberField, PersonField } from './dialog-fields.tsx';

export interface AskedProps {
  readonly type: ReportType;
  readonly params: ReportParams;
  readonly offered: Offered;
  readonly onChange: (change: {
    readonly [Key in keyof ReportParams]?: ReportParams[Key] | undefined;
  }) => void;
}

/** The kind, for a report that has kinds. */
export function KindField({ params, offered, onChange }: AskedProps): ReactNode {
  if (offered.kinds.length === 0) return null;
  return (
    <NumberField
      label="Kind"
      options={offered.kinds.map(({ kind, label }) => ({ value: kind, label }))}
      value={params.Kind}
      onChange={(Kind) => onChange({ Kind })}
    />
  );
}

/** Everyone, or one of everybody of the organisation. */
function EveryoneField({ params, onChange }: Pick<AskedProps, 'params' | 'onChange'>): ReactNode {
  const people = useEveryone();
  return (
    <PersonField
      label="Person"
      placeholder="Everyone"
      emptyText="Nobody has this name."
      people={people.map((person) => ({ ...person, Id: person.id }))}
      value={params.UserId}
      onChange={(UserId) => onChange({ UserId })}
    />
  );
}

/** The person of the report, where it needs one. */
export function WhoseFields({ type, params, offered, onChange }: AskedProps): ReactNode {
  return (
    <>
      {offered.scopes.length > 0 && (
        <NumberField
          label="Scope"
          options={offered.scopes.map((scope) => ({ value: scope, label: REPORT_SCOPE_LABELS[scope] ?? '' }))}
          value={params.Scope}
          onChange={(Scope) => onChange({ Scope })}
        />
      )}
      {type.asks.includes('person') && <EveryoneField params={params} onChange={onChange} />}
    </>
  );
}
