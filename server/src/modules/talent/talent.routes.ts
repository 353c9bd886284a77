import type { Appraisal } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { answerAboutRating, askAboutRating } from './calibrate.ts';
import { composeReview } from './compose-review.ts';
import { makeAppraisalPdf, makeComplianceSpreadsheet } from './make-files.ts';
import { readAppraisal, readAppraisalsOf, readAppraisedGoals } from './read-appraisals.ts';
import { readCalibration } from './read-calibration.ts';
import { readMatrix, readMatrixPeople } from './read-matrix.ts';
import { readDepartment, readOrganization, readTeam } from './read-team.ts';
import { reopenAppraisal, signAsEmployee, signAsManager } from './sign-appraisal.ts';
import { startAppraisal } from './start-appraisal.ts';
import { readSchedule, readSettings } from './talent-setup.ts';
import {
  deleteAppraisal,
  restoreAppraisal,
  shareAppraisal,
  takeBackAppraisal,
  updateAppraisal,
} from './write-appraisal.ts';

/** Makes a change and returns the appraisal after it. */
async function afterwards(ctx: Ctx, id: number, change: Promise<void>): Promise<Appraisal> {
  await change;
  return readAppraisal(ctx, id);
}

/** Appraisals of people, quarter by quarter (people §7 Talent). */
export const talentSlice = defineSlice('talent', {
  'talent.schedule': readSchedule,
  'talent.labels': readSettings,
  'talent.load': readTeam,
  'talent.excel': (ctx, { params }) => makeComplianceSpreadsheet(ctx, params),
  'talent.goals': (ctx, { params }) => readAppraisedGoals(ctx, params),
  'talent.user': (ctx, { params }) => readAppraisalsOf(ctx, params.userId),
  'talent.single': (ctx, { params }) => readAppraisal(ctx, params.id),
  'talent.create': async (ctx, { body }) => readAppraisal(ctx, await startAppraisal(ctx, body)),
  'talent.update': (ctx, { params, body }) =>
    afterwards(ctx, params.id, updateAppraisal(ctx, params.id, body)),
  'talent.delete': async (ctx, { params }) => {
    await deleteAppraisal(ctx, params.id);
    return { Success: true };
  },
  'talent.restore': (ctx, { params }) => afterwards(ctx, params.id, restoreAppraisal(ctx, params.id)),
  'talent.share': async (ctx, { params, query }) => ({
    evaluationData: await afterwards(ctx, params.id, shareAppraisal(ctx, params.id, query?.UpdatedAt)),
  }),
  'talent.takeBack': (ctx, { params, body }) =>
    afterwards(ctx, params.id, takeBackAppraisal(ctx, params.id, body.UpdatedAt)),
  'talent.employeeSign': (ctx, { params, body }) =>
    afterwards(ctx, params.id, signAsEmployee(ctx, params.id, body)),
  'talent.managerSign': (ctx, { params, body }) =>
    afterwards(ctx, params.id, signAsManager(ctx, params.id, body)),
  'talent.reopen': (ctx, { params, body }) =>
    afterwards(ctx, params.id, reopenAppraisal(ctx, params.id, body)),
  'talent.compose': (ctx, { params }) => composeReview(ctx, params),
  'talent.pdf': (ctx, { params }) => makeAppraisalPdf(ctx, params.id),
  'talent.organization': (ctx, { params }) => readOrganization(ctx, params.periodId),
  'talent.department': (ctx, { params, query }) => readDepartment(ctx, params.periodId, query?.OrgUnit ?? ''),
  'talent.matrix': readMatrix,
  'talent.matrixPeople': readMatrixPeople,
  'talent.calibration': (ctx, { params }) => readCalibration(ctx, params),
  'talent.ask': (ctx, { params, body }) => afterwards(ctx, params.id, askAboutRating(ctx, params.id, body)),
  'talent.answer': (ctx, { params, body }) =>
    afterwards(ctx, params.id, answerAboutRating(ctx, params.id, body)),
});
