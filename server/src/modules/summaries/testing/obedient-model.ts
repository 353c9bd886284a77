import type { Asked, Scripted } from '../../../kernel/model/testing/scripted-endpoint.ts';

interface GivenGoal {
  readonly id: number;
  readonly title: string | null;
  readonly sources: readonly { readonly number: number; readonly said: readonly string[] }[];
}
/** The data of a question for summaries. */
export interface Given {
  readonly goals: readonly GivenGoal[];
  readonly figures?: readonly string[];
  readonly author?: { readonly number: number; readonly said: readonly string[] };
}

export const givenOf = ({ body }: Asked): Given =>
  JSON.parse(body.messages.find(({ role }) => role === 'user')?.content ?? '{}') as Given;

export const isWhole = ({ body }: Asked): boolean =>
  body.response_format.json_schema.name === 'whole_summary';

const firstOf = ({ sources }: GivenGoal) => sources.find(({ said }) => said.length > 0) ?? sources[0];

/** A model that does what it is asked: it answers each goal with the first sentence of its first source. */
export function honest(asked: Asked): Scripted {
  const { goals } = givenOf(asked);
  const sampleMaterial = goals.map((goal) => {
    const source = firstOf(goal);
    return { id: goal.id, sentences: [{ text: source?.said[0] ?? '', sources: [source?.number ?? 0] }] };
  });
  return isWhole(asked)
    ? { answer: { sentences: sampleMaterial.slice(0, 3).flatMap(({ sentences }) => sentences) } }
    : { answer: { goals: sampleMaterial } };
}

/** A model that answers every goal with the given texts instead of its material, and with correct sources. */
export function saying(asked: Asked, textsOf: (goalId: number) => readonly string[]): Scripted {
  const { goals } = givenOf(asked);
  const sampleMaterial = goals.map((goal) => {
    const sources = [firstOf(goal)?.number ?? 0];
    return { id: goal.id, sentences: textsOf(goal.id).map((text) => ({ text, sources })) };
  });
  return isWhole(asked)
    ? { answer: { sentences: sampleMaterial[0]?.sentences ?? [] } }
    : { answer: { goals: sampleMaterial } };
}
