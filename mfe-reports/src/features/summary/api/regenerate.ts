import { useState } from 'react';
import type { GoalSummaryText, SavedSummary, SummaryText } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { failureOf, refusal, type Failure } from '../failure.ts';
import { withPart, type SummaryPart } from '../parts.ts';
import type { SummaryForm } from '../use-summary-form.ts';
import { summaryChanged, takeOver } from './summary.ts';

interface Regenerated {
  readonly Success: boolean;
  readonly Message: string | null;
  readonly Saved: SavedSummary | null;
  readonly text: SummaryText | GoalSummaryText | null;
}

interface Asked {
  readonly part: SummaryPart;
  readonly saved: SavedSummary;
  /** The person's instructions to the writer; '' for none. */
  readonly words: string;
}

/** Writes one text again; it becomes part of the saved summary. */
async function regenerate({ part: { Part, Id }, saved, words }: Asked): Promise<Regenerated> {
  const { Audience: audience, Year: year, PeriodId } = saved;
  const body = {
    Context: {
      ...(Part === 'goal' && { Goals: [{ Id }] }),
      ...(words.trim() !== '' && { AdditionalContext: words.trim() }),
    },
    SavedId: saved.Id,
  };
  if (Part === 'goal') {
    const params = { periodId: PeriodId ?? 0, goalId: Id, audience };
    const { GoalSummary: text, ...rest } = await api.call('summaries.goal', { params, body });
    return { ...rest, text };
  }
  if (Part === 'quarter') {
    const params = { periodId: Id, audience };
    const { Summary: text, ...rest } = await api.call('summaries.quarterText', { params, body });
    return { ...rest, text };
  }
  const { ExecutiveSummary: text, ...rest } = await api.call('summaries.yearText', {
    params: { year, audience },
    body,
  });
  return { ...rest, text };
}

/** Writes a part again after what was typed is saved; the other texts stay as they were where that fails (AI-020). */
export function useRegenerate(form: SummaryForm, part: SummaryPart) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutate, isPending } = useMutation({
    failure: 'inline',
    mutationFn: async (words: string) => {
      const { Saved: saved } = await form.flush();
      return regenerate({ part, saved, words });
    },
    onMutate: () => setFailure(null),
    changes: ({ Saved }) => summaryChanged(Saved),
    onSuccess: ({ Success, Message, Saved, text }) => {
      if (!Success || text === null) {
        setFailure(refusal('The text was not written', Message));
        return;
      }
      const summary = withPart(form.latest().base, part.key, { text, saved: Saved });
      takeOver(client, summary);
      form.meet(summary);
    },
    onError: (error) => setFailure(failureOf(error)),
  });
  return {
    run: (words: string): void => {
      if (!isPending) mutate(words);
    },
    isWriting: isPending,
    failure,
    closeFailure: (): void => setFailure(null),
  };
}
