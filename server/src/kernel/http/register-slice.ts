import type { OperationId, RouteSpec } from '@cadence/shared-contract';
import { API_BASE, isChange, PAGE_HEADER, ROUTES, takesKey } from '@cadence/shared-contract';
import type { OperationSchemas } from '@cadence/shared-contract/operations';
import { OPERATIONS } from '@cadence/shared-contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { IsVoid } from 'typebox';
import type { Clock } from '../clock/clock.ts';
import { dateInZone } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import { denied, unauthenticated } from '../errors/index.ts';
import { callerOf, noteSession } from '../load/index.ts';
import type { WrittenRow } from '../outbox/outbox.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { SessionRules, VisitLog } from '../session/index.ts';
import { bearerToken, identityQuestion, readIdentity, readToken, touchSession } from '../session/index.ts';
import { AfterCommit } from './after-commit.ts';
import type { Ctx, PublicCtx, RequestFacts } from './context.ts';
import { refuseBrokenQuery } from './error-handler.ts';
import type { FileAnswer } from './file-answer.ts';
import { sendFile } from './file-answer.ts';
import type { KeyedRequest } from './idempotency.queries.ts';
import { answerOnce, keepAnswer, readIdempotencyKey } from './idempotency.ts';
import { nameContent } from './request-content.ts';
import type { RequestInput } from './request-content.ts';
import type { AnyHandler, Slice } from './slice.ts';
import { uploadOptions } from './uploads.ts';
import { spanOf, withinTrace } from '../telemetry/span.ts';

/** What the routes need from the kernel. */
export interface RouteServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly sessionRules: SessionRules;
  readonly visits: VisitLog;
  /** Called after a commit with the outbox rows that it wrote; without any when the caller does not know them. */
  readonly onOutbox: (written?: readonly WrittenRow[]) => void;
}

interface Operation {
  readonly id: OperationId;
  readonly spec: RouteSpec;
  readonly schemas: OperationSchemas;
  readonly handler: AnyHandler;
}

/** The name of a page; null when it is not a valid one. */
function pageOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && /^[A-Za-z0-9]{8,32}$/.test(header) ? header : null;
}

function factsOf(request: FastifyRequest, clock: Clock): RequestFacts {
  return {
    requestId: request.id,
    log: request.log,
    clock,
    now: clock.now(),
    ip: request.ip,
    hostname: request.hostname.toLowerCase(),
    isPhone: /\bMobi/.test(request.headers['user-agent'] ?? ''),
    page: pageOf(request.headers[PAGE_HEADER.toLowerCase()]),
  };
}

function inputOf(request: FastifyRequest, schemas: OperationSchemas): Record<string, unknown> {
  return {
    ...(schemas.params ? { params: request.params } : {}),
    ...(schemas.query ? { query: request.query } : {}),
    ...(schemas.body ? { body: request.body } : {}),
  };
}

/** Refuses a request that cannot have a session before anything else is read. */
async function demandToken(request: FastifyRequest): Promise<void> {
  if (!readToken(bearerToken(request.headers.authorization) ?? '')) throw unauthenticated();
}

/** Works as the session's person, in one transaction that starts by looking up the session. */
async function inSession<T>(
  request: FastifyRequest,
  services: RouteServices,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const facts = factsOf(request, services.clock);
  const token = readToken(bearerToken(request.headers.authorization) ?? '');
  if (!token) throw unauthenticated();
  const { changes = false } = request.routeOptions.config;
  let written: readonly WrittenRow[] = [];
  const answer = await services.db.transaction(
    { role: 'app', tenantId: token.tenantId, caller: callerOf(request) },
    async (db, rows) => {
      const outbox = new Outbox(facts.now, facts.page);
      noteSession(request, rows.length > 0);
      const identity = readIdentity(rows);
      spanOf(request)?.setAttribute('cadence.tenant', identity.tenant.id);
      await touchSession(db, identity.session, { now: facts.now, rules: services.sessionRules });
      await services.visits.note(db, identity.actor, facts.now);
      const ctx: Ctx = {
        ...facts,
        ...identity,
        db,
        outbox,
        today: dateInZone(facts.now, identity.tenant.timeZone),
        earlierAt: null,
      };
      const result = await work(ctx);
      written = await outbox.flushAndTake(db, identity.tenant.id, facts.clock.now());
      return result;
    },
    {
      question: identityQuestion(token.hash, facts.now, facts.hostname),
      isRead: () => !changes && written.length === 0,
    },
  );
  if (written.length > 0) services.onOutbox(written);
  return answer;
}

/** The request with its key and content hash; null without a key. A slow hash holds no connection. */
async function keyedRequest(
  { id, spec }: Operation,
  request: FastifyRequest,
  input: RequestInput,
): Promise<KeyedRequest | null> {
  const key = takesKey(id) ? readIdempotencyKey(request.headers['idempotency-key']) : null;
  if (key === null) return null;
  return { key, operation: id, input, hash: await nameContent(input, key), creates: spec.creates === true };
}

/** Answers a signed-in request; with a key, its change is made once (D-122). */
async function answerSession(
  operation: Operation,
  request: FastifyRequest,
  services: RouteServices,
): Promise<unknown> {
  const { schemas, handler } = operation;
  const input = inputOf(request, schemas);
  const keyed = await keyedRequest(operation, request, input);
  const once = (ctx: Ctx, work: (ctx: Ctx, input: RequestInput) => Promise<unknown>): Promise<unknown> =>
    keyed === null
      ? work(ctx, input)
      : answerOnce(ctx, keyed, (given, earlierAt) => work({ ...ctx, earlierAt }, given));
  const answer = await inSession(request, services, (ctx) => once(ctx, handler));
  if (!(answer instanceof AfterCommit)) return answer;
  return answer.make({
    again: (work) => inSession(request, services, work),
    finish: (work) => inSession(request, services, (ctx) => once(ctx, work)),
    conclude: (work) =>
      inSession(request, services, async (ctx) => {
        const last = await work(ctx);
        if (keyed !== null) await keepAnswer(ctx, keyed, last);
        return last;
      }),
  });
}

function publicContext(request: FastifyRequest, services: RouteServices): PublicCtx {
  const facts = factsOf(request, services.clock);
  return {
    ...facts,
    async transaction(tenantId, work) {
      let written: readonly WrittenRow[] = [];
      const scope = { role: 'app', tenantId, caller: callerOf(request) } as const;
      const value = await services.db.transaction(scope, async (db) => {
        const outbox = new Outbox(facts.now, facts.page);
        const result = await work(db, outbox);
        if (tenantId !== null) written = await outbox.flushAndTake(db, tenantId, facts.clock.now());
        return result;
      });
      if (written.length > 0) services.onOutbox(written);
      return value;
    },
  };
}

/** A changing GET must come from the product's own code: never from a prefetch or a followed link (D-4). */
function refuseNavigation(request: FastifyRequest): void {
  const { 'sec-fetch-mode': mode, 'sec-purpose': purpose } = request.headers;
  if (mode === 'navigate' || purpose !== undefined)
    throw denied('This address can only be used by the application itself.');
}

/** A file is read by `readUpload`, which makes the body that the contract declares. */
function bodySchema(spec: RouteSpec, schemas: OperationSchemas): Pick<FastifySchema, 'body' | 'consumes'> {
  if (spec.upload) return { consumes: ['multipart/form-data'] };
  return schemas.body ? { body: schemas.body } : {};
}

/** A file is sent unchanged; its type is known when it is made. */
function answerSchema(spec: RouteSpec, { output }: OperationSchemas): object {
  return spec.download ? { description: 'A file', content: { '*/*': { schema: output } } } : output;
}

function isWithoutAnswer({ output }: OperationSchemas): boolean {
  return IsVoid(output);
}

function schemaOf({ id, spec, schemas }: Operation): FastifySchema {
  return {
    operationId: id,
    tags: [id.split('.')[0] ?? id],
    security: spec.access === 'session' ? [{ bearer: [] }] : [],
    ...(schemas.params ? { params: schemas.params } : {}),
    ...(schemas.query ? { querystring: schemas.query } : {}),
    ...bodySchema(spec, schemas),
    response: isWithoutAnswer(schemas)
      ? { 204: { type: 'null', description: 'Done; there is nothing to answer' } }
      : { 200: answerSchema(spec, schemas) },
  };
}

function answerOperation(
  operation: Operation,
  request: FastifyRequest,
  services: RouteServices,
): Promise<unknown> {
  return operation.spec.access === 'public'
    ? operation.handler(publicContext(request, services), inputOf(request, operation.schemas))
    : answerSession(operation, request, services);
}

function registerOperation(app: FastifyInstance, operation: Operation, services: RouteServices): void {
  const { spec } = operation;
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (spec.mutates && request.method === 'GET') refuseNavigation(request);
    reply.header('cache-control', 'no-store');
    if (isWithoutAnswer(operation.schemas)) reply.code(204);
    const answer = await withinTrace(request, () => answerOperation(operation, request, services));
    // The types of the slice guarantee it.
    return spec.download ? sendFile(reply, answer as FileAnswer) : answer;
  };
  const url = `${API_BASE}${spec.path}`;
  const schema = schemaOf(operation);
  const guard = {
    onRequest: spec.access === 'session' ? [demandToken, refuseBrokenQuery] : [refuseBrokenQuery],
    ...(spec.upload && uploadOptions(spec.upload.maxBytes)),
  };
  // HEAD must be safe (RFC 9110) but would run the handler: no change, and no file made for nothing.
  const exposeHeadRoute = !spec.mutates && !spec.download;
  const config = {
    operation: operation.id,
    changes: isChange(operation.id),
    saves: takesKey(operation.id),
  };
  app.route({ method: spec.method, url, schema, config, handler: handle, exposeHeadRoute, ...guard });
  // A changing GET of the documents is also served as POST.
  if (spec.mutates)
    app.route({
      method: 'POST',
      url,
      schema: { ...schema, hide: true },
      config,
      handler: handle,
      ...guard,
    });
}

/** Registers every operation of a slice at its path of the contract. */
export function registerSlice(app: FastifyInstance, slice: Slice, services: RouteServices): void {
  for (const [id, handler] of slice.handlers) {
    registerOperation(app, { id, spec: ROUTES[id], schemas: OPERATIONS[id], handler }, services);
  }
}
