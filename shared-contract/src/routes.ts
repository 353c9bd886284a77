import { LIMITS } from './limits.ts';

/** Where an operation lives under /api and who may call it; the schemas are in `operations/`. */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to /api, matched without regard to case; parameters as `:name`. */
  readonly path: `/${string}`;
  /** `public`: signed out too. `session`: any signed-in person; policies decide the rest. */
  readonly access: 'public' | 'session';
  /** Makes one record: its key with other content is answered with the record that was made (D-122). */
  readonly creates?: true;
  /** Changes nothing although it is a POST: a question with a body. */
  readonly reads?: true;
  /**
   * Takes no Idempotency-Key: its answer is a secret, it ends what a repeat would need (D-122), or it changes no record.
   */
  readonly keyless?: true;
  /** Takes one file, as `multipart/form-data`, of at most so many bytes. */
  readonly upload?: { readonly maxBytes: number };
  /** Answers with a file: its content, its type and, in Content-Disposition, its name (D-76). */
  readonly download?: true;
  /** Can take minutes: what is sent is large, or another call says how far it is (D-118). */
  readonly long?: true;
  /** Changes something although it is a GET (D-4): no-store, never prefetched. */
  readonly mutates?: true;
}

/** The base path of every call. */
export const API_BASE = '/api';

/** Every operation of the product: names are ours, methods and paths are the documents' (people §7, core §7). */
export const ROUTES = {
  'auth.login': { method: 'POST', path: '/Auth/Login', access: 'public' },
  'auth.relogin': {
    method: 'GET',
    path: '/Auth/relogin',
    access: 'session',
    mutates: true,
    keyless: true,
  },
  'auth.signOut': { method: 'POST', path: '/Auth/SignOut', access: 'session', keyless: true },
  'auth.forgotPassword': { method: 'POST', path: '/Auth/ForgotPassword', access: 'public' },
  'auth.lostPassword': { method: 'POST', path: '/Auth/LostPassword', access: 'public' },
  'auth.resetPasswordCheck': { method: 'POST', path: '/Auth/ResetPasswordCheck', access: 'public' },
  'auth.resetPassword': { method: 'POST', path: '/Auth/ResetPassword', access: 'public' },
  'auth.unlockAccountCheck': { method: 'POST', path: '/Auth/UnclockAccountCheck', access: 'public' },
  'auth.invitationCheck': { method: 'POST', path: '/Auth/InvitationCheck', access: 'public' },
  'auth.signUp': { method: 'POST', path: '/Auth/SignUp', access: 'public' },
  'auth.confirmEmailCheck': { method: 'POST', path: '/Auth/ConfirmEmailCheck', access: 'public' },
  'auth.linkCheck': { method: 'POST', path: '/Auth/LinkCheck', access: 'public' },
  'auth.undoEmailCheck': { method: 'POST', path: '/Auth/UndoEmailCheck', access: 'public' },
  'auth.undoEmail': { method: 'POST', path: '/Auth/UndoEmail', access: 'public' },
  'auth.changePassword': { method: 'POST', path: '/User/ChangePassword', access: 'session' },
  'auth.tenant': { method: 'GET', path: '/Auth/tenant/:subdomain', access: 'public' },
  'auth.hash': { method: 'GET', path: '/Auth/gethash/:subject', access: 'session' },

  'notifications.list': { method: 'GET', path: '/notification/:page', access: 'session' },
  'notifications.markRead': {
    method: 'GET',
    path: '/notification/MarkRead/:id',
    access: 'session',
    mutates: true,
  },
  'notifications.markManyRead': {
    method: 'POST',
    path: '/notification/MarkManyRead',
    access: 'session',
  },
  'notifications.markAllRead': { method: 'POST', path: '/notification/MarkAllRead', access: 'session' },

  'people.read': { method: 'GET', path: '/profile/:id', access: 'session' },
  'people.org': { method: 'GET', path: '/profile/OrgData', access: 'session' },
  'people.hierarchy': { method: 'GET', path: '/user/hierarchy', access: 'session' },
  'people.ceo': { method: 'GET', path: '/Profile/CEO', access: 'session' },
  'people.update': { method: 'PUT', path: '/profile/:id', access: 'session' },
  'people.saveRoles': { method: 'PUT', path: '/profile/Roles/:id', access: 'session' },
  'people.managerCandidates': {
    method: 'GET',
    path: '/Profile/GetChangeManagerList/:id',
    access: 'session',
  },
  'people.changeManager': {
    method: 'GET',
    path: '/Profile/ChangeManager/:id/:managerId',
    access: 'session',
    mutates: true,
  },
  'people.reinvite': { method: 'GET', path: '/Profile/Reinvite/:id', access: 'session', mutates: true },
  'people.employeeParents': { method: 'GET', path: '/Profile/EmployeeParents', access: 'session' },
  'people.addEmployee': {
    method: 'POST',
    path: '/Profile/AddEmployee',
    access: 'session',
    creates: true,
  },
  'people.importPreview': {
    method: 'POST',
    path: '/Profile/Import/Preview',
    access: 'session',
    reads: true,
    upload: { maxBytes: LIMITS.importBytes },
  },
  'people.import': {
    method: 'POST',
    path: '/Profile/Import',
    access: 'session',
    upload: { maxBytes: LIMITS.importBytes },
    long: true,
  },
  'people.importProgress': { method: 'GET', path: '/Profile/Import/Progress', access: 'session' },
  'people.cancelImport': { method: 'DELETE', path: '/Profile/Import', access: 'session' },
  'people.importSettings': { method: 'GET', path: '/Profile/Import/Settings', access: 'session' },
  'people.saveImportSettings': { method: 'PUT', path: '/Profile/Import/Settings', access: 'session' },
  'people.editTenant': { method: 'POST', path: '/Profile/EditTenant', access: 'session' },
  'people.avatar': { method: 'GET', path: '/profile/avatar/:id', access: 'session' },
  'people.avatarBase64': { method: 'GET', path: '/Profile/avatar/:id/base64', access: 'session' },
  'people.uploadAvatar': {
    method: 'POST',
    path: '/Profile/Avatar/Upload/:id',
    access: 'session',
    upload: { maxBytes: LIMITS.avatarBytes },
  },
  'people.removeAvatar': { method: 'DELETE', path: '/Profile/Avatar/:id', access: 'session' },
  'people.history': { method: 'GET', path: '/profile/History/:id', access: 'session' },
  'people.saveResponsibility': { method: 'PUT', path: '/Profile/responsibility/:id', access: 'session' },
  'people.emailPreference': {
    method: 'GET',
    path: '/Profile/EmailPrefrence/:wanted',
    access: 'session',
    mutates: true,
  },
  'people.responsibility': { method: 'GET', path: '/profile/responsibily/:id', access: 'session' },
  'people.deactivationInfo': { method: 'GET', path: '/profile/DeactivateData/:id', access: 'session' },
  'people.deactivate': { method: 'GET', path: '/profile/Deactivate/:id', access: 'session', mutates: true },
  'people.activate': { method: 'GET', path: '/profile/Activate/:id', access: 'session', mutates: true },

  'notes.list': { method: 'GET', path: '/note/:userId', access: 'session' },
  'notes.create': { method: 'POST', path: '/note', access: 'session', creates: true },
  'notes.update': { method: 'PUT', path: '/note/:id', access: 'session' },
  'notes.delete': { method: 'DELETE', path: '/note/:id', access: 'session' },
  'notes.restore': { method: 'POST', path: '/note/Restore/:id', access: 'session' },

  'tenants.logo': { method: 'GET', path: '/tenant/getLogo', access: 'session' },
  'actionItems.list': { method: 'POST', path: '/actionitem/Get', access: 'session', reads: true },
  'actionItems.create': { method: 'POST', path: '/actionitem', access: 'session', creates: true },
  'actionItems.update': { method: 'PUT', path: '/actionitem/:id', access: 'session' },
  'actionItems.delete': { method: 'DELETE', path: '/actionitem/:id', access: 'session' },
  'actionItems.decline': { method: 'POST', path: '/actionitem/Decline/:id', access: 'session' },
  'actionItems.users': { method: 'GET', path: '/actionitem/users', access: 'session' },
  'actionItems.markComplete': {
    method: 'GET',
    path: '/actionitem/MarkComplete/:id/:tab',
    access: 'session',
    mutates: true,
  },

  'strategy.read': { method: 'GET', path: '/strategy', access: 'session' },
  'strategy.published': { method: 'GET', path: '/strategy/get', access: 'session' },
  'strategy.save': { method: 'POST', path: '/strategy', access: 'session' },
  'strategy.history': { method: 'GET', path: '/strategy/history', access: 'session' },
  'strategy.version': { method: 'GET', path: '/strategy/history/:id', access: 'session' },

  'help.read': { method: 'GET', path: '/tenant/help', access: 'session' },

  'talent.schedule': { method: 'GET', path: '/talent/schedule', access: 'session' },
  'talent.labels': { method: 'GET', path: '/talent/labels', access: 'session' },
  'talent.load': { method: 'GET', path: '/talent/:periodId/:managerId/:scope', access: 'session' },
  'talent.excel': {
    method: 'GET',
    path: '/talent/excel/:periodId/:managerId/:scope',
    access: 'session',
    download: true,
  },
  'talent.goals': { method: 'GET', path: '/talent/goals/:userId/:periodId', access: 'session' },
  'talent.user': { method: 'GET', path: '/talent/user/:userId', access: 'session' },
  'talent.single': { method: 'GET', path: '/talent/single/:id', access: 'session' },
  'talent.create': { method: 'POST', path: '/talent', access: 'session', creates: true },
  'talent.update': { method: 'PUT', path: '/talent/:id', access: 'session' },
  'talent.delete': { method: 'DELETE', path: '/talent/:id', access: 'session' },
  'talent.restore': { method: 'POST', path: '/talent/Restore/:id', access: 'session' },
  'talent.share': { method: 'GET', path: '/talent/share/:id', access: 'session', mutates: true },
  'talent.takeBack': { method: 'POST', path: '/talent/TakeBack/:id', access: 'session' },
  'talent.employeeSign': { method: 'POST', path: '/talent/employeesign/:id', access: 'session' },
  'talent.managerSign': { method: 'POST', path: '/talent/managersign/:id', access: 'session' },
  'talent.reopen': { method: 'POST', path: '/talent/Reopen/:id', access: 'session' },
  'talent.compose': { method: 'GET', path: '/talent/Compose/:userId/:periodId', access: 'session' },
  'talent.pdf': { method: 'GET', path: '/talent/Pdf/:id', access: 'session', download: true },
  'talent.organization': { method: 'GET', path: '/talent/Organization/:periodId', access: 'session' },
  'talent.department': { method: 'GET', path: '/talent/Department/:periodId', access: 'session' },
  'talent.matrix': {
    method: 'GET',
    path: '/talent/Matrix/:periodId/:managerId/:scope',
    access: 'session',
  },
  'talent.matrixPeople': {
    method: 'GET',
    path: '/talent/MatrixPeople/:periodId/:managerId/:scope',
    access: 'session',
  },
  'talent.calibration': { method: 'GET', path: '/talent/Calibration/:periodId/:axis', access: 'session' },
  'talent.ask': { method: 'POST', path: '/talent/Ask/:id', access: 'session' },
  'talent.answer': { method: 'POST', path: '/talent/Answer/:id', access: 'session' },

  'userManual.register': {
    method: 'GET',
    path: '/myusermanual/register/:flag',
    access: 'session',
    mutates: true,
  },
  'userManual.exists': { method: 'GET', path: '/myusermanual/isexist/:profileId', access: 'session' },
  'userManual.connect': {
    method: 'GET',
    path: '/myusermanual/connect/:flag',
    access: 'session',
    mutates: true,
  },
  'userManual.report': { method: 'GET', path: '/myusermanual/report/:publicKey/:flag', access: 'session' },
  'userManual.suggest': { method: 'POST', path: '/myusermanual/gpt', access: 'session', reads: true },
  'userManual.save': { method: 'POST', path: '/myusermanual/manualadd', access: 'session' },
  'userManual.attach': { method: 'POST', path: '/myusermanual/manualadd/attachment', access: 'session' },
  'userManual.upload': {
    method: 'POST',
    path: '/myusermanual/fileupload',
    access: 'session',
    upload: { maxBytes: LIMITS.manualFileBytes },
    long: true,
  },
  'userManual.download': {
    method: 'GET',
    path: '/myusermanual/download/:id',
    access: 'session',
    download: true,
  },
  'userManual.assessment': { method: 'GET', path: '/myusermanual/Assessment/:publicKey', access: 'session' },
  'userManual.answer': { method: 'PUT', path: '/myusermanual/Assessment/:publicKey', access: 'session' },
  'userManual.saveAnswers': { method: 'PUT', path: '/myusermanual/Answers', access: 'session' },
  'userManual.remove': { method: 'DELETE', path: '/myusermanual', access: 'session' },
  'userManual.pdf': {
    method: 'GET',
    path: '/myusermanual/Pdf/:profileId/:flag',
    access: 'session',
    download: true,
  },
  'userManual.team': { method: 'GET', path: '/myusermanual/Team/:managerId', access: 'session' },

  'goals.create': { method: 'POST', path: '/Goal', access: 'session', creates: true },
  'goals.update': { method: 'PUT', path: '/Goal/:id', access: 'session' },
  'goals.list': { method: 'POST', path: '/Goal/goals', access: 'session', reads: true },
  'goals.rows': { method: 'POST', path: '/Goal/rows', access: 'session', reads: true },
  'goals.read': { method: 'GET', path: '/Goal/:id', access: 'session' },
  'goals.single': { method: 'GET', path: '/Goal/single/:id', access: 'session' },
  'goals.approvalRequest': { method: 'GET', path: '/Goal/requestapproval/:id', access: 'session' },
  'goals.status': { method: 'GET', path: '/Goal/goalstatus/:id', access: 'session' },
  'goals.statusComments': { method: 'GET', path: '/Goal/goalstatus/comments/:statusId', access: 'session' },
  'goals.periods': { method: 'GET', path: '/Goal/periods', access: 'session' },
  'goals.users': { method: 'GET', path: '/Goal/users', access: 'session' },
  'goals.parentCandidates': {
    method: 'GET',
    path: '/Goal/usergoals/:userId/:periodId/:ownerId/:goalId',
    access: 'session',
  },
  'goals.approve': { method: 'POST', path: '/Goal/approve', access: 'session' },
  'goals.retract': { method: 'POST', path: '/Goal/retract', access: 'session' },
  'goals.retractEdits': { method: 'POST', path: '/Goal/retractedits', access: 'session' },
  'goals.shelve': { method: 'POST', path: '/Goal/shelve', access: 'session' },
  'goals.updateStatus': { method: 'POST', path: '/Goal/updatestatus', access: 'session' },
  'goals.finalize': { method: 'POST', path: '/Goal/finalize', access: 'session' },
  'goals.finalizeApproved': { method: 'POST', path: '/Goal/finalize_approved', access: 'session' },
  'goals.finalizeRetract': { method: 'POST', path: '/Goal/finalize_retract', access: 'session' },
  'goals.delete': { method: 'GET', path: '/Goal/delete/:id', access: 'session', mutates: true },
  'goals.commentAdd': { method: 'POST', path: '/Goal/CommentAdd', access: 'session', creates: true },
  'goals.commentUpdate': { method: 'PUT', path: '/Goal/CommentUpdate', access: 'session' },
  'goals.commentDelete': { method: 'DELETE', path: '/Goal/CommentDelete/:id', access: 'session' },
  'goals.follow': { method: 'GET', path: '/Goal/follow/:id', access: 'session', mutates: true },
  'goals.startFollowing': { method: 'PUT', path: '/Goal/follow/:id', access: 'session' },
  'goals.stopFollowing': { method: 'DELETE', path: '/Goal/follow/:id', access: 'session' },
  'goals.changeOwner': { method: 'POST', path: '/Goal/changegoalownership', access: 'session' },
  'goals.changeParent': { method: 'POST', path: '/Goal/changeparentgoal', access: 'session' },
  'goals.children': { method: 'GET', path: '/Goal/child_goals/:id', access: 'session' },
  'goals.company': { method: 'GET', path: '/goal/companygoals', access: 'session' },
  'goals.weeklyPass': { method: 'GET', path: '/Goal/weeklypass', access: 'session' },

  'suggestions.titles': { method: 'POST', path: '/Goal/gpt', access: 'session', reads: true },
  'suggestions.measurements': {
    method: 'POST',
    path: '/Goal/gpt/measurements',
    access: 'session',
    reads: true,
  },
  'suggestions.description': {
    method: 'POST',
    path: '/Goal/gpt/description',
    access: 'session',
    reads: true,
  },

  'dashboard.read': { method: 'GET', path: '/dashboard', access: 'session' },
  'dashboard.reminders': { method: 'GET', path: '/dashboard/reminders/:page', access: 'session' },
  'dashboard.reviewData': { method: 'GET', path: '/dashboard/reviewdata/:id', access: 'session' },
  'dashboard.editReviewData': { method: 'GET', path: '/dashboard/editreviewdata/:id', access: 'session' },
  'dashboard.compliance': { method: 'GET', path: '/dashboard/complience/:scope', access: 'session' },
  'dashboard.moved': { method: 'GET', path: '/dashboard/moved', access: 'session' },
  'dashboard.team': { method: 'GET', path: '/dashboard/team', access: 'session' },
  'dashboard.branches': { method: 'GET', path: '/dashboard/branches', access: 'session' },
  'dashboard.risks': { method: 'GET', path: '/dashboard/risks', access: 'session' },
  'dashboard.comments': { method: 'GET', path: '/dashboard/comments', access: 'session' },
  'dashboard.theme': { method: 'GET', path: '/dashboard/theme', access: 'session' },
  'dashboard.saveTheme': { method: 'POST', path: '/dashboard/theme', access: 'session' },
  'dashboard.deleteTheme': { method: 'DELETE', path: '/dashboard/theme', access: 'session' },

  'predictions.matrix': { method: 'GET', path: '/predication/:goalId/:weekNumber', access: 'session' },
  'predictions.firstGoal': { method: 'GET', path: '/predication/firstgoal/:periodId', access: 'session' },
  'predictions.searchGoals': { method: 'GET', path: '/predication/searchgoals/:title', access: 'session' },

  'reports.userListExcel': {
    method: 'GET',
    path: '/report/userreport/excel',
    access: 'session',
    download: true,
  },
  'reports.userListPdf': { method: 'GET', path: '/report/userreport/pdf', access: 'session', download: true },
  'reports.goalListPdf': {
    method: 'GET',
    path: '/report/goallist/pdf/:periodId/:userId',
    access: 'session',
    download: true,
  },
  'reports.goalListExcel': {
    method: 'GET',
    path: '/report/goallist/excel/:periodId/:userId',
    access: 'session',
    download: true,
  },
  'reports.goalTreePeriods': {
    method: 'POST',
    path: '/report/goaltree/periods',
    access: 'session',
    download: true,
    reads: true,
  },
  'reports.goalTreeExcel': {
    method: 'GET',
    path: '/report/goaltree/excel/:periodId',
    access: 'session',
    download: true,
  },
  'reports.goalTreePdf': {
    method: 'GET',
    path: '/report/goaltree/pdf/:periodId',
    access: 'session',
    download: true,
  },
  'reports.goalCompliance': {
    method: 'GET',
    path: '/report/usercomlience/:kind/:periodId',
    access: 'session',
    download: true,
  },
  'reports.employeeAppraisals': {
    method: 'GET',
    path: '/report/employeeappraisal/:kind/:periodId',
    access: 'session',
    download: true,
  },
  'reports.appraisalCompliance': {
    method: 'GET',
    path: '/report/employeecomplience/:kind/:periodId',
    access: 'session',
    download: true,
  },
  'reports.appraisalPrints': {
    method: 'GET',
    path: '/report/appraisal/:periodId/:managerOrUserId/:priorPeriodId/:kind',
    access: 'session',
    download: true,
  },
  'reports.appraisalUsers': { method: 'GET', path: '/report/appraisalusers/:periodId', access: 'session' },
  'reports.template': { method: 'GET', path: '/report/template', access: 'session', download: true },
  'reports.choices': { method: 'GET', path: '/report/choices', access: 'session' },
  'reports.view': { method: 'GET', path: '/report/view/:report', access: 'session' },
  'reports.teamGoalUpdates': {
    method: 'GET',
    path: '/report/teamgoalupdates/:userId/:periodId',
    access: 'session',
  },
  'reports.start': { method: 'POST', path: '/report/jobs', access: 'session', creates: true, long: true },
  'reports.jobs': { method: 'GET', path: '/report/jobs', access: 'session' },
  'reports.job': { method: 'GET', path: '/report/jobs/:id', access: 'session' },
  'reports.cancel': { method: 'POST', path: '/report/jobs/:id/Cancel', access: 'session' },
  'reports.discard': { method: 'DELETE', path: '/report/jobs/:id', access: 'session' },
  'reports.download': { method: 'GET', path: '/report/jobs/:id/File', access: 'session', download: true },
  'reports.schedules': { method: 'GET', path: '/report/schedules', access: 'session' },
  'reports.addSchedule': { method: 'POST', path: '/report/schedules', access: 'session', creates: true },
  'reports.updateSchedule': { method: 'PUT', path: '/report/schedules/:id', access: 'session' },
  'reports.removeSchedule': { method: 'DELETE', path: '/report/schedules/:id', access: 'session' },
  'reports.restoreSchedule': { method: 'POST', path: '/report/schedules/:id/Restore', access: 'session' },

  'summaries.quarter': {
    method: 'GET',
    path: '/Gpt/summary/:periodId/:audience',
    access: 'session',
    mutates: true,
    long: true,
  },
  'summaries.quarterAgain': {
    method: 'POST',
    path: '/Gpt/summary/:periodId/:audience/Again',
    access: 'session',
    long: true,
  },
  'summaries.goal': {
    method: 'POST',
    path: '/Gpt/goalsummary/:periodId/goal/:goalId/:audience',
    access: 'session',
    long: true,
  },
  'summaries.year': {
    method: 'GET',
    path: '/Gpt/annualsummary/:year/:audience',
    access: 'session',
    mutates: true,
    long: true,
  },
  'summaries.yearAgain': {
    method: 'POST',
    path: '/Gpt/annualsummary/:year/:audience/Again',
    access: 'session',
    long: true,
  },
  'summaries.quarterText': {
    method: 'POST',
    path: '/Gpt/quartersummary/:periodId/:audience',
    access: 'session',
    long: true,
  },
  'summaries.yearText': {
    method: 'POST',
    path: '/Gpt/annualexecutivesummary/:year/:audience',
    access: 'session',
    long: true,
  },
  'summaries.progress': { method: 'GET', path: '/Gpt/progress', access: 'session' },
  'summaries.stop': { method: 'DELETE', path: '/Gpt/progress', access: 'session' },
  'summaries.list': { method: 'GET', path: '/Gpt/saved', access: 'session' },
  'summaries.read': { method: 'GET', path: '/Gpt/saved/:id', access: 'session' },
  'summaries.save': { method: 'PUT', path: '/Gpt/saved/:id', access: 'session' },
  'summaries.versions': { method: 'GET', path: '/Gpt/saved/:id/versions', access: 'session' },
  'summaries.version': { method: 'GET', path: '/Gpt/saved/:id/versions/:version', access: 'session' },
  'summaries.restoreVersion': {
    method: 'POST',
    path: '/Gpt/saved/:id/versions/:version/Restore',
    access: 'session',
  },
  'summaries.delete': { method: 'DELETE', path: '/Gpt/saved/:id', access: 'session' },
  'summaries.restore': { method: 'POST', path: '/Gpt/saved/:id/Restore', access: 'session' },
  'summaries.usage': { method: 'GET', path: '/Gpt/usage', access: 'session' },

  'telemetry.report': { method: 'POST', path: '/Telemetry', access: 'session', keyless: true },
} as const satisfies Readonly<Record<string, RouteSpec>>;

export type OperationId = keyof typeof ROUTES;
/** What answers with a file. */
export type DownloadId = {
  [Id in OperationId]: (typeof ROUTES)[Id] extends { readonly download: true } ? Id : never;
}[OperationId];

/** Whether a call may change something: every verb but GET, and the documented GETs of D-4. */
export function isChange(id: OperationId): boolean {
  const { method, mutates, reads }: RouteSpec = ROUTES[id];
  return mutates === true || (method !== 'GET' && reads !== true);
}

/** Whether a repeat with the same Idempotency-Key changes nothing and is answered as the first was (D-5, D-122). */
export function takesKey(id: OperationId): boolean {
  const { access, keyless }: RouteSpec = ROUTES[id];
  return access === 'session' && keyless !== true && isChange(id);
}
