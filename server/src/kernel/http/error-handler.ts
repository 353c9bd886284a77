import type { Problem } from '@cadence/shared-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  conflict,
  DomainError,
  domainProblem,
  internalProblem,
  PROBLEM_TYPE,
  transportProblem,
} from '../errors/index.ts';

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.status(problem.status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problem);
}

/** The answer to an address the API does not know. */
export function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, transportProblem(404));
}

/** SQLSTATEs of two transactions that met: deadlock, serialization failure, lock not available. */
const RACES = new Set(['40P01', '40001', '55P03']);
/** What a database that is away, starting or stopping looks like to its driver. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const AWAY_SENTENCE = /timeout exceeded when trying to connect|Connection terminated|connection timeout/i;

/** The refusal an error of the database amounts to; null when it is a defect. */
function readDatabaseError(error: FastifyError): DomainError | null {
  if (RACES.has(error.code))
    return conflict('Someone else changed this at the same moment. Please try again.');
  const isAway =
    error.statusCode === undefined && (AWAY.has(error.code) || AWAY_SENTENCE.test(error.message));
  return isAway
    ? new DomainError('unavailable', 'The service is not available right now. Please try again.')
    : null;
}

/** The one mapper from errors to `application/problem+json` (D-1 to D-5). */
export function answerError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof DomainError ? error : readDatabaseError(error);
  if (refusal) {
    if (refusal !== error) request.log.warn({ err: error }, 'the database refused or was away');
    if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
    return send(reply, domainProblem(refusal));
  }
  const status = error instanceof DomainError ? 500 : (error.statusCode ?? 500);
  if (status < 500) return send(reply, transportProblem(status));
  request.log.error({ err: error }, 'request failed');
  return send(reply, status === 503 ? transportProblem(503) : internalProblem(request.id));
}
