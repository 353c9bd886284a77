import type { Dashboard } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import {
  findCompanyGoalIds,
  findLackingThisWeek,
  readEditReviewData,
  readGoalsById,
  readReviewData,
} from '../goals/index.ts';
import { currentPeriod } from '../periods/index.ts';
import { readStrategySummary } from '../strategy/index.ts';
import { readCompliance } from './compliance.ts';
import { complianceScopes, hasStrategySummary, mayEditTheme } from './dashboard.policy.ts';
import { readRecentComments } from './recent-comments.ts';
import { readMoved } from './moved.ts';
import { readReminders } from './reminders.ts';
import { readRisks } from './risks.ts';
import { readBranches, readTeam } from './team.ts';
import { readTheme, removeTheme, writeTheme } from './theme.ts';

const PAGE = LIMITS.reminderPageSize;

async function readDashboard(ctx: Ctx): Promise<Dashboard> {
  const { db, actor, today } = ctx;
  const period = await currentPeriod(db, actor.tenantId, today);
  const reminders = await readReminders(ctx, { offset: 0, limit: PAGE * LIMITS.reminderPagesAtFirst });
  const lacking = await findLackingThisWeek(db, actor, today);
  const ids = await findCompanyGoalIds(db, actor, period.id);
  return {
    Period: {
      Id: period.id,
      StartDate: period.start_date,
      EndDate: period.end_date,
      Quarter: period.quarter,
      Year: period.year,
      Index: 0,
    },
    Reminders: reminders.data,
    count: reminders.count,
    ThisWeek: lacking ? { Week: lacking.week, EndDate: lacking.end_date, count: lacking.count } : null,
    Theme: await readTheme(ctx),
    CompanyGoals: await readGoalsById(ctx, ids),
    Strategy: hasStrategySummary(actor) ? await readStrategySummary(ctx) : null,
    Permissions: { EditTheme: mayEditTheme(actor), ComplianceScopes: complianceScopes(actor) },
  };
}

/** The dashboard: reminders, company goals with their theme, compliance (core §2 Dashboard, §7). */
export const dashboardSlice = defineSlice('dashboard', {
  'dashboard.read': (ctx) => readDashboard(ctx),
  'dashboard.reminders': (ctx, { params }) =>
    readReminders(ctx, { offset: (params.page - 1) * PAGE, limit: PAGE }),
  'dashboard.reviewData': (ctx, { params }) => readReviewData(ctx, params.id),
  'dashboard.editReviewData': (ctx, { params }) => readEditReviewData(ctx, params.id),
  'dashboard.compliance': (ctx, input) => readCompliance(ctx, input),
  'dashboard.moved': (ctx) => readMoved(ctx),
  'dashboard.team': (ctx) => readTeam(ctx),
  'dashboard.branches': (ctx) => readBranches(ctx),
  'dashboard.risks': (ctx) => readRisks(ctx),
  'dashboard.comments': (ctx) => readRecentComments(ctx),
  'dashboard.theme': async (ctx) => ({ Theme: await readTheme(ctx) }),
  'dashboard.saveTheme': async (ctx, { body }) => ({ Theme: await writeTheme(ctx, body) }),
  'dashboard.deleteTheme': async (ctx) => {
    await removeTheme(ctx);
    return { Success: true };
  },
});
