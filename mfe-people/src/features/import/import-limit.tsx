import { useState, type ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { errorSentence, fieldErrors } from '@cadence/shared-auth';
import { Button, Field, formatNumber, Inline, TextInput } from '@cadence/shared-ui';
import { useImportSettings, useImportSettingsChange } from './api/use-import.ts';

const LABEL = 'Employees that a manager can import in a day';

function LimitField({ saved }: { readonly saved: number }): ReactNode {
  const [text, setText] = useState(String(saved));
  const save = useImportSettingsChange();
  const rows = Number(text);
  const isNumber = /^\d+$/.test(text.trim()) && rows <= LIMITS.importRows;
  const problem = isNumber ? undefined : `Please enter a number up to ${formatNumber(LIMITS.importRows)}.`;
  const failure = save.error && (fieldErrors(save.error)['RowsADay'] ?? errorSentence(save.error));
  return (
    <Field label={LABEL} error={problem ?? failure ?? undefined}>
      <Inline className="pe-limit">
        <TextInput
          name="RowsADay"
          inputMode="numeric"
          aria-label={LABEL}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          disabled={!isNumber || rows === saved}
          loading={save.isPending}
          onClick={() => save.mutate(rows)}
        >
          Save Limit
        </Button>
      </Inline>
    </Field>
  );
}

/** What a manager may import in a day: a sentence, and a field for people who may set it (D-118). */
export function ImportLimit(): ReactNode {
  const { data } = useImportSettings();
  if (!data) return null;
  if (data.MayChange) return <LimitField key={data.RowsADay} saved={data.RowsADay} />;
  return (
    <p className="cd-hint">
      You can import {formatNumber(data.RowsADay)} employees a day. The CEO or an Org Admin can raise this.
    </p>
  );
}
