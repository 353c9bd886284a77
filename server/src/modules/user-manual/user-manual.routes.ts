import type { OutputOf } from '@cadence/shared-contract';
import type { Ctx, Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import type { Model } from '../../kernel/model/index.ts';
import type { AssessmentProvider } from './assessment/provider.ts';
import { printManual, readManualFile, uploadManualFile } from './manual-files.ts';
import { attachFile, removeManual, saveAnswers, saveEntry } from './own-entry.ts';
import { readManual } from './read-manual.ts';
import { readReport, readReportOf } from './read-report.ts';
import { readTeamManuals } from './read-team-manuals.ts';
import { suggestDescription } from './suggest-description.ts';
import { answerGroup, connect, readAssessment, register } from './take-assessment.ts';

interface UserManualServices {
  readonly provider: AssessmentProvider;
  /** Writes descriptions; null if no endpoint is configured. */
  readonly model: Model | null;
}

/** How people like to work, in their own words (people §7 User manual). */
export function createUserManualSlice({ provider, model }: UserManualServices): Slice {
  type Own = OutputOf<'userManual.save'>;
  const readOwn = async (ctx: Ctx): Promise<Own> => ({
    data: await readManual(ctx, ctx.actor.id, provider),
  });

  /** Makes a change and returns the manual after it. */
  async function afterwards(ctx: Ctx, change: Promise<void>): Promise<Own> {
    await change;
    return readOwn(ctx);
  }

  return defineSlice('userManual', {
    'userManual.register': (ctx, { params }) => register(ctx, provider, params.flag),
    'userManual.exists': async (ctx, { params }) => {
      const UserManual = await readManual(ctx, params.profileId, provider);
      const { CompletedAt, ManualUserManual } = UserManual;
      return { IsExist: CompletedAt !== null || ManualUserManual !== null, UserManual };
    },
    'userManual.connect': (ctx, { params }) => connect(ctx, provider, params.flag),
    'userManual.report': (ctx, { params }) => readReport(ctx, params),
    'userManual.suggest': (ctx, { body }) => suggestDescription(ctx, model, body.Disc),
    'userManual.save': (ctx, { body }) => afterwards(ctx, saveEntry(ctx, body)),
    'userManual.attach': (ctx, { body }) => afterwards(ctx, attachFile(ctx, body.FilePath)),
    'userManual.upload': async (ctx, { body }) => uploadManualFile(ctx, body),
    'userManual.download': (ctx, { params }) => readManualFile(ctx, params.id),
    'userManual.assessment': (ctx, { params }) => readAssessment(ctx, params.publicKey),
    'userManual.answer': (ctx, { params, body }) => answerGroup(ctx, params.publicKey, body),
    'userManual.saveAnswers': (ctx, { body }) => afterwards(ctx, saveAnswers(ctx, body.Answers)),
    'userManual.remove': async (ctx) => {
      await removeManual(ctx);
      return { Success: true };
    },
    'userManual.pdf': async (ctx, { params }) => printManual(ctx, await readReportOf(ctx, params)),
    'userManual.team': (ctx, { params }) => readTeamManuals(ctx, params.managerId),
  });
}
