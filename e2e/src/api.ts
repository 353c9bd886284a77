import { ROUTES } from '@cadence/shared-contract';
import type { CallInput, OperationId, OutputOf, Problem } from '@cadence/shared-contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { emailOf, PASSWORD } from './accounts.ts';
import type { Account, TenantName } from './accounts.ts';
import { expect } from './expect.ts';

export interface SendOptions {
  /** Sent as JSON; a string is sent as it is. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One signed-in person without a browser. */
export interface ApiSession {
  readonly me: OutputOf<'auth.login'>;
  /** Any request under `/api`, whether or not the contract allows it. */
  send(method: string, path: string, options?: SendOptions): Promise<APIResponse>;
  /** An operation of the contract; fails the test when it is refused. */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<OutputOf<Id>>;
}

/** Signs in over the API. */
export async function openApiSession(
  request: APIRequestContext,
  origin: string,
  who: { readonly userName: string; readonly tenant: TenantName },
): Promise<ApiSession> {
  const { userName, tenant } = who;
  const login = await request.post(`${origin}/api/Auth/Login`, {
    data: { userName, password: PASSWORD, domain: tenant },
  });
  expect(login.status(), `login of ${userName}`).toBe(200);
  const me = (await login.json()) as OutputOf<'auth.login'>;
  const send: ApiSession['send'] = (method, path, { data, headers } = {}) =>
    request.fetch(`${origin}/api${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: { authorization: `Bearer ${me.Token}`, 'content-type': 'application/json', ...headers },
    });
  return {
    me,
    send,
    async call<Id extends OperationId>(id: Id, input: CallInput<Id>) {
      const { params, body } = input as { params?: Record<string, number | string>; body?: unknown };
      const path = ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name]));
      const answer = await send(ROUTES[id].method, path, body === undefined ? {} : { data: body });
      expect(answer.status(), `${id}: ${await answer.text()}`).toBe(200);
      return (await answer.json()) as OutputOf<Id>;
    },
  };
}

export function accountOf(account: Account, tenant: TenantName = 'acme') {
  return { userName: emailOf(account, tenant), tenant };
}

/** Checks an answer against RFC 9457 and D-2: its status, a code, and a sentence fit for a toast. */
export async function expectProblem(answer: APIResponse, status: number): Promise<Problem> {
  expect(answer.status(), await answer.text()).toBe(status);
  expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
  const problem = (await answer.json()) as Problem;
  expect(problem).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status,
    code: expect.any(String),
    detail: expect.stringMatching(/^\S.{10,}[.!?]$/su),
  });
  return problem;
}
