import type { ParamsOf, PersonRef } from '@cadence/shared-contract';
import { appraisalDueDate, nextAppraisalStep } from '@cadence/shared-contract';
import { logoPicture } from '../../kernel/mail/index.ts';
import { conflict } from '../../kernel/errors/index.ts';
import type { Again, Ctx, FileAnswer } from '../../kernel/http/index.ts';
import { AfterCommit, deliverFile } from '../../kernel/http/index.ts';
import { inTurn } from '../../kernel/threads/index.ts';
import { listGoalsOf } from '../goals/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { findTenantById } from '../tenants/index.ts';
import type { AppraisalPrint } from './files/appraisal-pdf.ts';
import { appraisalPdf } from './files/appraisal-pdf.ts';
import type { ComplianceRow } from './files/compliance-spreadsheet.ts';
import { complianceSpreadsheet } from './files/compliance-spreadsheet.ts';
import type { AppraisalReader } from './present-appraisal.ts';
import { readAppraisal } from './read-appraisals.ts';
import { loadTeam } from './read-team.ts';
import { PRINTABLE_STATES } from './talent.policy.ts';
import { readSettings } from './talent-setup.ts';
import type { ComplianceMember } from './team.queries.ts';
import { pageCompliance } from './team.queries.ts';

/** Rows read per page. */
const PAGE = 500;

export function waitingFor(member: ComplianceMember): ComplianceRow['waitingFor'] {
  const next = nextAppraisalStep(member.status, member.is_edited);
  if (next === null || member.is_deactivated) return null;
  const name = next.by === 'employee' ? member.name : member.reviewer_name;
  return name === null ? null : { name, action: next.action };
}

function presentRow(member: ComplianceMember, dueDate: string): ComplianceRow {
  return {
    employee: member.name,
    jobTitle: member.job_title,
    department: member.org_unit,
    reviewer: member.reviewer_name,
    status: member.status,
    waitingFor: waitingFor(member),
    dueDate,
    startedAt: member.created_at,
    sharedAt: member.shared_at,
    acknowledgedAt: member.acknowledged_at,
    completedAt: member.completed_at,
  };
}

/** The people of a team, page by page; each page checks again whether the actor may open it. */
async function* complianceRows(
  again: Again,
  params: ParamsOf<'talent.excel'>,
  dueDate: string,
): AsyncIterable<readonly ComplianceRow[]> {
  let after: ComplianceMember | null = null;
  do {
    const last: ComplianceMember | null = after;
    const page: readonly ComplianceMember[] = await again(async (ctx) =>
      pageCompliance(ctx.db, await loadTeam(ctx, params), { after: last, limit: PAGE }),
    );
    yield page.map((member) => presentRow(member, dueDate));
    after = page.length === PAGE ? (page.at(-1) ?? null) : null;
  } while (after !== null);
}

function teamName(manager: PersonRef | undefined, scope: number): string {
  if (!manager) return 'Everyone';
  return `${scope === 0 ? 'Direct reports of' : 'Everyone beneath'} ${manager.Name}`;
}

/**
 * A spreadsheet of the status of every appraisal of a team (people §2.5). It is read in pages while the client
 * downloads it, and no transaction waits for the client.
 *
 * @throws not_found, denied
 */
export async function makeComplianceSpreadsheet(
  ctx: Ctx,
  params: ParamsOf<'talent.excel'>,
): Promise<AfterCommit<FileAnswer>> {
  const { period } = await loadTeam(ctx, params);
  const { GracePeriod } = (await readSettings(ctx)).Settings;
  const people = await findPersonRefs(ctx, params.managerId === 0 ? [] : [params.managerId]);
  const heading = {
    organisation: ctx.tenant.name,
    period: `Q${period.quarter} ${period.year}`,
    team: teamName(people.get(params.managerId), params.scope),
    madeAt: ctx.now,
    author: ctx.actor.name,
    timeZone: ctx.tenant.timeZone,
  };
  const dueDate = appraisalDueDate({ endDate: period.end_date }, GracePeriod);
  return new AfterCommit(({ again }) =>
    deliverFile(ctx.actor, () => complianceSpreadsheet(heading, complianceRows(again, params, dueDate))),
  );
}

/** An appraisal that the actor may see, with everything its print shows (people §2.5). @throws not_found */
export async function readPrint(ctx: AppraisalReader, id: number): Promise<AppraisalPrint> {
  const appraisal = await readAppraisal(ctx, id);
  const { UserId: ownerId, EvaluationPeriodId: periodId } = appraisal;
  const { Goals } = await listGoalsOf(ctx, { ownerId, periodId });
  const svg = (await findTenantById(ctx.db, ctx.tenant.id))?.logo_svg ?? null;
  const { name, timeZone } = ctx.tenant;
  return {
    appraisal,
    goals: Goals.filter(({ State }) => State !== 'draft' && State !== 'shelved'),
    organisation: { name, timeZone, logo: svg === null ? null : await logoPicture(svg) },
    printedBy: ctx.actor.name,
    printedAt: ctx.now,
  };
}

/**
 * One appraisal as a PDF, drawn after the transaction has ended; it says which signature is missing.
 *
 * @throws not_found; conflict before it is shared
 */
export async function makeAppraisalPdf(ctx: Ctx, id: number): Promise<AfterCommit<FileAnswer>> {
  const print = await readPrint(ctx, id);
  if (!PRINTABLE_STATES.includes(print.appraisal.State))
    throw conflict('This appraisal is a draft. It can be printed once it is shared.', 'notYet');
  return new AfterCommit(() => inTurn(ctx.actor, () => appraisalPdf(print)));
}
