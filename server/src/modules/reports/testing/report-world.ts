import { API_BASE } from '@cadence/shared-contract';
import type { BodyOf, CallInput, ReportJob, ReportView } from '@cadence/shared-contract';
import { readSheet } from 'read-excel-file/node';
import { createSession } from '../../auth/index.ts';
import type { Caller, PersonRow } from '../../goals/testing/goal-world.ts';
import type { TalentMember, TalentWorld } from '../../talent/testing/talent-world.ts';
import { startTalentWorld } from '../../talent/testing/talent-world.ts';

/** An answer as it was received over HTTP. */
export interface Downloaded {
  readonly status: number;
  /** The file name that a browser would save it under. */
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  readonly sentence: string;
}

/** An organisation with goals and appraisals, and its reports for every member. */
export interface ReportWorld {
  readonly talent: TalentWorld;
  /** The current quarter. */
  readonly periodId: number;
  /** Downloads a file from a documented address, relative to /api. */
  download(who: TalentMember | PersonRow, path: string, body?: unknown): Promise<Downloaded>;
  /** The rows of the first sheet of such a file; the first one is the header. */
  sheet(who: TalentMember | PersonRow, path: string): Promise<readonly (readonly unknown[])[]>;
  view(
    who: TalentMember,
    report: CallInput<'reports.view'>['params']['report'],
    query?: CallInput<'reports.view'>['query'],
  ): Promise<ReportView>;
}

const SIGNED_IN = new Date('2027-12-01T00:00:00Z');

function nameIn(header: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header)?.[1] ?? '');
}

async function tokenOf({ t, world, person }: TalentWorld, who: TalentMember | PersonRow): Promise<string> {
  const { id } = typeof who === 'string' ? person(who) : who;
  const { token } = await t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
    createSession(db, { tenantId: world.tenant.id, personId: id }, SIGNED_IN),
  );
  return token;
}

export async function startReportWorld(given?: TalentWorld): Promise<ReportWorld> {
  const talent = given ?? (await startTalentWorld());
  const { t, world } = talent;
  const download: ReportWorld['download'] = async (who, path, body) => {
    const headers = { authorization: `Bearer ${await tokenOf(talent, who)}` };
    const url = `${API_BASE}${path}`;
    const answer = await t.app.http.inject(
      body === undefined
        ? { method: 'GET', url, headers }
        : { method: 'POST', url, headers, payload: body as object },
    );
    const isFile = answer.statusCode === 200;
    return {
      status: answer.statusCode,
      name: nameIn(String(answer.headers['content-disposition'] ?? '')),
      type: String(answer.headers['content-type']),
      body: answer.rawPayload,
      sentence: isFile ? '' : answer.json<{ detail: string }>().detail,
    };
  };
  return {
    talent,
    periodId: world.periodId,
    download,
    async sheet(who, path) {
      const { status, sentence, body } = await download(who, path);
      if (status !== 200) throw new Error(`expected a file, got ${status} ${sentence}`);
      return readSheet(body);
    },
    view: async (who, report, query = {}) =>
      (await talent.as(who)('reports.view', { params: { report }, query })).ok,
  };
}

/**
 * A report from the list, after it has ended. The answer to `reports.start` waits only a limited time (D-96), and a
 * busy machine needs longer.
 */
export async function endedReport(call: Caller, body: BodyOf<'reports.start'>): Promise<ReportJob> {
  let job = (await call('reports.start', { body })).ok;
  while (job.State === 'waiting' || job.State === 'running')
    job = (await call('reports.job', { params: { id: job.Id } })).ok;
  return job;
}

/** The cells of a view by the keys of its columns. */
export const cellsOf = ({ Columns, Rows }: ReportView): readonly Readonly<Record<string, unknown>>[] =>
  Rows.map(({ Cells }) => Object.fromEntries(Columns.map(({ Key }, index) => [Key, Cells[index]])));
