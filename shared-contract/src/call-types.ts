import type { Static, TSchema } from 'typebox';
import type { Operations } from './operations/index.ts';
import type { OperationId } from './routes.ts';

type SchemaAt<Id extends OperationId, Part extends string> =
  Operations[Id] extends Readonly<Record<Part, infer S extends TSchema>> ? Static<S> : undefined;

export type ParamsOf<Id extends OperationId> = SchemaAt<Id, 'params'>;
export type QueryOf<Id extends OperationId> = SchemaAt<Id, 'query'>;
export type BodyOf<Id extends OperationId> = SchemaAt<Id, 'body'>;
export type OutputOf<Id extends OperationId> = Static<Operations[Id]['output']>;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Readonly<Record<Name, Value>>;

/** The query refines a request that is complete without it. */
type OptionalPart<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Readonly<Partial<Record<Name, Value>>>;

/** What a caller gives to an operation: only the parts it declares. */
export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> &
  OptionalPart<'query', QueryOf<Id>> &
  Part<'body', BodyOf<Id>>;
