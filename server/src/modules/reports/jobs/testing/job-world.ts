import type { BodyOf, CallInput, OperationId, OutputOf, ReportJob } from '@cadence/shared-contract';
import { API_BASE, ROUTES } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { DatabaseHandle, Db } from '../../../../kernel/db/index.ts';
import type { Slice } from '../../../../kernel/http/index.ts';
import { createHttpServer, registerSlice } from '../../../../kernel/http/index.ts';
import type { PeopleTable, TenantsTable } from '../../../../migrations/kernel-tables.ts';
import type { ReportJobsTable } from '../../../../migrations/report-tables.ts';
import type { TestApp } from '../../../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../../../testing/index.ts';
import { createSession } from '../../../auth/index.ts';
import {
  createReportMailWriter,
  createScheduleHandlers,
  REPORT_MAIL_WRITER,
  runSchedules,
} from '../../schedules/index.ts';
import type { ReportMaker, ReportQueue, ReportQueueOptions } from '../index.ts';
import { createReportJobHandlers, createReportQueue } from '../index.ts';
import { TestMaker } from './test-maker.ts';

export type Person = Selectable<PeopleTable>;
type Tenant = Selectable<TenantsTable>;
type JobRow = Selectable<ReportJobsTable>;

const SIGNED_IN = new Date('2028-01-01T00:00:00Z');

/** Calls an operation as a person. */
export type Call = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  key?: string,
) => Promise<{ readonly status: number; readonly body: OutputOf<Id> & Record<string, unknown> }>;

type JobWorldOptions = Partial<Pick<ReportQueueOptions, 'patience' | 'notedEvery'>>;

/** Companies whose reports are made by a test maker, behind the real routes. */
export class JobWorld {
  readonly t: TestApp;
  maker = new TestMaker();
  queue: ReportQueue;
  readonly http: FastifyInstance;
  readonly #options: JobWorldOptions;
  readonly #began: Date;

  constructor(t: TestApp, options: JobWorldOptions) {
    this.t = t;
    this.#began = t.clock.now();
    this.#options = options;
    this.queue = this.anotherQueue();
    this.http = createHttpServer(pino({ level: 'silent' }));
    const maker: ReportMaker = {
      make: (request, making) => this.maker.make(request, making),
      describe: (ctx, request) => this.maker.describe(ctx, request),
    };
    const queue = {
      finished: (id: number) => this.queue.finished(id),
      breakOff: (id: number) => this.queue.breakOff(id),
    };
    const handlers = { ...createReportJobHandlers({ maker, queue }), ...createScheduleHandlers({ maker }) };
    const slice = { prefix: 'reports', handlers: new Map(Object.entries(handlers)) } as unknown as Slice;
    registerSlice(this.http, slice, t.app.kernel.routes);
    const originOf = (subdomain: string) => `https://${subdomain}.example.test`;
    t.app.kernel.postOffice.employ(REPORT_MAIL_WRITER, createReportMailWriter({ db: this.db, originOf }));
  }

  /** Resets everything between tests. */
  async renew(): Promise<void> {
    await this.queue.stop();
    await this.db.transaction({ role: 'jobs' }, async (db) => {
      await db.deleteFrom('report_jobs').execute();
      await db.deleteFrom('report_schedules').execute();
    });
    this.t.clock.set(this.#began);
    this.maker = new TestMaker();
    this.queue = this.anotherQueue();
  }

  get db(): DatabaseHandle {
    return this.t.app.db;
  }

  /** A queue as another process on the same database has it. */
  anotherQueue(maker: ReportMaker = this.maker): ReportQueue {
    const { kernel, clock } = this.t.app;
    const onOutbox = (): void => kernel.outbox.nudge();
    return createReportQueue({
      ...{ db: this.db, clock, log: kernel.log, maker, onOutbox },
      ...this.#options,
    });
  }

  /** Runs the due schedules and everything that follows from them. */
  async runSchedules(): Promise<void> {
    const { kernel, clock } = this.t.app;
    const onOutbox = (): void => kernel.outbox.nudge();
    const { log } = kernel;
    await runSchedules({ db: this.db, clock, log, maker: this.maker, queue: this.queue, onOutbox });
    await this.queue.settle();
  }

  tenant(values: Partial<Insertable<TenantsTable>> = {}): Promise<Tenant> {
    return makeTenant(this.db, values);
  }

  person({ id }: Tenant, values: Partial<Insertable<PeopleTable>> = {}): Promise<Person> {
    return makePerson(this.db, id, values);
  }

  async as(person: Person): Promise<Call> {
    const { token } = await this.inTenant(person, (db) =>
      createSession(db, { tenantId: person.tenant_id, personId: person.id }, SIGNED_IN),
    );
    return async (id, input, key) => {
      const { params = {}, body } = input as { params?: Record<string, unknown>; body?: object };
      const url = API_BASE + ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      const answer = await this.http.inject({
        method: ROUTES[id].method,
        url,
        headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
        ...(body && { payload: body }),
      });
      const isFile = 'download' in ROUTES[id] && answer.statusCode === 200;
      const parsed: unknown = isFile ? { text: answer.body, headers: answer.headers } : answer.json();
      return { status: answer.statusCode, body: parsed as never };
    };
  }

  /** A signed-in person in a new company. */
  async someone(
    values: Partial<Insertable<PeopleTable>> = {},
    company: Partial<Insertable<TenantsTable>> = {},
  ) {
    const tenant = await this.tenant(company);
    const person = await this.person(tenant, values);
    return { tenant, person, call: await this.as(person) };
  }

  inTenant<T>({ tenant_id }: Pick<Person, 'tenant_id'>, work: (db: Db) => Promise<T>): Promise<T> {
    return this.db.transaction({ role: 'app', tenantId: tenant_id }, work);
  }

  deactivate(person: Person): Promise<unknown> {
    return this.inTenant(person, (db) =>
      db
        .updateTable('people')
        .set({ deactivated_at: this.t.clock.now() })
        .where('id', '=', person.id)
        .execute(),
    );
  }

  /** The stored row of a job. */
  row(person: Person, id: number): Promise<JobRow | undefined> {
    return this.inTenant(person, (db) =>
      db.selectFrom('report_jobs').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  }

  /** The number of stored file pieces in the person's company. */
  async pieces(person: Person): Promise<number> {
    const { rows } = await this.inTenant(person, (db) =>
      sql<{ count: number }>`select count(*)::int as count from report_file_chunks`.execute(db),
    );
    return rows[0]?.count ?? 0;
  }

  async close(): Promise<void> {
    await this.queue.stop();
    await this.http.close();
    await this.t.close();
  }
}

/** A request for a report, identified by its search. */
export const asking = (Search: string): BodyOf<'reports.start'> => ({
  Report: REPORT_IDS.userList,
  Format: 'csv',
  Params: { Search },
});

/** The states in a list of jobs, with their searches. */
export const statesOf = (jobs: readonly ReportJob[]): readonly string[] =>
  jobs.map(({ Params, State }) => `${Params.Search} ${State}`);

/** By default a start is answered after the report is made. */
export async function startJobWorld(options: JobWorldOptions = {}): Promise<JobWorld> {
  return new JobWorld(await startTestApp(), { patience: 60_000, ...options });
}
