import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_TEXT_FIELDS } from '../goals/text-fields.ts';
import { Fields, Id, MultiLine, Nullable, SingleLine } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

const CONTEXT_MAX = 2000;
const PAST_TITLES_MAX = 20;

/** The input of a suggestion (core §7). All of it is data to the model, never an instruction (D-57). */
export const SuggestionRequest = Fields({
  ParentId: Type.Optional(Nullable(Id)),
  Category: Type.Optional(SingleLine(GOAL_TEXT_FIELDS.Title.limit)),
  MoreContext: Type.Optional(MultiLine(CONTEXT_MAX)),
  AdditionalContext: Type.Optional(MultiLine(CONTEXT_MAX)),
  goalOwner: Type.Optional(SingleLine(GOAL_TEXT_FIELDS.Title.limit)),
  Quarter: Type.Optional(SingleLine(20)),
  /** Titles that were offered already. */
  pastTitles: Type.Optional(
    Type.Array(SingleLine(GOAL_TEXT_FIELDS.Title.limit), { maxItems: PAST_TITLES_MAX }),
  ),
  Title: Type.Optional(SingleLine(GOAL_TEXT_FIELDS.Title.limit)),
  Measurement: Type.Optional(MultiLine(GOAL_TEXT_FIELDS.Measurement.limit)),
});
export type SuggestionRequest = Static<typeof SuggestionRequest>;

/** `Success` is false, with a sentence, where no endpoint is configured or it does not answer well (D-57). */
const Suggested = Fields({
  Success: Type.Boolean(),
  Message: Nullable(Type.String()),
  data: Type.Array(Type.String()),
});
export type Suggested = Static<typeof Suggested>;

export const SUGGESTION_OPERATIONS = {
  'suggestions.titles': { body: SuggestionRequest, output: Suggested },
  'suggestions.measurements': { body: SuggestionRequest, output: Suggested },
  /** One description, alone in `data`. */
  'suggestions.description': { body: SuggestionRequest, output: Suggested },
} as const satisfies Record<string, OperationSchemas>;
