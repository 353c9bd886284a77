import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { seedDemo } from './demo/index.ts';
import type { Clock } from './kernel/clock/clock.ts';
import type { Config } from './kernel/config/config.ts';
import type { DatabaseHandle } from './kernel/db/index.ts';
import { loadSecret, noteServedPort } from './kernel/db/index.ts';
import type { Slice } from './kernel/http/index.ts';
import { acceptUploads, registerSlice } from './kernel/http/index.ts';
import type { ScheduledJob } from './kernel/jobs/index.ts';
import { cleanUpJob, Scheduler } from './kernel/jobs/index.ts';
import { LINK_WRITER } from './kernel/links/index.ts';
import type { Kernel, KernelOverrides } from './kernel/kernel.ts';
import { createKernel } from './kernel/kernel.ts';
import { createModel, discardRequestsJob } from './kernel/model/index.ts';
import { serveMetrics } from './kernel/telemetry/index.ts';
import { NOTICE_WRITER } from './kernel/notices/index.ts';
import { actionItemsSlice } from './modules/action-items/index.ts';
import {
  checkOwnPassword,
  createAuthSlice,
  createLinkWriter,
  createNoticeWriter,
  LoginLimits,
} from './modules/auth/index.ts';
import { dashboardSlice } from './modules/dashboard/index.ts';
import { goalsSlice, readGoalNews, readGoalTitles, updateReminderJob } from './modules/goals/index.ts';
import { ensureAllPeriods, findSessionPeriod, periodsJob } from './modules/periods/index.ts';
import { createHelpSlice } from './modules/help/index.ts';
import { discardNotesJob, notesSlice } from './modules/notes/index.ts';
import { createNotificationsSlice, notificationMailJob } from './modules/notifications/index.ts';
import { createPeopleSlice, registerAvatarFiles, sweepImportsJob } from './modules/people/index.ts';
import { predictionsSlice } from './modules/predictions/index.ts';
import {
  cleanUpReportsJob,
  createReportMailWriter,
  createReportQueue,
  createReportsSlice,
  REPORT_MAIL_WRITER,
  reportMaker,
  scheduledReportsJob,
} from './modules/reports/index.ts';
import type { ReportQueue } from './modules/reports/index.ts';
import { strategySlice } from './modules/strategy/index.ts';
import { createSuggestionsSlice } from './modules/suggestions/index.ts';
import { createSummariesSlice, sweepSummariesJob } from './modules/summaries/index.ts';
import { talentSlice } from './modules/talent/index.ts';
import { createTelemetrySlice, KnownReleases } from './modules/telemetry/index.ts';
import { tenantsSlice } from './modules/tenants/index.ts';
import {
  builtInProvider,
  createSiteProvider,
  createUserManualSlice,
  discardManualFilesJob,
} from './modules/user-manual/index.ts';
import type { AssessmentProvider } from './modules/user-manual/index.ts';
import { openReleases, registerWeb } from './web/index.ts';
import type { Releases } from './web/index.ts';

/** A server that is ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly kernel: Kernel;
  /** Starts to listen on the configured address. Returns the actual address. */
  listen(): Promise<string>;
  /** Drains and stops: no new requests, running ones finish, connections and files are released. */
  close(): Promise<void>;
}

/** What tests replace or leave out. */
export interface AppOverrides extends KernelOverrides {
  /** Whether timers run: recurring jobs, and the outbox's search for rows that a crash left. On by default. */
  readonly jobs?: boolean;
}

/** Where the pages of a tenant are. */
function originsOf({ tenantOrigin }: Config): (subdomain: string) => string {
  return (subdomain) => tenantOrigin.replace('{tenant}', subdomain);
}

/** The provider of the assessment that people take here (people §9). */
function createProvider({ userManual: { site, key } }: Config): AssessmentProvider {
  return site === null || key === null ? builtInProvider : createSiteProvider({ site, key });
}

/** What pages report, and for how many people each release works. */
function createPageTelemetry({ metrics, remoteHealth: health }: Kernel, releases: Releases): Slice {
  const known = new KnownReleases(releases);
  metrics.followHealth(health, () => known.remotes);
  return createTelemetrySlice({ metrics: metrics.remotes, health, known });
}

/** Every domain's operations. A new domain adds its line here. */
async function createSlices(
  kernel: Kernel,
  { queue, releases }: { readonly queue: ReportQueue; readonly releases: Releases },
): Promise<readonly Slice[]> {
  const { config, db, clock } = kernel;
  const authServices = {
    suggestsGoals: config.ai !== null,
    sessionRules: config.sessions,
    limits: new LoginLimits(clock),
    findPeriod: findSessionPeriod,
    defaultTenantHost: config.defaultTenantHost,
    supportChatSecret: await loadSecret(db, 'support-chat'),
    draftSecret: await loadSecret(db, 'drafts'),
    supportContact: config.support.contact,
  };
  const model = config.ai && createModel(config.ai, { db, clock });
  return [
    createAuthSlice(authServices),
    createNotificationsSlice({ readTitles: readGoalTitles, readNews: readGoalNews }),
    createPeopleSlice({
      checkOwnPassword: (ctx, password) => checkOwnPassword(ctx, password, authServices.limits),
    }),
    notesSlice,
    actionItemsSlice,
    createHelpSlice(config.support),
    goalsSlice,
    createSuggestionsSlice(model),
    dashboardSlice,
    predictionsSlice,
    createReportsSlice({ maker: reportMaker, queue, hasModel: config.ai !== null }),
    strategySlice,
    createSummariesSlice({ model, monthlyTokens: config.ai?.monthlyTokens ?? null }),
    talentSlice,
    createPageTelemetry(kernel, releases),
    tenantsSlice,
    createUserManualSlice({ provider: createProvider(config), model }),
  ];
}

/** Every domain's recurring jobs. */
function createJobs({ config, db, clock, log, routes }: Kernel, queue: ReportQueue): readonly ScheduledJob[] {
  return [
    cleanUpJob(db, clock),
    periodsJob(db, clock),
    discardNotesJob(db, clock),
    discardManualFilesJob(db, clock),
    cleanUpReportsJob(db, clock),
    scheduledReportsJob({ db, clock, log, maker: reportMaker, queue, onOutbox: routes.onOutbox }),
    sweepImportsJob(db, clock),
    discardRequestsJob(db, clock),
    sweepSummariesJob(db, clock),
    updateReminderJob(routes),
    notificationMailJob({ ...routes, originOf: originsOf(config), readTitles: readGoalTitles }),
  ];
}

/** What runs in the background, besides the requests. */
interface Workers {
  /** Null where no timers run. */
  readonly scheduler: Scheduler | null;
  readonly reports: ReportQueue;
}

async function startWorkers(kernel: Kernel, overrides: AppOverrides): Promise<Workers> {
  const { config, db, clock } = kernel;
  // Before any request is answered, demo data fills an empty database.
  if (config.demo) await seedDemo(db, clock);
  await ensureAllPeriods(db, clock);
  kernel.postOffice.employ(LINK_WRITER, createLinkWriter({ db, clock, originOf: originsOf(config) }));
  kernel.postOffice.employ(NOTICE_WRITER, createNoticeWriter({ db, originOf: originsOf(config) }));
  kernel.postOffice.employ(REPORT_MAIL_WRITER, createReportMailWriter({ db, originOf: originsOf(config) }));
  await acceptUploads(kernel.http);
  const { onOutbox } = kernel.routes;
  const reports = createReportQueue({ db, clock, log: kernel.log, maker: reportMaker, onOutbox });
  const releases = await openReleases(kernel);
  for (const slice of await createSlices(kernel, { queue: reports, releases }))
    registerSlice(kernel.http, slice, kernel.routes);
  registerAvatarFiles(kernel.http, { db, clock });
  await registerWeb(kernel, releases);
  if (overrides.jobs === false) return { scheduler: null, reports };
  kernel.outbox.start();
  reports.start();
  const scheduler = new Scheduler(createJobs(kernel, reports), {
    db,
    log: kernel.log,
    onRun: kernel.metrics.noteJob,
  });
  await scheduler.start();
  return { scheduler, reports };
}

/**
 * Composes the server.
 *
 * @throws StartupError with one sentence; everything is closed again then
 */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const kernel = await createKernel(config, overrides);
  try {
    const { scheduler, reports } = await startWorkers(kernel, overrides);
    const { http, db, clock, log, metrics } = kernel;
    let metricsServer: Awaited<ReturnType<typeof serveMetrics>> = null;
    return {
      ...{ http, db, clock, kernel },
      async listen() {
        metricsServer = await serveMetrics(metrics.registry, config.telemetry.metrics);
        if (metricsServer) log.info({ address: metricsServer.address }, 'figures are served');
        const address = await http.listen({ host: config.host, port: config.port });
        const { port } = http.server.address() as AddressInfo;
        if (db.mode === 'embedded') noteServedPort(db.connection, port);
        return address;
      },
      async close() {
        await scheduler?.stop();
        await reports.stop();
        await metricsServer?.close();
        await kernel.close();
      },
    };
  } catch (error) {
    await kernel.close();
    throw error;
  }
}
