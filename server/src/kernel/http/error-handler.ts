import type { Problem } from '@cadence/shared-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import {
  DomainError,
  domainProblem,
  internalProblem,
  PROBLEM_TYPE,
  readRefusal,
  transportProblem,
} from '../errors/index.ts';

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}

/** The answer to an address that the API does not know. */
export function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, transportProblem(404));
}

const UNREADABLE_ADDRESS = 'The address cannot be read.';

/** The answer to an address that the framework refuses: not UTF-8, or too long. */
export function answerBadAddress(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return send(reply, { ...transportProblem(400), detail: UNREADABLE_ADDRESS });
}

/**
 * A request names its host once (RFC 9112, 3.2): of two, a proxy before us may have read the other.
 *
 * @throws bad_request
 */
export async function refuseManyHosts({ raw }: FastifyRequest): Promise<void> {
  if (!hasOneHost(raw)) throw new DomainError('bad_request', 'The request names its host more than once.');
}

/** Whether there is at most one `Host` line; Node keeps the first of several. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/** Queries that are not UTF-8 would be decoded to a different text. @throws bad_request */
export async function refuseBrokenQuery({ url }: FastifyRequest): Promise<void> {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1));
  } catch {
    throw new DomainError('bad_request', UNREADABLE_ADDRESS);
  }
}

/** The one mapper from errors to `application/problem+json` (D-1 to D-5). */
export function answerError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The framework's own refusals carry a status; it sets one on our refusals of fields, too.
  const isOurs = error instanceof DomainError;
  const status = !isOurs && 'statusCode' in error ? error.statusCode : undefined;
  const refusal = status === undefined ? readRefusal(error) : null;
  if (refusal) {
    if (refusal !== error) request.log.warn({ err: error }, 'the database refused or was away');
    if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
    return send(reply, domainProblem(refusal));
  }
  if (status !== undefined && status < 500) return send(reply, transportProblem(status));
  request.log.error({ err: error }, 'request failed');
  return send(reply, status === 503 ? transportProblem(503) : internalProblem(request.id));
}
