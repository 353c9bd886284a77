/** What crosses between a remote and the server, call by call, for the report. Nothing runs this. */
import type { BodyOf, OperationId, OutputOf, ParamsOf, QueryOf } from '../src/index.ts';

/**
 * What a call answers.
 * @each
 */
export type AnswerOfCall = { [Id in OperationId]: OutputOf<Id> };

/**
 * What a call takes; `undefined` where it has no such part.
 * @each
 * @taken
 */
export type InputOfCall = {
  [Id in OperationId]: { params: ParamsOf<Id>; query: QueryOf<Id>; body: BodyOf<Id> };
};
