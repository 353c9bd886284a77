import build from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialize = (value: unknown) => string;

/** Applications of one process, as tests have them, share what is built. */
const serializers = new WeakMap<object, Serialize>();

function serializerOf(schema: object): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const made = build(schema) as Serialize;
  serializers.set(schema, made);
  return made;
}

/**
 * Writes answers by the contract's schemas. The code for one is built with its first answer, in some milliseconds: built
 * together when the server starts, those of all operations took a second of it.
 */
export const compileSerializer: Parameters<FastifyInstance['setSerializerCompiler']>[0] = ({ schema }) => {
  const known = schema as object;
  return (value) => serializerOf(known)(value);
};
