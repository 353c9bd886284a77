import { ERROR_STATUS, MESSAGES } from '@cadence/shared-contract';
import type {
  BodyOf,
  ErrorCode,
  FieldError,
  MadeRecord,
  OperationId,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '@cadence/shared-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { matchRoute } from './match-route.ts';

export interface ApiRequest<Id extends OperationId> {
  readonly params: ParamsOf<Id>;
  /** As text, regardless of what the contract reads from it. */
  readonly query: Readonly<Partial<Record<keyof NonNullable<QueryOf<Id>>, string>>>;
  readonly body: BodyOf<Id>;
  readonly headers: Headers;
}

/** What the resolver throws to answer with a problem document. */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail);
    this.code = code;
    this.errors = errors;
  }
}

/** What the resolver throws when the form's key has made a record before (D-122). */
export class AlreadyMade extends ApiProblem {
  readonly made: MadeRecord;

  constructor(made: MadeRecord) {
    super('already_made', 'This was saved before. What you changed since then is not saved yet.');
    this.made = made;
  }
}

/** What the resolver throws when the company is deactivated, and whom to turn to (D-193). */
export class TenantDeactivated extends ApiProblem {
  readonly contact: string | null;

  constructor(contact: string | null) {
    super('tenant_deactivated', MESSAGES.tenantDeactivated);
    this.contact = contact;
  }
}

type Resolver<Id extends OperationId> = (request: ApiRequest<Id>) => OutputOf<Id> | Promise<OutputOf<Id>>;

/**
 * Answers an operation of the contract: `on('goals.list', ({ body }) => page)`. Input and output are checked
 * against the contract's types; throw `ApiProblem` to refuse. What answers with a file resolves to a `File`.
 */
export function on<Id extends OperationId>(id: Id, resolve: Resolver<Id>): HttpHandler {
  return http.all(
    ({ request }) => matchRequest(request)?.id === id,
    async ({ request }) => {
      try {
        const params = matchRequest(request)?.params;
        const body = await readBody(request);
        const query = Object.fromEntries(new URL(request.url).searchParams);
        const input = { params, query, body, headers: request.headers } as unknown as ApiRequest<Id>;
        const output: unknown = await resolve(input);
        return output instanceof File ? fileResponse(output) : HttpResponse.json(output as object);
      } catch (error) {
        if (error instanceof ApiProblem) return problemResponse(error);
        throw error;
      }
    },
  );
}

/** Lets every call of the operation, or the next `once`, fail as if the network were gone. */
export function onOffline(id: OperationId, { once = false } = {}): HttpHandler {
  return http.all(
    ({ request }) => matchRequest(request)?.id === id,
    () => HttpResponse.error(),
    { once },
  );
}

/** Leaves every call of the operation without an answer, for the screens' loading states. */
export function onPending(id: OperationId): HttpHandler {
  return http.all(
    ({ request }) => matchRequest(request)?.id === id,
    () => new Promise<never>(() => undefined),
  );
}

function matchRequest(request: Request): ReturnType<typeof matchRoute> {
  return matchRoute(request.method, new URL(request.url).pathname);
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const file = (await request.formData()).get('file');
    return file === null || typeof file === 'string' ? undefined : { FileName: file.name, Content: file };
  }
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function fileResponse(file: File): Response {
  const name = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
  return new HttpResponse(file, { headers: { 'content-type': file.type, 'content-disposition': name } });
}

function problemResponse(problem: ApiProblem): Response {
  const { code, message: detail, errors } = problem;
  const status = ERROR_STATUS[code];
  const made = problem instanceof AlreadyMade ? { made: problem.made } : {};
  const contact =
    problem instanceof TenantDeactivated && problem.contact !== null ? { contact: problem.contact } : {};
  const more = { errors, requestId: 'test-request', ...made, ...contact };
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, detail, code, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
