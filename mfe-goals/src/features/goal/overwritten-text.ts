import { goalFormLabels } from '@cadence/shared-contract';
import type { GoalChanged, GoalSaved, Overwritten } from '@cadence/shared-contract';

/** The fields of goals and results by the names of the request. */
const LABELS: Readonly<Record<string, string>> = {
  ...goalFormLabels('SMART'),
  IsPrivate: 'Private',
  OwnerId: 'Owner',
  ParentId: 'Parent goal',
  PeriodId: 'Quarter',
  Completed: 'Achieved',
  Outcome: 'Description of the result',
  ObjectiveResult: 'Percentage',
};
/** Fields shown as a word but sent as a number: saying that it was replaced is enough. */
const UNSAID: readonly string[] = ['OwnerId', 'ParentId', 'PeriodId', 'Quality'];

function partText({ Field, Value }: NonNullable<Overwritten>[number]): string {
  const label = LABELS[Field] ?? Field;
  if (UNSAID.includes(Field)) return label;
  if (Value === null || Value === '') return `${label} (was empty)`;
  const value = typeof Value === 'boolean' ? (Value ? 'yes' : 'no') : `“${Value}”`;
  return `${label} (was ${value})`;
}

/** What a save replaced without having been read (D-116), in words; null when it replaced nothing. */
export function overwrittenText(saved: GoalChanged | GoalSaved): string | null {
  const overwritten = 'Overwritten' in saved ? saved.Overwritten : null;
  if (overwritten === null) return null;
  return `This replaced: ${overwritten.map(partText).join(', ')}.`;
}
