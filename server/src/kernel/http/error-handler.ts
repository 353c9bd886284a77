import type { Problem } from '@cadence/shared-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
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

/** The one mapper from errors to `application/problem+json` (D-1 to D-5). */
export function answerError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof DomainError) {
    if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
    return send(reply, domainProblem(error));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return send(reply, transportProblem(status));
  request.log.error({ err: error }, 'request failed');
  return send(reply, status === 503 ? transportProblem(503) : internalProblem(request.id));
}
