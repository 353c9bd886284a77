import type { CallInput, OperationId, OutputOf, Problem, Session } from '@cadence/shared-contract';
import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import { ManualClock } from '../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import { parseConfig } from '../kernel/config/config.ts';
import type { Envelope, Mail } from '../kernel/mail/index.ts';
import { TEST_PASSWORD } from './factories.ts';
import { openTestDatabase } from './test-database.ts';

/** A response: the typed output, or the problem. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
  /** @throws Error when the call was refused */
  readonly ok: T;
  /** @throws Error when the call succeeded */
  readonly problem: Problem;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface TestApp {
  readonly app: App;
  readonly clock: ManualClock;
  /** Calls an operation through HTTP, typed by the contract. */
  call<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    options?: CallOptions,
  ): Promise<Answer<OutputOf<Id>>>;
  /** Signs in a person made by `makePerson`. */
  login(person: { readonly email: string }, tenant: { readonly subdomain: string }): Promise<Session>;
  /** The mail server: while it is away, mails stay in the outbox. */
  readonly mailServer: { isAway: boolean };
  /** Delivers everything that is due, then returns the mails sent to an address or to matching ones, oldest first. */
  mailsTo(address: string | ((address: string) => boolean)): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

/** A Wednesday in the middle of the fourth quarter. */
const TEST_NOW = '2026-11-11T15:00:00Z';

function pathOf(id: OperationId, params: Readonly<Record<string, unknown>>): string {
  return (
    API_BASE +
    ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  );
}

function answerOf<T>(response: {
  statusCode: number;
  headers: Answer<T>['headers'];
  body: string;
  rawPayload: Buffer;
}): Answer<T> {
  const isOk = response.statusCode < 300;
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    get ok() {
      if (!isOk) throw new Error(`expected an answer, got ${response.statusCode} ${response.body}`);
      return JSON.parse(response.body) as T;
    },
    get problem() {
      if (isOk) throw new Error(`expected a problem, got ${response.body}`);
      return JSON.parse(response.body) as Problem;
    },
  };
}

/** The real application on a new database (or on `shared`, as a second process), with a clock that the test moves. */
export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  shared?: DatabaseHandle,
): Promise<TestApp> {
  const clock = new ManualClock(TEST_NOW);
  const config = parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...environment,
  });
  const mails: Mail[] = [];
  const mailServer = { isAway: false };
  const send = async ({ mail }: Envelope): Promise<void> => {
    if (mailServer.isAway) throw new Error('the mail server is away');
    mails.push(mail);
  };
  const logger = pino({ level: config.logLevel });
  const app = await createApp(config, {
    clock,
    logger,
    ...(config.smtpUrl === null && { mailer: { send, close: () => undefined } }),
    db: shared ? { ...shared, close: async () => undefined } : await openTestDatabase(),
    jobs: false,
  });

  const call: TestApp['call'] = async (id, input, { token, headers } = {}) => {
    const { params = {}, query = {}, body } = input as LooseInput;
    const options: InjectOptions = {
      method: ROUTES[id].method,
      url: pathOf(id, params),
      query,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    return answerOf(await app.http.inject(options));
  };

  return {
    app,
    clock,
    call,
    async login(person, tenant) {
      const body = { userName: person.email, password: TEST_PASSWORD, domain: tenant.subdomain };
      return (await call('auth.login', { body })).ok;
    },
    mailServer,
    async mailsTo(address) {
      await app.kernel.outbox.settle();
      return mails.filter(({ to }) => (typeof address === 'string' ? to === address : address(to)));
    },
    close: () => app.close(),
  };
}
