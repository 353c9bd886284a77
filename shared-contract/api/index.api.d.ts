// @cadence/shared-contract 1.4.0

export declare const AGREEMENTS: readonly ({
  readonly agrees: boolean;
  readonly label: string;
} | {
  readonly agrees: boolean;
  readonly label: string;
})[];

export declare const API_BASE: string;

export declare const APPRAISAL_ACTIONS: readonly string[];

export declare const APPRAISAL_CONDITIONS: {
  readonly employeeIsEligible: string;
  readonly employeeIsAppraised: string;
  readonly isWritten: string;
  readonly signedAsItStands: string;
  readonly isNotReviewer: string;
  readonly hasNoOpenQuestion: string;
  readonly hasOpenQuestion: string;
  readonly wasNeverCompleted: string;
  readonly isDeleted: string;
};

export declare const APPRAISAL_LIFECYCLE: {
  readonly start: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly never[];
    readonly to: string;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly never[];
    readonly employeeSees: boolean;
  };
  readonly edit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly never[];
    readonly employeeSees: boolean;
  };
  readonly editSigned: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (facts: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly share: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (facts: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly takeBack: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly signAsEmployee: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly by: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly editSignature: {
    readonly label: string;
    readonly awaited: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly signAsManager: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly reopen: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly ({
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    } | {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    })[];
    readonly employeeSees: boolean;
  };
  readonly delete: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly restore: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly ask: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly answer: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly string[];
    readonly when: readonly string[];
    readonly comment: string;
    readonly notifies: readonly {
      readonly to: string;
      readonly subject: string;
      readonly body: (props: AppraisalFacts) => string;
    }[];
    readonly employeeSees: boolean;
  };
  readonly changeReviewer: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly by: readonly never[];
    readonly comment: string;
    readonly notifies: readonly never[];
    readonly employeeSees: boolean;
  };
};

export declare const APPRAISAL_RELATIONS: {
  readonly manager: string;
  readonly reviewer: string;
  readonly employee: string;
  readonly hrAdmin: string;
  readonly ceo: string;
};

export declare const APPRAISAL_STATES: readonly string[];

export declare const APPRAISAL_STATUSES: readonly string[];

export declare const APPRAISAL_STATUS_WORDS: Readonly<Record<AppraisalStatus, StatusWords>>;

export declare const ASSESSMENT_GROUPS: number;

export declare const ASSESSMENT_MINUTES: number;

export declare const AT_RISK_LIKELIHOOD: number;

export type ActionItem = {
  Id: number;
  Title: string;
  DueDate: string;
  AssigneeId: number;
  RequesterId: number;
  Assignee: ActionItemUser;
  Requester: ActionItemUser;
  Author: ActionItemUser | null;
  NamedBy: ActionItemUser | null;
  IsCompleted: boolean;
  UpdatedAt: string;
  Permissions: {
    MarkComplete: boolean;
    Edit: boolean;
    Delete: boolean;
    Decline: boolean;
  };
};

export type ActionItemSort = 'Assignee' | 'DueDate' | 'Requester' | 'Title';

export type ActionItemUser = {
  Id: number;
  Name: string;
  Avatar: string | null;
  JobTitle: string | null;
};

interface ActionRow extends ActionWords, Grant<AppraisalRelation, AppraisalCondition> {
  readonly awaited?: string;
  readonly from: readonly AppraisalState[];
  readonly to: AppraisalState | null;
  readonly notifies: readonly AppraisalNotice[];
  readonly employeeSees: boolean;
}

interface ActionWords {
  readonly label: string;
  readonly past: string;
  readonly comment: 'none' | 'optional' | 'required';
}

export type ActorFlag = 'isGoalAdmin' | 'isGoalManager' | 'isHrAdmin' | 'isOrgAdmin';

/**
 * @each
 */
export type AnswerOfCall = {
  "actionItems.create": ActionItem;
  "actionItems.decline": {
    Success: true;
  };
  "actionItems.delete": {
    Success: true;
  };
  "actionItems.list": {
    data: ActionItem[];
    count: number;
    to_users: ActionItemUser[];
    by_users: ActionItemUser[];
    Today: string;
  };
  "actionItems.markComplete": ActionItem;
  "actionItems.update": ActionItem;
  "actionItems.users": {
    users: ActionItemUser[];
  };
  "auth.changePassword": {
    Success: true;
  };
  "auth.confirmEmailCheck": {
    Success: true;
  };
  "auth.forgotPassword": {
    Success: true;
  };
  "auth.hash": {
    Hash: string;
  };
  "auth.invitationCheck": {
    Name: string;
    Email: string;
    InvitedBy: string | null;
  };
  "auth.linkCheck": {
    State: 'expired' | 'pending' | 'used';
    UsedAt: string | null;
  };
  "auth.login": Session;
  "auth.lostPassword": {
    Success: true;
  };
  "auth.relogin": Session;
  "auth.resetPassword": {
    Success: true;
  };
  "auth.resetPasswordCheck": {
    Success: true;
  };
  "auth.signOut": {
    Success: true;
  };
  "auth.signUp": {
    Success: true;
  };
  "auth.tenant": TenantBranding;
  "auth.undoEmail": {
    Email: string;
    IsDeactivated: boolean;
  };
  "auth.undoEmailCheck": {
    State: 'expired' | 'ready' | 'used';
    UsedAt: string | null;
    Name: string;
    Email: string;
  };
  "auth.unlockAccountCheck": {
    Success: true;
  };
  "dashboard.branches": {
    data: {
      User: PersonRef;
      IsDeactivated: boolean;
      InOrder: number;
      total: number;
    }[];
  };
  "dashboard.comments": {
    data: {
      Id: number;
      Comment: string;
      User: PersonRef;
      At: string;
      GoalId: number;
      Title: string;
    }[];
  };
  "dashboard.compliance": Compliance;
  "dashboard.deleteTheme": {
    Success: true;
  };
  "dashboard.editReviewData": {
    Goal: Goal;
    ParentGoal: GoalAncestor | null;
    Permissions: (GoalPermission)[];
    GoalEdit: GoalEdit;
  };
  "dashboard.moved": {
    Since: string;
    IsLastVisit: boolean;
    data: {
      GoalId: number;
      Title: string;
      User: PersonRef;
      From: number;
      To: number;
      At: string;
      Comment: string | null;
    }[];
    count: number;
  };
  "dashboard.read": Dashboard;
  "dashboard.reminders": {
    data: Reminder[];
    count: number;
  };
  "dashboard.reviewData": {
    Goal: Goal;
    ParentGoal: GoalAncestor | null;
    Permissions: (GoalPermission)[];
  };
  "dashboard.risks": {
    data: {
      GoalId: number;
      Beneath: number;
      AtRisk: number;
      Origin: Goal | null;
    }[];
  };
  "dashboard.saveTheme": {
    Theme: Theme | null;
  };
  "dashboard.team": {
    data: {
      User: PersonRef;
      Goals: number;
      LeastLikely: Goal | null;
      Types: number[];
      Weeks: number[];
      Unfinished: number;
    }[];
    count: number;
  };
  "dashboard.theme": {
    Theme: Theme | null;
  };
  "goals.approvalRequest": {
    Goal: Goal;
    GoalEdit: GoalEdit | null;
    Approver: PersonRef | null;
    WillBeNotified: PersonRef[];
  };
  "goals.approve": GoalChanged;
  "goals.changeOwner": GoalChanged;
  "goals.changeParent": GoalChanged;
  "goals.children": {
    Goals: Goal[];
    GoalStatuses: GoalStatus[];
  };
  "goals.commentAdd": GoalComment;
  "goals.commentDelete": {
    Success: true;
  };
  "goals.commentUpdate": GoalComment;
  "goals.company": {
    data: Goal[];
  };
  "goals.create": GoalChanged;
  "goals.delete": {
    Success: true;
  };
  "goals.finalize": GoalSaved;
  "goals.finalizeApproved": GoalSaved;
  "goals.finalizeRetract": GoalChanged;
  "goals.follow": {
    IsFollowed: boolean;
  };
  "goals.list": GoalPage;
  "goals.parentCandidates": {
    data: ParentCandidate[];
    HasMore?: boolean;
  };
  "goals.periods": {
    data: PeriodSummary[];
  };
  "goals.read": GoalBundle;
  "goals.retract": GoalChanged;
  "goals.retractEdits": GoalChanged;
  "goals.rows": {
    data: Goal[];
  };
  "goals.shelve": GoalChanged;
  "goals.single": Goal;
  "goals.startFollowing": {
    IsFollowed: boolean;
  };
  "goals.status": GoalStatus;
  "goals.statusComments": {
    data: GoalComment[];
  };
  "goals.stopFollowing": {
    IsFollowed: boolean;
  };
  "goals.update": GoalSaved;
  "goals.updateStatus": GoalStatus;
  "goals.users": {
    data: PersonRef[];
    departments: string[];
  };
  "goals.weeklyPass": {
    data: WeeklyPassGoal[];
  };
  "help.read": {
    users: PointOfContact[];
    helplink: string | null;
    contactlink: string | null;
  };
  "notes.create": Note;
  "notes.delete": {
    Success: true;
  };
  "notes.list": {
    data: Note[];
  };
  "notes.restore": Note;
  "notes.update": Note;
  "notifications.list": NotificationPage;
  "notifications.markAllRead": {
    Success: true;
  };
  "notifications.markManyRead": {
    Success: true;
  };
  "notifications.markRead": {
    Success: true;
  };
  "people.activate": {
    Success: true;
  };
  "people.addEmployee": {
    Id: number;
  };
  "people.avatar": {
    Id: number;
    AvatarImage: {
      Url: string;
      ExpiryUTC: string;
    } | null;
  };
  "people.avatarBase64": {
    data: string | null;
  };
  "people.cancelImport": {
    Success: true;
  };
  "people.ceo": PersonRef;
  "people.changeManager": {
    Success: true;
  };
  "people.deactivate": {
    Success: true;
  };
  "people.deactivationInfo": {
    GoalCount: number;
    UserCount: number;
  };
  "people.editTenant": {
    Success: true;
  };
  "people.emailPreference": {
    Success: true;
  };
  "people.employeeParents": {
    data: PersonRef[];
  };
  "people.hierarchy": {
    Descendants: PersonRef[];
    Peers: PersonRef[];
  };
  "people.history": {
    data: PersonChangeEntry[];
  };
  "people.import": {
    Added: number;
    Skipped: number;
  };
  "people.importPreview": {
    Rows: {
      Line: number;
      Name: string;
      Email: string;
      JobTitle: string;
      OrgUnit: string;
      ManagerEmail: string;
      Role: string;
      Errors: string[];
    }[];
    Right: number;
    Wrong: number;
    Limit: {
      RowsADay: number;
      Left: number;
    } | null;
  };
  "people.importProgress": {
    Running: {
      Total: number;
      Prepared: number;
    } | null;
  };
  "people.importSettings": {
    RowsADay: number;
    MayChange: boolean;
  };
  "people.managerCandidates": {
    data: PersonRef[];
  };
  "people.org": {
    data: OrgPerson[];
  };
  "people.read": ProfileBundle;
  "people.reinvite": {
    Success: true;
  };
  "people.removeAvatar": {
    Success: true;
  };
  "people.responsibility": {
    Body: string | null;
  };
  "people.saveImportSettings": {
    Success: true;
  };
  "people.saveResponsibility": {
    Body: string | null;
  };
  "people.saveRoles": {
    Success: true;
  };
  "people.update": ProfileSaved;
  "people.uploadAvatar": {
    data: {
      Id: number;
      AvatarImage: {
        Url: string;
        ExpiryUTC: string;
      } | null;
    };
  };
  "predictions.firstGoal": {
    Id: number | null;
    data: PredictionRef[];
  };
  "predictions.matrix": Prediction;
  "predictions.searchGoals": {
    data: PredictionRef[];
  };
  "reports.addSchedule": ReportSchedule;
  "reports.appraisalCompliance": Blob;
  "reports.appraisalPrints": Blob;
  "reports.appraisalUsers": {
    users: PersonRef[];
    managers: PersonRef[];
  };
  "reports.cancel": ReportJob;
  "reports.choices": ReportChoices;
  "reports.discard": {
    Success: true;
  };
  "reports.download": Blob;
  "reports.employeeAppraisals": Blob;
  "reports.goalCompliance": Blob;
  "reports.goalListExcel": Blob;
  "reports.goalListPdf": Blob;
  "reports.goalTreeExcel": Blob;
  "reports.goalTreePdf": Blob;
  "reports.goalTreePeriods": Blob;
  "reports.job": ReportJob;
  "reports.jobs": {
    Jobs: ReportJob[];
  };
  "reports.removeSchedule": {
    Success: true;
  };
  "reports.restoreSchedule": ReportSchedule;
  "reports.schedules": {
    Schedules: ReportSchedule[];
  };
  "reports.start": ReportJob;
  "reports.teamGoalUpdates": {
    Period: PeriodSummary;
    People: {
      Person: GoalUser;
      Cards: GoalUpdateCard[];
    }[];
    LeftOut: string | null;
  };
  "reports.template": Blob;
  "reports.updateSchedule": ReportSchedule;
  "reports.userListExcel": Blob;
  "reports.userListPdf": Blob;
  "reports.view": ReportView;
  "strategy.history": {
    data: StrategyVersion[];
  };
  "strategy.published": Strategy;
  "strategy.read": Strategy;
  "strategy.save": Strategy;
  "strategy.version": StrategyVersionContent;
  "suggestions.description": Suggested;
  "suggestions.measurements": Suggested;
  "suggestions.titles": Suggested;
  "summaries.delete": {
    Success: true;
  };
  "summaries.goal": {
    Success: boolean;
    Message: string | null;
    Saved: SavedSummary | null;
    GoalSummary: GoalSummaryText | null;
  };
  "summaries.list": {
    Summaries: SavedSummary[];
  };
  "summaries.progress": {
    Done: number;
    Total: number;
    Now: string | null;
  } | null;
  "summaries.quarter": SummaryResult;
  "summaries.quarterAgain": SummaryResult;
  "summaries.quarterText": {
    Success: boolean;
    Message: string | null;
    Saved: SavedSummary | null;
    Summary: SummaryText | null;
  };
  "summaries.read": SummaryResult;
  "summaries.restore": SavedSummary;
  "summaries.restoreVersion": SummaryResult;
  "summaries.save": SummaryResult;
  "summaries.stop": {
    Success: true;
  };
  "summaries.usage": {
    Month: string;
    Tokens: number;
    Budget: number | null;
    Requests: {
      Person: PersonRef;
      Purpose: string;
      At: string;
      Tokens: number;
      Outcome: 'answered' | 'cancelled' | 'failed' | 'late' | 'limited' | 'refused' | 'repaired';
    }[];
  };
  "summaries.version": SummaryResult;
  "summaries.versions": {
    Versions: {
      Version: number;
      How: 'edited' | 'generated' | 'regenerated' | 'restored';
      At: string;
      Label: string;
      Edited: number;
    }[];
  };
  "summaries.year": SummaryResult;
  "summaries.yearAgain": SummaryResult;
  "summaries.yearText": {
    Success: boolean;
    Message: string | null;
    Saved: SavedSummary | null;
    ExecutiveSummary: SummaryText | null;
  };
  "talent.answer": Appraisal;
  "talent.ask": Appraisal;
  "talent.calibration": TalentCalibration;
  "talent.compose": {
    Text: string;
    Label: string;
  };
  "talent.create": Appraisal;
  "talent.delete": {
    Success: true;
  };
  "talent.department": {
    Managers: {
      Counts: number[];
      People: number;
      WaitingForReviewers: number;
      WaitingForEmployees: number;
      Manager: PersonRef;
    }[];
  };
  "talent.employeeSign": Appraisal;
  "talent.excel": Blob;
  "talent.goals": {
    Goals: Goal[];
    GoalStatuses: GoalStatus[];
  };
  "talent.labels": TalentSettings;
  "talent.load": TalentLoad;
  "talent.managerSign": Appraisal;
  "talent.matrix": TalentMatrix;
  "talent.matrixPeople": {
    data: MatrixPerson[];
    count: number;
  };
  "talent.organization": TalentOrganization;
  "talent.pdf": Blob;
  "talent.reopen": Appraisal;
  "talent.restore": Appraisal;
  "talent.schedule": TalentSchedule;
  "talent.share": {
    evaluationData: Appraisal;
  };
  "talent.single": Appraisal;
  "talent.takeBack": Appraisal;
  "talent.update": Appraisal;
  "talent.user": {
    user: PersonRef;
    evaluations: AppraisalSummary[];
    isShare: boolean;
    Periods: {
      PeriodId: number;
      StartDate: string;
      EndDate: string;
      Quarter: number;
      Year: number;
      DueDate: string;
      AppraisalId: number | null;
      MayStart: boolean;
      Ratings: {
        Axis: string;
        Label: string;
      }[];
    }[];
    CreatedOn: string;
    First: {
      StartDate: string;
      EndDate: string;
      Quarter: number;
      Year: number;
      OfferedFrom: string;
    } | null;
  };
  "telemetry.report": void;
  "tenants.logo": {
    data: string | null;
    width: number | null;
    height: number | null;
  };
  "userManual.answer": {
    Answered: number;
  };
  "userManual.assessment": Assessment;
  "userManual.attach": {
    data: UserManual;
  };
  "userManual.connect": {
    data: UserManual;
  };
  "userManual.download": Blob;
  "userManual.exists": {
    IsExist: boolean;
    UserManual: UserManual;
  };
  "userManual.pdf": Blob;
  "userManual.register": {
    PublicKey: string;
    Url: string;
  };
  "userManual.remove": {
    Success: true;
  };
  "userManual.report": UserManualReport;
  "userManual.save": {
    data: UserManual;
  };
  "userManual.saveAnswers": {
    data: UserManual;
  };
  "userManual.suggest": {
    Description: string;
    Label: string;
  };
  "userManual.team": TeamManuals;
  "userManual.upload": {
    data: string;
  };
};

export type AnyGoalAction = 'applyEdit' | 'approve' | 'approveEdit' | 'approveShelve' | 'cancelEditRequest' | 'cancelRequest' | 'cancelShelve' | 'changeOwner' | 'changeParent' | 'create' | 'createEdit' | 'delete' | 'denyShelve' | 'discardEdit' | 'edit' | 'editDraft' | 'editManagerResult' | 'editResult' | 'finalize' | 'postStatus' | 'publish' | 'reactivate' | 'requestChanges' | 'requestEditChanges' | 'requestShelve' | 'resubmit' | 'resubmitEdit' | 'retractResult' | 'shelve' | 'submit' | 'submitEdit' | 'submitOwnFinalResult' | 'submitResult';

type AnyState = 'approved' | 'canceled' | 'draft' | 'finalized' | 'results_in_review' | 'review' | 'shelved' | 'shelving_in_review';

export type Appraisal = {
  PrimaryRating: number | null;
  SecondaryRating: number | null;
  TertiaryRating: number | null;
  Id: number;
  UserId: number;
  ReviewerId: number;
  Manager: string;
  EvaluationPeriodId: number;
  State: AppraisalState;
  CreatedAt: string | null;
  SharedAt: string | null;
  AcknowledgedAt: string | null;
  CompletedAt: string | null;
  UpdatedAt: string;
  EmployeeAgrees: boolean | null;
  IsEditedAfterSignature: boolean;
  DueDate: string;
  WaitingFor: {
    Person: PersonRef;
    By: 'employee' | 'reviewer';
    Action: AppraisalAction;
  } | null;
  Missing: (NeededField)[];
  IsReviewerDeactivated: boolean;
  HasOpenQuestion: boolean;
  Permissions: (AppraisalAction)[];
  Review: string;
  EmployeeComments: string | null;
  EmployeeSignature: string | null;
  ManagerSignature: string | null;
  User: PersonRef;
  Reviewer: PersonRef;
  Period: TalentPeriod;
  Labels: TalentSettings;
  AreRatingsShared: boolean;
  IsOwn: boolean;
  Signatures: AppraisalSignature[];
  History: AppraisalEvent[];
  Questions: CalibrationQuestion[];
};

export type AppraisalAction = 'answer' | 'ask' | 'changeReviewer' | 'delete' | 'edit' | 'editSignature' | 'editSigned' | 'reopen' | 'restore' | 'share' | 'signAsEmployee' | 'signAsManager' | 'start' | 'takeBack';

export type AppraisalCondition = 'employeeIsAppraised' | 'employeeIsEligible' | 'hasNoOpenQuestion' | 'hasOpenQuestion' | 'isDeleted' | 'isNotReviewer' | 'isWritten' | 'signedAsItStands' | 'wasNeverCompleted';

export type AppraisalEvent = {
  Id: number;
  Action: AppraisalAction;
  Person: PersonRef | null;
  At: string;
  FromState: 'acknowledged' | 'completed' | 'draft' | 'shared' | null;
  ToState: 'acknowledged' | 'completed' | 'draft' | 'shared' | null;
  Comment: string | null;
};

export interface AppraisalFacts {
  readonly actor: string;
  readonly employee: string;
  readonly period: string;
  readonly comment: string;
}

interface AppraisalNotice {
  readonly to: AppraisalParty | 'asker';
  readonly subject: string;
  readonly body: (facts: AppraisalFacts) => string;
}

export type AppraisalParty = 'employee' | 'reviewer';

export type AppraisalRelation = 'ceo' | 'employee' | 'hrAdmin' | 'manager' | 'reviewer';

export type AppraisalResolution = {
  readonly kind: 'open';
} | {
  readonly kind: 'denied';
} | {
  readonly kind: 'wrongState';
} | {
  readonly kind: 'unmet';
  readonly condition: AppraisalCondition;
};

export type AppraisalSignature = {
  PrimaryRating: number | null;
  SecondaryRating: number | null;
  TertiaryRating: number | null;
  Id: number;
  By: 'employee' | 'reviewer';
  PersonId: number;
  PersonName: string;
  Sign: string;
  Agrees: boolean | null;
  Comment: string | null;
  SignedAt: string;
  Digest: string;
  IsCurrent: boolean;
  IsInForce: boolean;
  Review: string;
};

export interface AppraisalSituation extends Standing<AppraisalRelation, AppraisalCondition> {
  readonly state: AppraisalState | null;
}

export type AppraisalState = 'acknowledged' | 'completed' | 'draft' | 'shared';

export type AppraisalStatus = 'acknowledged' | 'completed' | 'draft' | 'not_started' | 'shared';

export type AppraisalSummary = {
  PrimaryRating: number | null;
  SecondaryRating: number | null;
  TertiaryRating: number | null;
  Id: number;
  UserId: number;
  ReviewerId: number;
  Manager: string;
  EvaluationPeriodId: number;
  State: AppraisalState;
  CreatedAt: string | null;
  SharedAt: string | null;
  AcknowledgedAt: string | null;
  CompletedAt: string | null;
  UpdatedAt: string;
  EmployeeAgrees: boolean | null;
  IsEditedAfterSignature: boolean;
  DueDate: string;
  WaitingFor: {
    Person: PersonRef;
    By: 'employee' | 'reviewer';
    Action: AppraisalAction;
  } | null;
  Missing: (NeededField)[];
  IsReviewerDeactivated: boolean;
  HasOpenQuestion: boolean;
  Permissions: (AppraisalAction)[];
};

export type Assessment = {
  PublicKey: string;
  UserId: number;
  UserName: string;
  Groups: {
    Group: number;
    Sentences: string[];
  }[];
  Answers: AssessmentAnswer[];
  BegunAt: string;
  FinishedAt: string | null;
  ReplacesEntry: boolean;
};

export type AssessmentAnswer = {
  Group: number;
  Most: number;
  Least: number;
};

export type BodyOf<Id extends OperationId> = InputOfCall[Id]['body'];

export declare const CEO_WORD: string;

export declare const CONFLICT_REASONS: {
  readonly changedByOther: string;
  readonly alreadyDone: string;
  readonly notYet: string;
  readonly tooLate: string;
  readonly taken: string;
  readonly unconfirmed: string;
  readonly away: string;
};

export type CalibrationQuestion = {
  Id: number;
  Axis: 'Primary' | 'Secondary' | 'Tertiary';
  Rating: number | null;
  Question: string;
  AskedBy: PersonRef;
  AskedAt: string;
  Keeps: boolean | null;
  Answer: string | null;
  AnsweredAt: string | null;
};

export type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> & OptionalPart<'query', QueryOf<Id>> & Part<'body', BodyOf<Id>>;

export interface ChangedAppraisal {
  readonly personId: number;
  readonly reviewerId: number;
  readonly periodId: number;
}

type ColumnKind = 'date' | 'instant' | 'number' | 'percent' | 'text';

export type CommentType = 'GoalStatus' | 'ManagerGoalResult' | 'OwnerGoalResult' | 'StateTransition';

export type Compliance = {
  data: {
    Type: number;
    count: number;
    total: number;
  }[];
  count: number;
  users: {
    Id: number;
    Name: string;
    JobTitle: string | null;
    OrgUnit: string | null;
    Avatar: string | null;
    ParentId: number | null;
    Types: number[];
  }[];
};

export type ConflictReason = 'alreadyDone' | 'away' | 'changedByOther' | 'notYet' | 'taken' | 'tooLate' | 'unconfirmed';

export declare const DELETE_WORD: string;

export declare const DISC_SCALES: {
  readonly direct: {
    name: string;
    first: {
      readonly word: string;
      readonly traits: readonly string[];
    };
    second: {
      readonly word: string;
      readonly traits: readonly string[];
    };
  };
  readonly quick: {
    name: string;
    first: {
      readonly word: string;
      readonly traits: readonly string[];
    };
    second: {
      readonly word: string;
      readonly traits: readonly string[];
    };
  };
  readonly outgoing: {
    name: string;
    first: {
      readonly word: string;
      readonly traits: readonly string[];
    };
    second: {
      readonly word: string;
      readonly traits: readonly string[];
    };
  };
  readonly broad: {
    name: string;
    first: {
      readonly word: string;
      readonly traits: readonly string[];
    };
    second: {
      readonly word: string;
      readonly traits: readonly string[];
    };
  };
};

export declare const DISC_SCALE_IDS: readonly string[];

export declare const DISC_TRAITS: readonly string[];

export declare const DISC_TRAIT_NAMES: Readonly<Record<'C' | 'D' | 'I' | 'S', string>>;

export declare const DISC_TYPES: readonly string[];

export type Dashboard = {
  Period: PeriodSummary;
  Reminders: Reminder[];
  count: number;
  ThisWeek: {
    Week: number;
    EndDate: string;
    count: number;
  } | null;
  Theme: Theme | null;
  CompanyGoals: Goal[];
  Strategy: DashboardStrategy | null;
  Permissions: {
    EditTheme: boolean;
    ComplianceScopes: number[];
  };
};

export type DashboardStrategy = {
  StrategyEnabled: boolean;
  IsStrategy: boolean;
  IsDraft: boolean;
  Mission: string;
  Values: string;
  Vision: string;
};

export type DirectReport = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
  RoleName: RoleName;
  Email: string;
  DeactivatedAt: string | null;
  InvitationAcceptedAt: string | null;
  MayReinvite: boolean;
  MayChangeStatus: boolean;
};

export type DiscPercentages = {
  readonly C: number;
  readonly D: number;
  readonly I: number;
  readonly S: number;
};

export interface DiscScale {
  readonly name: string;
  readonly first: {
    readonly word: string;
    readonly traits: readonly DiscTrait[];
  };
  readonly second: {
    readonly word: string;
    readonly traits: readonly DiscTrait[];
  };
}

export type DiscScaleId = 'broad' | 'direct' | 'outgoing' | 'quick';

export type DiscTrait = 'C' | 'D' | 'I' | 'S';

export type DiscType = 'C' | 'CD' | 'CS' | 'D' | 'DC' | 'DI' | 'I' | 'ID' | 'IS' | 'S' | 'SC' | 'SI';

export type DownloadId = 'reports.appraisalCompliance' | 'reports.appraisalPrints' | 'reports.download' | 'reports.employeeAppraisals' | 'reports.goalCompliance' | 'reports.goalListExcel' | 'reports.goalListPdf' | 'reports.goalTreeExcel' | 'reports.goalTreePdf' | 'reports.goalTreePeriods' | 'reports.template' | 'reports.userListExcel' | 'reports.userListPdf' | 'talent.excel' | 'talent.pdf' | 'userManual.download' | 'userManual.pdf';

export declare const ERROR_STATUS: {
  readonly bad_request: number;
  readonly invalid: number;
  readonly denied: number;
  readonly login_failed: number;
  readonly account_locked: number;
  readonly account_deactivated: number;
  readonly tenant_deactivated: number;
  readonly link_expired: number;
  readonly unauthenticated: number;
  readonly not_found: number;
  readonly method_not_allowed: number;
  readonly conflict: number;
  readonly stale: number;
  readonly already_made: number;
  readonly already_done: number;
  readonly payload_too_large: number;
  readonly unsupported_media_type: number;
  readonly rate_limited: number;
  readonly internal: number;
  readonly unavailable: number;
  readonly busy: number;
};

export type ErrorCode = 'account_deactivated' | 'account_locked' | 'already_done' | 'already_made' | 'bad_request' | 'busy' | 'conflict' | 'denied' | 'internal' | 'invalid' | 'link_expired' | 'login_failed' | 'method_not_allowed' | 'not_found' | 'payload_too_large' | 'rate_limited' | 'stale' | 'tenant_deactivated' | 'unauthenticated' | 'unavailable' | 'unsupported_media_type';

export declare const FLAG_COLUMNS: readonly (FlagColumn)[];

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type FlagColumn = 'is_goal_admin' | 'is_goal_manager' | 'is_hr_admin' | 'is_org_admin';

export type FlagOption = 'goalAdmin' | 'goalManager' | 'hrAdmin' | 'orgAdmin';

export declare const GOAL_ACTIONS: readonly AnyGoalAction[];

export declare const GOAL_CHANGES: readonly string[];

export declare const GOAL_CONDITIONS: readonly string[];

export declare const GOAL_EDIT_LIFECYCLE: {
  readonly createEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly never[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly submitEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly resubmitEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly applyEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly ({
      readonly by: readonly string[];
      readonly when: readonly string[];
    } | {
      readonly by: readonly string[];
      readonly when: readonly string[];
    } | {
      readonly by: readonly string[];
      readonly when: readonly string[];
    })[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly approveEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly requestEditChanges: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly cancelEditRequest: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly discardEdit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
};

export declare const GOAL_EDIT_STATES: readonly string[];

export declare const GOAL_LIFECYCLE: {
  readonly submitResult: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly submitOwnFinalResult: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly editResult: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly retractResult: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: null;
  };
  readonly finalize: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly editManagerResult: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly create: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly never[];
    readonly to: string;
    readonly permission: null;
    readonly grants: readonly {
      readonly by: readonly never[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly editDraft: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly publish: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly ({
      readonly by: readonly string[];
      readonly when: readonly string[];
    } | {
      readonly by: readonly string[];
      readonly when: readonly string[];
    } | {
      readonly by: readonly string[];
      readonly when: readonly string[];
    })[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly submit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly resubmit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly approve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly requestChanges: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly cancelRequest: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly edit: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly ({
      readonly by: readonly string[];
    } | {
      readonly by: readonly string[];
      readonly when: readonly string[];
    })[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly postStatus: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly mail: boolean;
      readonly to: readonly string[];
      readonly object: string;
    };
  };
  readonly requestShelve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly shelve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly approveShelve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly denyShelve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly cancelShelve: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: null;
  };
  readonly reactivate: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
      readonly when: readonly string[];
    }[];
    readonly comment: string;
    readonly call: {
      readonly name: string;
      readonly status: string;
    };
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly changeOwner: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
  readonly changeParent: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly {
      readonly by: readonly string[];
    }[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly never[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly to: readonly string[];
      readonly mail: boolean;
    };
  };
  readonly delete: {
    readonly label: string;
    readonly past: string;
    readonly from: readonly string[];
    readonly to: null;
    readonly permission: string;
    readonly grants: readonly ({
      readonly from: readonly string[];
      readonly by: readonly string[];
    } | {
      readonly from: readonly string[];
      readonly by: readonly string[];
    })[];
    readonly comment: string;
    readonly changes: string;
    readonly effects: readonly string[];
    readonly notifies: {
      readonly subject: string;
      readonly body: (facts: NotificationFacts) => string;
      readonly brief?: (facts: NotificationFacts) => string;
      readonly object: string;
      readonly mail: boolean;
      readonly to: readonly string[];
    };
  };
};

export declare const GOAL_OUTCOME_LABELS: {
  readonly achieved: string;
  readonly notAchieved: string;
  readonly inDispute: string;
};

export declare const GOAL_PERMISSIONS: readonly string[];

export declare const GOAL_RELATIONS: readonly string[];

export declare const GOAL_REQUIRED_NAMES: readonly string[];

export declare const GOAL_SELECT: {
  readonly myGoals: number;
  readonly directReports: number;
  readonly companyGoals: number;
  readonly managerAndPeers: number;
};

export declare const GOAL_SELECT_LABELS: Readonly<Record<GoalSelect, string>>;

export declare const GOAL_STATES: readonly string[];

export declare const GOAL_STATE_ALIASES: Readonly<Record<string, GoalState>>;

export declare const GOAL_STATE_CLAUSES: Readonly<Record<GoalState, string>>;

export declare const GOAL_STATE_LABELS: Readonly<Record<GoalState, string>>;

export declare const GOAL_TEXT_COLUMNS: readonly (GoalTextColumn)[];

export declare const GOAL_TEXT_FIELDS: {
  readonly Title: {
    readonly column: string;
    readonly limit: number;
    readonly kind: string;
    readonly isRequired: boolean;
    readonly isDetail: boolean;
    readonly label: string;
    readonly okrLabel: string;
    readonly report: null;
  };
  readonly Measurement: {
    readonly column: string;
    readonly limit: number;
    readonly kind: string;
    readonly isRequired: boolean;
    readonly isDetail: boolean;
    readonly label: string;
    readonly heading: string;
    readonly okrLabel: string;
    readonly report: {
      readonly header: string;
      readonly width: number;
    };
  };
  readonly Description: {
    readonly column: string;
    readonly limit: number;
    readonly kind: string;
    readonly isRequired: boolean;
    readonly isDetail: boolean;
    readonly label: string;
    readonly okrLabel: string;
    readonly report: {
      readonly header: string;
      readonly width: number;
    };
  };
  readonly ReportingMemo: {
    readonly column: string;
    readonly limit: number;
    readonly kind: string;
    readonly isRequired: boolean;
    readonly isDetail: boolean;
    readonly label: string;
    readonly report: {
      readonly header: string;
      readonly width: number;
    };
  };
};

export declare const GOAL_TEXT_NAMES: readonly string[];

export declare const GOAL_TYPES: readonly string[];

export declare const GROUP_SENTENCES: number;

export type Goal = {
  Id: number;
  State: GoalState;
  GoalType: 'SMART' | 'objective_results' | 'okr';
  GoalDetail: {
    Description: string;
    Measurement: string;
    Title: string;
  };
  Hidden: boolean;
  User: GoalUser;
  ParentId: number | null;
  ParentTitle: string | null;
  GoalPeriodId: number;
  ChildCount: number;
  MostRecentGoalStatus: {
    Likelihood: number;
    Quality: number;
    LikelihoodDelta: number;
    QualityDelta: number;
    StartDate: string;
  } | null;
  IsNeedsUpdate: boolean;
  IsShelve: boolean;
  IsCompanyGoal: boolean;
  UpdatedAt: string;
  OwnerGoalResult: {
    Id: number;
    Completed: boolean | null;
    Quality: number;
    Outcome: string;
    ObjectiveResult: number | null;
    UpdatedAt: string;
  } | null;
  ManagerGoalResult: {
    Id: number;
    Completed: boolean | null;
    Feedback: string;
    ObjectiveResult: number | null;
    UserId: number;
    UpdatedAt: string;
  } | null;
  GoalEdit: GoalEdit | null;
  Flags: {
    NeedsUpdate: boolean;
    NeedsReview: boolean;
    NeedsFinalization: boolean;
    PendingEdits: boolean;
    TrendingDown: boolean;
    AtRisk: boolean;
    WeeksOld: number | null;
    Outcome: 'achieved' | 'inDispute' | 'notAchieved' | null;
  };
  Weeks: WeekSlot[];
  WaitingFor: {
    Id: number;
    Name: string;
    JobTitle: string | null;
    OrgUnit: string | null;
    Avatar: string | null;
    ParentId: number | null;
    Since: string;
  } | null;
  Actions: AnyGoalAction[];
  ReportingMemo: string;
};

export type GoalAction = 'approve' | 'approveShelve' | 'cancelRequest' | 'cancelShelve' | 'changeOwner' | 'changeParent' | 'create' | 'delete' | 'denyShelve' | 'edit' | 'editDraft' | 'editManagerResult' | 'editResult' | 'finalize' | 'postStatus' | 'publish' | 'reactivate' | 'requestChanges' | 'requestShelve' | 'resubmit' | 'retractResult' | 'shelve' | 'submit' | 'submitOwnFinalResult' | 'submitResult';

export type GoalAncestor = {
  Id: number;
  Title: string;
  ParentId: number | null;
  User: GoalUser;
  State: GoalState;
};

export type GoalBundle = {
  Goal: Goal;
  GoalEdits: GoalEdit[];
  GoalStatuses: GoalStatus[];
  GoalWeeklyStates: PeriodWeek[];
  GoalResult: {
    Id: number;
    Completed: boolean | null;
    Quality: number;
    Outcome: string;
    ObjectiveResult: number | null;
    UpdatedAt: string;
  } | null;
  GoalManagerResult: {
    Id: number;
    Completed: boolean | null;
    Feedback: string;
    ObjectiveResult: number | null;
    UserId: number;
    UpdatedAt: string;
  } | null;
  GoalTransitions: GoalTransition[];
  GoalStatusComments: GoalComment[];
  Ancestors: GoalAncestor[];
  DeletedDescestors: {
    Id: number;
    ParentId: number | null;
    Count: number;
  }[];
  ParentGoal: GoalAncestor | null;
  IsFollowed: boolean;
  Permissions: (GoalPermission)[];
};

export type GoalChange = 'content' | 'discussion' | 'place' | 'state' | 'status';

export type GoalChanged = {
  Goal: Goal;
  Permissions: (GoalPermission)[];
};

export type GoalComment = {
  Id: number;
  CommentableId: number;
  Type: CommentType;
  Comment: string;
  Name: string;
  UserId: number;
  CreatedAt: string;
  UpdatedAt: string | null;
};

export type GoalCondition = 'actorIsCeo' | 'actorIsNotCeo' | 'noEditInReview' | 'notOwn' | 'ownUnaligned' | 'ownerIsCeo' | 'ownerIsNotCeo' | 'periodOpen' | 'periodStarted' | 'unalignedOrNotOwn';

type GoalDetailName = 'Description' | 'Measurement' | 'Title';

export type GoalEdit = {
  Id: number;
  GoalId: number;
  State: GoalEditState;
  Hidden: boolean;
  ParentId: number | null;
  UpdatedAt: string;
  Description: string;
  Measurement: string;
  ReportingMemo: string;
  Title: string;
};

export type GoalEditAction = 'applyEdit' | 'approveEdit' | 'cancelEditRequest' | 'createEdit' | 'discardEdit' | 'requestEditChanges' | 'resubmitEdit' | 'submitEdit';

export type GoalEditState = 'approved' | 'canceled' | 'draft' | 'review';

export type GoalEffect = 'applyEdit' | 'cancelEdit' | 'disableWeeks' | 'enableWeeks' | 'markCompanyGoal' | 'parentDeleted' | 'parentShelved';

export interface GoalFacts {
  readonly change: GoalChange;
  readonly periodId: number;
  readonly ownerIds: readonly number[];
  readonly approverIds: readonly number[];
  readonly parentIds: readonly number[];
  readonly childIds?: readonly number[];
}

interface GoalGrant<State extends string> extends Grant<GoalRelation, GoalCondition> {
  readonly from?: readonly State[];
}

export type GoalInput = {
  IsPrivate?: boolean;
  OwnerId?: number;
  ParentId?: number | null;
  ParentID?: number | null;
  PeriodId: number;
  IsDraft?: boolean;
  IsFromEdit?: boolean;
  Comment?: string;
  UpdatedAt?: string;
  Description?: string;
  Measurement: string;
  ReportingMemo?: string;
  Title: string;
};

export type GoalListInput = {
  Ids?: number[];
  PeriodId?: number;
  GoalSelectFilter?: number[];
  Users?: number[];
  Depts?: string[];
  Title?: string;
  GoalStates?: string[];
  Aligned?: boolean;
  Unaligned?: boolean;
  NeedsUpdate?: boolean;
  NeedsReview?: boolean;
  TrendingUp?: boolean;
  TrendingDown?: boolean;
  QTrendingUp?: boolean;
  QTrendingDown?: boolean;
  Likelihood?: number[];
  Quality?: number[];
  FollowedGoals?: boolean;
  TopLevelGoals?: boolean;
  DeactivatedUsers?: boolean;
  ExcludePrivate?: boolean;
  Page?: number;
  PageSize?: number;
  After?: string;
};

export type GoalPage = {
  data: Goal[];
  goalEdits: GoalEdit[];
  pendingEdits: number[];
  followed: number[];
  ceo: number | null;
  count: number;
  After: string | null;
};

export type GoalPermission = 'ApproveShelve' | 'ChangeGoalOwnership' | 'ChangeParentGoal' | 'Delete' | 'DiscardDraftChanges' | 'Edit' | 'EditFinalizeResults' | 'EditResults' | 'Finalize' | 'Publish' | 'Reactivate' | 'RequestToShelve' | 'RetractApprovalRequest' | 'ReviewFinalize' | 'ReviewPublicationRequest' | 'ReviewPublicationRequest2' | 'Shelve' | 'SubmitForApproval' | 'SubmitForApproval2' | 'Update';

export type GoalRelation = 'approver' | 'ceo' | 'creator' | 'goalAdmin' | 'goalManager' | 'goalManagerOfTree' | 'owner' | 'reviewer';

export type GoalSaved = {
  Goal: Goal;
  Permissions: (GoalPermission)[];
  Overwritten: Overwritten;
};

export type GoalSelect = 1 | 2 | 3 | 4;

export interface GoalSituation extends Standing<GoalRelation, GoalCondition> {
  readonly state: GoalState;
  readonly editState: GoalEditState | null;
}

export type GoalState = 'approved' | 'draft' | 'finalized' | 'results_in_review' | 'review' | 'shelved' | 'shelving_in_review';

export type GoalStatus = {
  Id: number;
  GoalId: number;
  Likelihood: number | null;
  Quality: number | null;
  GoalPeriodWeek: PeriodWeek;
  CommentCount: number;
  UpdatedAt: string | null;
};

export type GoalSummaryText = {
  Summary: string;
  Sentences: {
    Text: string;
    Sources: number[];
    IsOwn: boolean;
  }[];
  Sources: SummarySource[];
  IsEdited: boolean;
  Original: string | null;
  Label: string;
  Counts?: {
    PeriodId: number;
    Achieved: number;
    NotAchieved: number;
    InDispute: number;
    Open: number;
  }[];
  Id: number;
  SummaryAdditionalContext: string;
};

export type GoalTextColumn = 'description' | 'measurement' | 'reporting_memo' | 'title';

interface GoalTextField {
  readonly column: string;
  readonly limit: number;
  readonly kind: 'singleLine' | 'multiLine';
  readonly isRequired: boolean;
  readonly isDetail: boolean;
  readonly label: string;
  readonly heading?: string;
  readonly okrLabel?: string;
  readonly report: {
    readonly header: string;
    readonly width: number;
  } | null;
}

export type GoalTextName = 'Description' | 'Measurement' | 'ReportingMemo' | 'Title';

export type GoalTransition = {
  Id: number;
  TransitionableType: 'Goal' | 'GoalEdit';
  Action: string;
  ActionType: number | null;
  FromState: string | null;
  ToState: string | null;
  Meta: {
    from_user_id?: number;
    to_user_id?: number;
  } | null;
  GoalName: string | null;
  UserId: number;
  UserName: string;
  CreatedAt: string;
};

export type GoalType = 'SMART' | 'objective_results' | 'okr';

export type GoalUpdateCard = {
  GoalId: number;
  Title: string;
  State: GoalState;
  StateText: string;
  Likelihood: number | null;
  Quality: number | null;
  LikelihoodDelta: number;
  QualityDelta: number;
  Week: number | null;
  WeekStart: string | null;
  Text: string | null;
  TextBy: string | null;
  TextAt: string | null;
  NeedsUpdate: boolean;
};

export type GoalUser = {
  Id: number;
  Name: string;
  OrgUnit: string | null;
  Title: string | null;
  Avatar: string | null;
  ParentId: number | null;
};

interface Grant<Relation extends string, Condition extends string> {
  readonly by: readonly Relation[];
  readonly when?: readonly Condition[];
}

export declare const HUB_AUDIENCE: string;

export declare const HUB_DISPLACED: string;

export declare const HUB_METHODS: readonly string[];

export declare const HUB_MISSED: string;

export declare const HUB_PATH: string;

export declare const HUB_SENT_AWAY: string;

export declare const HUB_SINCE: string;

export type HubMethod = 'NotificationUpdate' | 'TenantUpdate' | 'UserManualUpdate';

export interface HubStamp {
  readonly at?: number;
}

export type HubTopic = keyof HubTopicMap;

export interface HubTopicMap {
  NotificationUpdate: {
    readonly id: number | null;
  };
  TenantUpdate: TenantUpdate;
  UserManualUpdate: UserManualUpdate;
  missed: Record<never, never>;
}

export type ImportSettings = {
  RowsADay: number;
};

/**
 * @each
 * @taken
 */
export type InputOfCall = {
  "actionItems.create": {
    params: undefined;
    query: undefined;
    body: {
      Title: string;
      DueDate?: string | null;
      AssigneeId?: number | null;
      RequesterId?: number | null;
    };
  };
  "actionItems.decline": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Reason?: string | null;
    };
  };
  "actionItems.delete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "actionItems.list": {
    params: undefined;
    query: undefined;
    body: {
      Page?: number;
      PageSize?: number;
      SortBy?: ActionItemSort;
      SortOrder?: 'asc' | 'desc';
      Filters?: {
        AssigneeId?: number[] | null;
        RequesterId?: number[] | null;
      } | null;
      IsCompleted?: boolean;
    };
  };
  "actionItems.markComplete": {
    params: {
      id: number;
      tab: number;
    };
    query: undefined;
    body: undefined;
  };
  "actionItems.update": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Title: string;
      DueDate?: string | null;
      AssigneeId?: number | null;
      RequesterId?: number | null;
      UpdatedAt?: string;
    };
  };
  "actionItems.users": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "auth.changePassword": {
    params: undefined;
    query: undefined;
    body: {
      Password: string;
      NewPassword: string;
    };
  };
  "auth.confirmEmailCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "auth.forgotPassword": {
    params: undefined;
    query: undefined;
    body: {
      Email: string;
      domain?: string;
    };
  };
  "auth.hash": {
    params: {
      subject: string;
    };
    query: undefined;
    body: undefined;
  };
  "auth.invitationCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "auth.linkCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
      Kind: 'confirm_email' | 'invitation' | 'reset' | 'unlock';
    };
  };
  "auth.login": {
    params: undefined;
    query: undefined;
    body: {
      userName: string;
      password: string;
      domain?: string;
    };
  };
  "auth.lostPassword": {
    params: undefined;
    query: undefined;
    body: {
      Email: string;
      domain?: string;
    };
  };
  "auth.relogin": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "auth.resetPassword": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
      Password: string;
    };
  };
  "auth.resetPasswordCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "auth.signOut": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "auth.signUp": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
      Password: string;
    };
  };
  "auth.tenant": {
    params: {
      subdomain: string;
    };
    query: undefined;
    body: undefined;
  };
  "auth.undoEmail": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "auth.undoEmailCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "auth.unlockAccountCheck": {
    params: undefined;
    query: undefined;
    body: {
      Token: string;
    };
  };
  "dashboard.branches": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.comments": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.compliance": {
    params: {
      scope: number;
    };
    query: {
      type?: number;
      search?: string;
      page?: number;
    };
    body: undefined;
  };
  "dashboard.deleteTheme": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.editReviewData": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "dashboard.moved": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.read": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.reminders": {
    params: {
      page: number;
    };
    query: undefined;
    body: undefined;
  };
  "dashboard.reviewData": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "dashboard.risks": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.saveTheme": {
    params: undefined;
    query: undefined;
    body: {
      Title: string;
    };
  };
  "dashboard.team": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "dashboard.theme": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "goals.approvalRequest": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.approve": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Status: string;
      Comment?: string;
      UpdatedAt?: string;
    };
  };
  "goals.changeOwner": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      UserId: number;
      UpdatedAt?: string;
    };
  };
  "goals.changeParent": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      GoalId: number;
      UpdatedAt?: string;
    };
  };
  "goals.children": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.commentAdd": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Type: CommentType;
      Comment: string;
    };
  };
  "goals.commentDelete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.commentUpdate": {
    params: undefined;
    query: undefined;
    body: {
      CommentId: number;
      Comment: string;
    };
  };
  "goals.company": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "goals.create": {
    params: undefined;
    query: undefined;
    body: GoalInput;
  };
  "goals.delete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.finalize": {
    params: undefined;
    query: undefined;
    body: {
      Id?: number | null;
      GoalId: number;
      Completed?: boolean | null;
      Quality: number;
      Outcome: string;
      ObjectiveResult?: number | null;
      UpdatedAt?: string;
    };
  };
  "goals.finalizeApproved": {
    params: undefined;
    query: undefined;
    body: {
      Id?: number | null;
      GoalId: number;
      Completed?: boolean | null;
      Feedback: string;
      ObjectiveResult?: number | null;
      UpdatedAt?: string;
    };
  };
  "goals.finalizeRetract": {
    params: undefined;
    query: undefined;
    body: {
      GoalId: number;
      Comment?: string;
      UpdatedAt?: string;
    };
  };
  "goals.follow": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.list": {
    params: undefined;
    query: undefined;
    body: GoalListInput;
  };
  "goals.parentCandidates": {
    params: {
      userId: number;
      periodId: number;
      ownerId: number;
      goalId: number;
    };
    query: {
      search?: string;
      page?: number;
    };
    body: undefined;
  };
  "goals.periods": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "goals.read": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.retract": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Status: string;
      Comment?: string;
      UpdatedAt?: string;
    };
  };
  "goals.retractEdits": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Status: string;
      Comment?: string;
      UpdatedAt?: string;
    };
  };
  "goals.rows": {
    params: undefined;
    query: undefined;
    body: {
      Ids: number[];
    };
  };
  "goals.shelve": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Status: string;
      Comment?: string;
      UpdatedAt?: string;
    };
  };
  "goals.single": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.startFollowing": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.status": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.statusComments": {
    params: {
      statusId: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.stopFollowing": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "goals.update": {
    params: {
      id: number;
    };
    query: undefined;
    body: GoalInput;
  };
  "goals.updateStatus": {
    params: undefined;
    query: undefined;
    body: {
      Id: number;
      Likelihood: number;
      Quality: number;
      Comment?: string;
      PostedAt?: string | null;
    };
  };
  "goals.users": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "goals.weeklyPass": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "help.read": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "notes.create": {
    params: undefined;
    query: undefined;
    body: {
      Title: string;
      Body: string;
      UserId: number;
    };
  };
  "notes.delete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "notes.list": {
    params: {
      userId: number;
    };
    query: undefined;
    body: undefined;
  };
  "notes.restore": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "notes.update": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Title: string;
      Body: string;
      UpdatedAt?: string;
    };
  };
  "notifications.list": {
    params: {
      page: number;
    };
    query: undefined;
    body: undefined;
  };
  "notifications.markAllRead": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "notifications.markManyRead": {
    params: undefined;
    query: undefined;
    body: {
      Ids: number[];
    };
  };
  "notifications.markRead": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.activate": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.addEmployee": {
    params: undefined;
    query: undefined;
    body: {
      Name: string;
      Email: string;
      JobTitle: string | null;
      ParentId: number;
      IsManager: boolean;
      IsObserver: boolean;
      OrgUnit: string | null;
    };
  };
  "people.avatar": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.avatarBase64": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.cancelImport": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.ceo": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.changeManager": {
    params: {
      id: number;
      managerId: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.deactivate": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.deactivationInfo": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.editTenant": {
    params: undefined;
    query: undefined;
    body: {
      Name: string;
      Url: string | null;
      TimeZone: string;
    };
  };
  "people.emailPreference": {
    params: {
      wanted: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.employeeParents": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.hierarchy": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.history": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.import": {
    params: undefined;
    query: undefined;
    body: {
      FileName: string;
      Content: Blob;
    };
  };
  "people.importPreview": {
    params: undefined;
    query: undefined;
    body: {
      FileName: string;
      Content: Blob;
    };
  };
  "people.importProgress": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.importSettings": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.managerCandidates": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.org": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "people.read": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.reinvite": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.removeAvatar": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.responsibility": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "people.saveImportSettings": {
    params: undefined;
    query: undefined;
    body: {
      RowsADay: number;
    };
  };
  "people.saveResponsibility": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Body: string;
    };
  };
  "people.saveRoles": {
    params: {
      id: number;
    };
    query: undefined;
    body: RoleChoice;
  };
  "people.update": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Name: string;
      JobTitle: string | null;
      Email: string;
      PhoneNumber: string | null;
      TimeZone: string | null;
      OrgUnit: string | null;
      RoleName?: 'ceo' | 'contributor' | 'manager' | 'observer' | null;
      LinkedinUrl: string | null;
      Biography: string | null;
      UpdatedAt?: string;
      Password?: string | null;
    };
  };
  "people.uploadAvatar": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      FileName: string;
      Content: Blob;
    };
  };
  "predictions.firstGoal": {
    params: {
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "predictions.matrix": {
    params: {
      goalId: number;
      weekNumber: number;
    };
    query: undefined;
    body: undefined;
  };
  "predictions.searchGoals": {
    params: {
      title: string;
    };
    query: undefined;
    body: undefined;
  };
  "reports.addSchedule": {
    params: undefined;
    query: undefined;
    body: {
      Report: ReportId;
      Format: 'csv' | 'pdf' | 'pptx' | 'xlsx';
      Params: ReportParams;
      Every: 'quarter' | 'week';
      Weekday: number;
      Hour: number;
      Until: string;
    };
  };
  "reports.appraisalCompliance": {
    params: {
      kind: number;
      periodId: number;
    };
    query: {
      scope?: number;
    };
    body: undefined;
  };
  "reports.appraisalPrints": {
    params: {
      periodId: number;
      managerOrUserId: number;
      priorPeriodId: number;
      kind: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.appraisalUsers": {
    params: {
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.cancel": {
    params: {
      id: number;
    };
    query: undefined;
    body: object;
  };
  "reports.choices": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.discard": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.download": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.employeeAppraisals": {
    params: {
      kind: number;
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.goalCompliance": {
    params: {
      kind: number;
      periodId: number;
    };
    query: {
      scope?: number;
    };
    body: undefined;
  };
  "reports.goalListExcel": {
    params: {
      periodId: number;
      userId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.goalListPdf": {
    params: {
      periodId: number;
      userId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.goalTreeExcel": {
    params: {
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.goalTreePdf": {
    params: {
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.goalTreePeriods": {
    params: undefined;
    query: undefined;
    body: number[];
  };
  "reports.job": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.jobs": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.removeSchedule": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.restoreSchedule": {
    params: {
      id: number;
    };
    query: undefined;
    body: object;
  };
  "reports.schedules": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.start": {
    params: undefined;
    query: undefined;
    body: {
      Report: ReportId;
      Format: 'csv' | 'pdf' | 'pptx' | 'xlsx';
      Params: ReportParams;
    };
  };
  "reports.teamGoalUpdates": {
    params: {
      userId: number;
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "reports.template": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.updateSchedule": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Report: ReportId;
      Format: 'csv' | 'pdf' | 'pptx' | 'xlsx';
      Params: ReportParams;
      Every: 'quarter' | 'week';
      Weekday: number;
      Hour: number;
      Until: string;
      UpdatedAt?: string;
    };
  };
  "reports.userListExcel": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.userListPdf": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "reports.view": {
    params: {
      report: ReportId;
    };
    query: {
      PeriodId?: number;
      ToPeriodId?: number;
      Kind?: number;
      Scope?: number;
      UserId?: number;
      PriorPeriodId?: number;
      SummaryId?: number;
      Search?: string;
      SortBy?: string;
      SortOrder?: 'asc' | 'desc';
      Page?: number;
    };
    body: undefined;
  };
  "strategy.history": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "strategy.published": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "strategy.read": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "strategy.save": {
    params: undefined;
    query: undefined;
    body: {
      StrategyBasic: {
        Mission: string;
        Values: string;
        Vision: string;
      };
      StrategyObjective: {
        Customers: string;
        Employees: string;
        Marketing: string;
        Product: string;
        Sales: string;
        Shareholders: string;
      };
      StrategyVideo: {
        VideoUrl: string;
      };
      IsPublish: boolean;
      UpdatedAt?: string | null;
    };
  };
  "strategy.version": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "suggestions.description": {
    params: undefined;
    query: undefined;
    body: SuggestionRequest;
  };
  "suggestions.measurements": {
    params: undefined;
    query: undefined;
    body: SuggestionRequest;
  };
  "suggestions.titles": {
    params: undefined;
    query: undefined;
    body: SuggestionRequest;
  };
  "summaries.delete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "summaries.goal": {
    params: {
      periodId: number;
      goalId: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: {
      Context: {
        Goals?: {
          Id: number;
        }[];
        AdditionalContext?: string;
      };
      SavedId?: number | null;
    };
  };
  "summaries.list": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "summaries.progress": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "summaries.quarter": {
    params: {
      periodId: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: undefined;
  };
  "summaries.quarterAgain": {
    params: {
      periodId: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: undefined;
  };
  "summaries.quarterText": {
    params: {
      periodId: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: {
      Context: {
        Goals?: {
          Id: number;
        }[];
        AdditionalContext?: string;
      };
      SavedId?: number | null;
    };
  };
  "summaries.read": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "summaries.restore": {
    params: {
      id: number;
    };
    query: undefined;
    body: object;
  };
  "summaries.restoreVersion": {
    params: {
      id: number;
      version: number;
    };
    query: undefined;
    body: {
      UpdatedAt?: string;
    };
  };
  "summaries.save": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Parts: {
        Part: 'goal' | 'quarter' | 'year';
        Id: number;
        Summary: string;
      }[];
      UpdatedAt?: string;
      KeepsBefore?: boolean;
    };
  };
  "summaries.stop": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "summaries.usage": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "summaries.version": {
    params: {
      id: number;
      version: number;
    };
    query: undefined;
    body: undefined;
  };
  "summaries.versions": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "summaries.year": {
    params: {
      year: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: undefined;
  };
  "summaries.yearAgain": {
    params: {
      year: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: undefined;
  };
  "summaries.yearText": {
    params: {
      year: number;
      audience: 'ceo' | 'me';
    };
    query: undefined;
    body: {
      Context: {
        Goals?: {
          Id: number;
        }[];
        AdditionalContext?: string;
      };
      SavedId?: number | null;
    };
  };
  "talent.answer": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      QuestionId: number;
      Keeps: boolean;
      Answer: string;
    };
  };
  "talent.ask": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Axis: 'Primary' | 'Secondary' | 'Tertiary';
      Question: string;
    };
  };
  "talent.calibration": {
    params: {
      periodId: number;
      axis: 'Primary' | 'Secondary' | 'Tertiary';
    };
    query: undefined;
    body: undefined;
  };
  "talent.compose": {
    params: {
      userId: number;
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.create": {
    params: undefined;
    query: undefined;
    body: {
      Primary?: number | null;
      Secondary?: number | null;
      TertiaryRating?: number | null;
      Review: string;
      UserId: number;
      EvaluationPeriodId: number;
    };
  };
  "talent.delete": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.department": {
    params: {
      periodId: number;
    };
    query: {
      OrgUnit?: string;
    };
    body: undefined;
  };
  "talent.employeeSign": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      UpdatedAt?: string;
      Comment?: string | null;
      Sign: string;
      Agrees?: boolean | null;
    };
  };
  "talent.excel": {
    params: {
      periodId: number;
      managerId: number;
      scope: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.goals": {
    params: {
      userId: number;
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.labels": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "talent.load": {
    params: {
      periodId: number;
      managerId: number;
      scope: number;
    };
    query: {
      Page?: number;
      PageSize?: number;
      Status?: AppraisalStatus;
      Search?: string;
      OrgUnit?: string;
      SortBy?: 'Name' | 'Next' | 'Status';
      SortOrder?: 'asc' | 'desc';
    };
    body: undefined;
  };
  "talent.managerSign": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      UpdatedAt?: string;
      Sign: string;
    };
  };
  "talent.matrix": {
    params: {
      periodId: number;
      managerId: number;
      scope: number;
    };
    query: {
      OrgUnit?: string;
      ReviewerId?: number;
      Tertiary?: number;
      ComparePeriodId?: number;
    };
    body: undefined;
  };
  "talent.matrixPeople": {
    params: {
      periodId: number;
      managerId: number;
      scope: number;
    };
    query: {
      OrgUnit?: string;
      ReviewerId?: number;
      Tertiary?: number;
      ComparePeriodId?: number;
      Primary?: number;
      Secondary?: number;
      Page?: number;
      PageSize?: number;
      SortOrder?: 'asc' | 'desc';
    };
    body: undefined;
  };
  "talent.organization": {
    params: {
      periodId: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.pdf": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.reopen": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      UpdatedAt?: string;
      Reason: string;
    };
  };
  "talent.restore": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.schedule": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "talent.share": {
    params: {
      id: number;
    };
    query: {
      UpdatedAt?: string;
    };
    body: undefined;
  };
  "talent.single": {
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  "talent.takeBack": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      UpdatedAt?: string;
    };
  };
  "talent.update": {
    params: {
      id: number;
    };
    query: undefined;
    body: {
      Primary?: number | null;
      Secondary?: number | null;
      TertiaryRating?: number | null;
      Review: string;
      UpdatedAt?: string;
      UserId?: number;
      EvaluationPeriodId?: number;
    };
  };
  "talent.user": {
    params: {
      userId: number;
    };
    query: undefined;
    body: undefined;
  };
  "telemetry.report": {
    params: undefined;
    query: undefined;
    body: {
      Loaded: {
        Remote: string;
        Version: string;
        Part: 'entry' | 'module';
        Milliseconds: number;
      }[];
      Failed: {
        Remote: string;
        Version: string;
        Phase: 'compatibility' | 'crash' | 'entry' | 'instances' | 'manifest' | 'module' | 'registry' | 'render';
        Class: string;
        Message: string;
        Incident: string;
      }[];
      Vitals: {
        Remote: string;
        Version: string;
        Page: string;
        Vital: 'CLS' | 'INP' | 'LCP' | 'TTFB';
        Value: number;
      }[];
    };
  };
  "tenants.logo": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "userManual.answer": {
    params: {
      publicKey: string;
    };
    query: undefined;
    body: AssessmentAnswer;
  };
  "userManual.assessment": {
    params: {
      publicKey: string;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.attach": {
    params: undefined;
    query: undefined;
    body: {
      FilePath: string;
    };
  };
  "userManual.connect": {
    params: {
      flag: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.download": {
    params: {
      id: string;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.exists": {
    params: {
      profileId: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.pdf": {
    params: {
      profileId: number;
      flag: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.register": {
    params: {
      flag: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.remove": {
    params: undefined;
    query: undefined;
    body: undefined;
  };
  "userManual.report": {
    params: {
      publicKey: string;
      flag: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.save": {
    params: undefined;
    query: undefined;
    body: {
      Disc?: 'C' | 'CD' | 'CS' | 'D' | 'DC' | 'DI' | 'I' | 'ID' | 'IS' | 'S' | 'SC' | 'SI' | null;
      Description: string;
      FilePath?: string | null;
      UpdatedAt?: string | null;
    };
  };
  "userManual.saveAnswers": {
    params: undefined;
    query: undefined;
    body: {
      Answers: {
        Question: string;
        AnswerChoice: string;
      }[];
    };
  };
  "userManual.suggest": {
    params: undefined;
    query: undefined;
    body: {
      Disc: DiscType;
    };
  };
  "userManual.team": {
    params: {
      managerId: number;
    };
    query: undefined;
    body: undefined;
  };
  "userManual.upload": {
    params: undefined;
    query: undefined;
    body: {
      FileName: string;
      Content: Blob;
    };
  };
};

export type IsoDate = string;

export declare const LEGACY_FIELDS: readonly string[];

export declare const LEVELS: readonly number[];

export declare const LIKELIHOOD_LABELS: readonly string[];

export declare const LIKELIHOOD_LONG_LABELS: readonly string[];

export declare const LIMITS: {
  readonly comment: number;
  readonly collapsedText: number;
  readonly email: number;
  readonly name: number;
  readonly jobTitle: number;
  readonly orgUnit: number;
  readonly phoneNumber: number;
  readonly linkedinUrl: number;
  readonly biography: number;
  readonly employeeEmail: number;
  readonly employeeOrgUnit: number;
  readonly timeZone: number;
  readonly importBytes: number;
  readonly importRows: number;
  readonly avatarBytes: number;
  readonly avatarPixels: number;
  readonly companyName: number;
  readonly companyUrl: number;
  readonly responsibility: number;
  readonly richText: number;
  readonly ratingLevelsMax: number;
  readonly graceWeeksMax: number;
  readonly talentPageSizeMax: number;
  readonly talentPageSize: number;
  readonly matrixDots: number;
  readonly calibrationRows: number;
  readonly appraisalRestoreWindow: number;
  readonly discDescription: number;
  readonly answerChoice: number;
  readonly reportPeriods: number;
  readonly reportPageSize: number;
  readonly reportPdfRows: number;
  readonly reportsRunning: number;
  readonly reportsWaiting: number;
  readonly reportDays: number;
  readonly reportSchedules: number;
  readonly scheduleDays: number;
  readonly cardsOnFirstPage: number;
  readonly cardsOnPage: number;
  readonly printPageHeight: number;
  readonly summaryGoals: number;
  readonly summaryText: number;
  readonly summaryContext: number;
  readonly goalsOnSlide: number;
  readonly goalsOnAnnualSlide: number;
  readonly manualFileBytes: number;
  readonly fileReference: number;
  readonly looseFileWindow: number;
  readonly assessmentDelay: number;
  readonly videoUrl: number;
  readonly noteTitle: number;
  readonly actionItemTitle: number;
  readonly repeatWindow: number;
  readonly declineReason: number;
  readonly actionItemPageSize: number;
  readonly deadlineYearMin: number;
  readonly deadlineYearMax: number;
  readonly linkToken: number;
  readonly passwordMin: number;
  readonly passwordMax: number;
  readonly searchText: number;
  readonly goalPageSize: number;
  readonly countedGoals: number;
  readonly notificationPageSize: number;
  readonly reminderPageSize: number;
  readonly behindPageSize: number;
  readonly dashboardMoves: number;
  readonly dashboardTeam: number;
  readonly dashboardComments: number;
  readonly dashboardCommentDays: number;
  readonly reminderPagesAtFirst: number;
  readonly themeTitle: number;
  readonly pageSizeMax: number;
  readonly weeksPerPeriod: number;
  readonly weeksPerPeriodMax: number;
  readonly selectableWeeksBack: number;
  readonly periodChoices: number;
  readonly objectiveResultMin: number;
  readonly objectiveResultMax: number;
  readonly failedLogins: number;
};

export declare const LINKEDIN_PREFIXES: readonly string[];

export type LegacyField = 'Field1' | 'Field10' | 'Field2' | 'Field3' | 'Field4' | 'Field5' | 'Field6' | 'Field7' | 'Field8' | 'Field9';

export type Level = 0 | 1 | 2 | 3 | 4;

export interface LifecycleAction<State extends string> extends ActionWords {
  readonly from: readonly State[];
  readonly to: State | null;
  readonly permission: GoalPermission | null;
  readonly grants: readonly GoalGrant<State>[];
  readonly changes: GoalChange;
  readonly call?: {
    readonly name: StatusCall;
    readonly status: string;
  };
  readonly effects: readonly GoalEffect[];
  readonly notifies: NotificationRule | null;
}

export declare const MATRIX_GROUPS: readonly string[];

export declare const MAX_ID: number;

export declare const MESSAGES: {
  readonly somethingWentWrong: string;
  readonly loginEmailRequired: string;
  readonly emailInvalid: string;
  readonly loginPasswordRequired: string;
  readonly passwordStrong: string;
  readonly passwordShort: string;
  readonly passwordConfirm: string;
  readonly passwordDiffers: string;
  readonly oldPasswordRequired: string;
  readonly oldPasswordWrong: string;
  readonly passwordUnchanged: string;
  readonly passwordChanged: string;
  readonly termsRequired: string;
  readonly privacyRequired: string;
  readonly resetLinkExpired: string;
  readonly unlockLinkExpired: string;
  readonly accountUnlocked: string;
  readonly emailConfirmed: string;
  readonly roleNotYours: string;
  readonly tenantDeactivated: string;
  readonly companyNotActive: (email: string) => string;
  readonly notAuthorized: string;
  readonly goalOwnerRequired: string;
  readonly goalQuarterRequired: string;
  readonly goalParentRequiredForOthers: string;
  readonly goalNotAligned: string;
  readonly proceedWithNoParent: string;
  readonly selectParent: string;
  readonly commentRequired: string;
  readonly transitionCommentRequired: string;
  readonly outcomeRequired: string;
  readonly objectiveResultRange: string;
  readonly objectiveResultZero: string;
  readonly managerAlreadyFinalized: string;
  readonly unsavedChanges: string;
  readonly deleteQuestion: string;
  readonly themeRequired: string;
  readonly noGoalsInQuarter: string;
  readonly noNotifications: string;
  readonly profileNameRequired: string;
  readonly jobTitleRequired: string;
  readonly profileEmailRequired: string;
  readonly linkedinInvalid: string;
  readonly addressPasswordRequired: string;
  readonly passwordWrong: string;
  readonly emailPending: string;
  readonly ceoRoleFixed: string;
  readonly roleHasReports: (role: 'contributor' | 'observer') => string;
  readonly oneGoalPermission: string;
  readonly employeeNameRequired: string;
  readonly employeeEmailInvalid: string;
  readonly reinvited: (email: string) => string;
  readonly avatarFormat: string;
  readonly avatarSaved: string;
  readonly avatarFailed: string;
  readonly companyNameRequired: string;
  readonly noteRequired: string;
  readonly videoUrl: string;
  readonly actionItemTextRequired: string;
  readonly actionItemPersonRequired: string;
  readonly noActionItems: string;
  readonly deadlineYears: string;
  readonly deadlineUnreal: string;
  readonly responsibilityRequired: string;
  readonly responsibilityEmpty: string;
  readonly talentTooNew: string;
  readonly talentNoAppraisals: string;
  readonly talentNoData: string;
  readonly talentNoDataText: string;
  readonly talentNoGoals: string;
  readonly talentDenied: string;
  readonly signatureRequired: string;
  readonly reviewRequired: string;
  readonly ratingRequired: (axis: string) => string;
  readonly reopenReasonRequired: string;
  readonly calibrationWordsRequired: string;
  readonly pdfOnly: string;
  readonly discFailed: string;
  readonly discTypeRequired: string;
  readonly discDescriptionRequired: string;
  readonly discReplaced: string;
  readonly discUse: string;
  readonly noPastQuarters: string;
  readonly noAppraisals: string;
  readonly noAppraisalsInPeriod: string;
  readonly noGoalUpdates: (name: string) => string;
  readonly tooManyPdfRows: string;
  readonly reportDenied: string;
  readonly switchedOff: (part: string) => string;
  readonly switchedOnBy: string;
  readonly toBeforeFrom: string;
  readonly summaryFailed: string;
  readonly summaryFailedText: string;
  readonly composedFromGoals: string;
  readonly writtenByModel: string;
  readonly profileGoalsEmpty: (quarter: string) => string;
};

export interface MadeRecord {
  readonly Id: number;
  readonly UpdatedAt: string | null;
}

export type ManualDifference = {
  ScaleName: string;
  Text: string;
  IsAlike: boolean;
  Own: number | null;
  Theirs: number | null;
};

export type ManualUserManual = {
  Disc: DiscType;
  Description: string;
  FilePath: string | null;
  File: {
    Name: string;
    Size: number;
    AddedAt: string;
  } | null;
  UpdatedAt: string;
};

export interface MatrixCell {
  readonly x: number;
  readonly y: number;
}

export type MatrixChoice = 'moved' | 'none' | 'risk' | 'updated' | MatrixCell | null;

export interface MatrixFigure {
  readonly id: MatrixGroup;
  readonly count: number;
  readonly label: string;
}

export type MatrixGroup = 'moved' | 'none' | 'risk' | 'updated';

export type MatrixPerson = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
  AppraisalId: number;
  ReviewerId: number;
  State: AppraisalState;
  Primary: number;
  Secondary: number;
  Tertiary: number | null;
  Before: {
    Primary: number;
    Secondary: number;
  } | null;
  MayAsk: boolean;
};

export interface MatrixView {
  readonly week: number | null;
  readonly depth: number | null;
  readonly choice: MatrixChoice;
}

export declare const NEEDED_FIELDS: readonly string[];

export declare const NOTIFICATION_SUBJECTS: {
  readonly appraisalAvailable: string;
  readonly appraisalAcknowledged: string;
  readonly updateGoals: string;
  readonly deletedWord: string;
};

export declare const NO_FLAGS: {
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

export type NeededField = 'PrimaryRating' | 'Review' | 'SecondaryRating';

export type Note = {
  Id: number;
  Title: string;
  Body: string;
  CreatedAt: string;
  UpdatedAt: string;
};

export type Notification = {
  Id: number;
  Subject: string;
  Body: string;
  CreatedAt: string;
  IsRead: boolean;
  NotifiedObjectType: NotifiedObjectType;
  NotifiedObjectId: number | null;
  Event: string | null;
  Actor: {
    Id: number;
    Name: string;
    Avatar: string | null;
  } | null;
  Goal: NotifiedGoal | null;
  Sentence: string;
  Said: string | null;
  Update: NotifiedUpdate | null;
};

interface NotificationFacts {
  readonly actor: string;
  readonly title: string | null;
  readonly child?: string | null;
  readonly reason?: string;
}

export type NotificationPage = {
  Notifications: Notification[];
  UnreadCount: number;
  count: number;
};

interface NotificationRule extends NotificationWords<NotificationFacts> {
  readonly to: readonly RecipientGroup[];
}

interface NotificationWords<Facts> {
  readonly subject: string;
  readonly body: (facts: Facts) => string;
  readonly brief?: (facts: Facts) => string;
  readonly object: NotifiedObjectType;
  readonly mail: boolean;
}

export type NotifiedGoal = {
  Id: number;
  Title: string;
  Owner: {
    Id: number;
    Name: string;
  };
  UpdatedAt: string;
  Actions: AnyGoalAction[];
};

export type NotifiedObjectType = 'ActionItem' | 'Comment' | 'EmployeeEvaluation' | 'Goal' | 'GoalStatus' | 'User';

export type NotifiedUpdate = {
  Week: number;
  StartDate: string;
  Likelihood: number;
  Quality: number;
  LikelihoodDelta: number;
  QualityDelta: number;
};

export declare const OBJECTIVE_AREAS: readonly string[];

export declare const OPEN_GOAL_EDIT_STATES: readonly string[];

export type ObjectiveArea = 'Customers' | 'Employees' | 'Marketing' | 'Product' | 'Sales' | 'Shareholders';

export type OperationId = 'actionItems.create' | 'actionItems.decline' | 'actionItems.delete' | 'actionItems.list' | 'actionItems.markComplete' | 'actionItems.update' | 'actionItems.users' | 'auth.changePassword' | 'auth.confirmEmailCheck' | 'auth.forgotPassword' | 'auth.hash' | 'auth.invitationCheck' | 'auth.linkCheck' | 'auth.login' | 'auth.lostPassword' | 'auth.relogin' | 'auth.resetPassword' | 'auth.resetPasswordCheck' | 'auth.signOut' | 'auth.signUp' | 'auth.tenant' | 'auth.undoEmail' | 'auth.undoEmailCheck' | 'auth.unlockAccountCheck' | 'dashboard.branches' | 'dashboard.comments' | 'dashboard.compliance' | 'dashboard.deleteTheme' | 'dashboard.editReviewData' | 'dashboard.moved' | 'dashboard.read' | 'dashboard.reminders' | 'dashboard.reviewData' | 'dashboard.risks' | 'dashboard.saveTheme' | 'dashboard.team' | 'dashboard.theme' | 'goals.approvalRequest' | 'goals.approve' | 'goals.changeOwner' | 'goals.changeParent' | 'goals.children' | 'goals.commentAdd' | 'goals.commentDelete' | 'goals.commentUpdate' | 'goals.company' | 'goals.create' | 'goals.delete' | 'goals.finalize' | 'goals.finalizeApproved' | 'goals.finalizeRetract' | 'goals.follow' | 'goals.list' | 'goals.parentCandidates' | 'goals.periods' | 'goals.read' | 'goals.retract' | 'goals.retractEdits' | 'goals.rows' | 'goals.shelve' | 'goals.single' | 'goals.startFollowing' | 'goals.status' | 'goals.statusComments' | 'goals.stopFollowing' | 'goals.update' | 'goals.updateStatus' | 'goals.users' | 'goals.weeklyPass' | 'help.read' | 'notes.create' | 'notes.delete' | 'notes.list' | 'notes.restore' | 'notes.update' | 'notifications.list' | 'notifications.markAllRead' | 'notifications.markManyRead' | 'notifications.markRead' | 'people.activate' | 'people.addEmployee' | 'people.avatar' | 'people.avatarBase64' | 'people.cancelImport' | 'people.ceo' | 'people.changeManager' | 'people.deactivate' | 'people.deactivationInfo' | 'people.editTenant' | 'people.emailPreference' | 'people.employeeParents' | 'people.hierarchy' | 'people.history' | 'people.import' | 'people.importPreview' | 'people.importProgress' | 'people.importSettings' | 'people.managerCandidates' | 'people.org' | 'people.read' | 'people.reinvite' | 'people.removeAvatar' | 'people.responsibility' | 'people.saveImportSettings' | 'people.saveResponsibility' | 'people.saveRoles' | 'people.update' | 'people.uploadAvatar' | 'predictions.firstGoal' | 'predictions.matrix' | 'predictions.searchGoals' | 'reports.addSchedule' | 'reports.appraisalCompliance' | 'reports.appraisalPrints' | 'reports.appraisalUsers' | 'reports.cancel' | 'reports.choices' | 'reports.discard' | 'reports.download' | 'reports.employeeAppraisals' | 'reports.goalCompliance' | 'reports.goalListExcel' | 'reports.goalListPdf' | 'reports.goalTreeExcel' | 'reports.goalTreePdf' | 'reports.goalTreePeriods' | 'reports.job' | 'reports.jobs' | 'reports.removeSchedule' | 'reports.restoreSchedule' | 'reports.schedules' | 'reports.start' | 'reports.teamGoalUpdates' | 'reports.template' | 'reports.updateSchedule' | 'reports.userListExcel' | 'reports.userListPdf' | 'reports.view' | 'strategy.history' | 'strategy.published' | 'strategy.read' | 'strategy.save' | 'strategy.version' | 'suggestions.description' | 'suggestions.measurements' | 'suggestions.titles' | 'summaries.delete' | 'summaries.goal' | 'summaries.list' | 'summaries.progress' | 'summaries.quarter' | 'summaries.quarterAgain' | 'summaries.quarterText' | 'summaries.read' | 'summaries.restore' | 'summaries.restoreVersion' | 'summaries.save' | 'summaries.stop' | 'summaries.usage' | 'summaries.version' | 'summaries.versions' | 'summaries.year' | 'summaries.yearAgain' | 'summaries.yearText' | 'talent.answer' | 'talent.ask' | 'talent.calibration' | 'talent.compose' | 'talent.create' | 'talent.delete' | 'talent.department' | 'talent.employeeSign' | 'talent.excel' | 'talent.goals' | 'talent.labels' | 'talent.load' | 'talent.managerSign' | 'talent.matrix' | 'talent.matrixPeople' | 'talent.organization' | 'talent.pdf' | 'talent.reopen' | 'talent.restore' | 'talent.schedule' | 'talent.share' | 'talent.single' | 'talent.takeBack' | 'talent.update' | 'talent.user' | 'telemetry.report' | 'tenants.logo' | 'userManual.answer' | 'userManual.assessment' | 'userManual.attach' | 'userManual.connect' | 'userManual.download' | 'userManual.exists' | 'userManual.pdf' | 'userManual.register' | 'userManual.remove' | 'userManual.report' | 'userManual.save' | 'userManual.saveAnswers' | 'userManual.suggest' | 'userManual.team' | 'userManual.upload';

type OptionalPart<Name extends string, Value> = [ Value ] extends [ undefined ] ? unknown : Readonly<Partial<Record<Name, Value>>>;

export type OrgPerson = {
  id: number;
  parentId: number | null;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Email: string;
  RoleName: RoleName;
  DeactivatedAt: string | null;
  InvitationAcceptedAt: string | null;
  Avatar: string | null;
  Count: number;
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

export type OutputOf<Id extends OperationId> = AnswerOfCall[Id];

export type Overwritten = OverwrittenField[] | null;

export type OverwrittenField = {
  Field: string;
  Value: string | number | boolean | null;
};

export declare const PAGE_HEADER: string;

export declare const PASSWORD_LABELS: readonly string[];

export declare const PERMISSION_FLAGS: readonly string[];

export declare const PERMISSION_FLAG_LABELS: {
  IsGoalAdmin: string;
  IsGoalManager: string;
  IsHrAdmin: string;
  IsOrgAdmin: string;
};

export declare const PERMISSION_FLAG_ROWS: {
  readonly IsOrgAdmin: {
    readonly column: string;
    readonly actor: string;
    readonly option: string;
    readonly optionHint: string;
    readonly label: string;
    readonly hint: string;
    readonly contact: {
      readonly place: number;
      readonly title: string;
      readonly description: string;
    };
    readonly givenBy: readonly never[];
    readonly abilities: readonly string[];
  };
  readonly IsGoalAdmin: {
    readonly column: string;
    readonly actor: string;
    readonly option: string;
    readonly optionHint: string;
    readonly label: string;
    readonly hint: string;
    readonly contact: {
      readonly place: number;
      readonly title: string;
      readonly description: string;
    };
    readonly givenBy: readonly string[];
    readonly abilities: readonly string[];
  };
  readonly IsGoalManager: {
    readonly column: string;
    readonly actor: string;
    readonly option: string;
    readonly optionHint: string;
    readonly label: string;
    readonly hint: string;
    readonly contact: {
      readonly place: number;
      readonly title: string;
      readonly description: string;
    };
    readonly givenBy: readonly string[];
    readonly abilities: readonly string[];
  };
  readonly IsHrAdmin: {
    readonly column: string;
    readonly actor: string;
    readonly option: string;
    readonly optionHint: string;
    readonly label: string;
    readonly hint: string;
    readonly contact: {
      readonly place: number;
      readonly title: string;
      readonly description: string;
    };
    readonly givenBy: readonly string[];
    readonly abilities: readonly never[];
  };
};

export declare const PERSON_STATUSES: readonly string[];

export type ParamsOf<Id extends OperationId> = InputOfCall[Id]['params'];

export type ParentCandidate = {
  Id: number;
  Title: string;
  Owner: PersonRef;
  ParentId: number | null;
  IsCompanyGoal: boolean;
  IsDisabled: boolean;
};

type Part<Name extends string, Value> = [ Value ] extends [ undefined ] ? unknown : Readonly<Record<Name, Value>>;

export interface PercentageFields {
  readonly Per1: number | null;
  readonly Per2: number | null;
  readonly Per3: number | null;
  readonly Per4: number | null;
}

export type PeriodSummary = {
  Id: number;
  StartDate: string;
  EndDate: string;
  Quarter: number;
  Year: number;
  Index: number;
};

export type PeriodWeek = {
  Id: number;
  Week: number;
  StartDate: string;
  EndDate: string;
};

export type PermissionFlag = 'IsGoalAdmin' | 'IsGoalManager' | 'IsHrAdmin' | 'IsOrgAdmin';

export type PersonChange = 'Added' | 'Email' | 'Manager' | 'Permissions' | 'Role' | 'Status';

export type PersonChangeEntry = {
  Id: number;
  Change: PersonChange;
  From: string | null;
  To: string | null;
  By: PersonRef | null;
  CreatedAt: string;
};

export type PersonRef = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
};

export type PersonStatus = 'Active' | 'Deactivated' | 'Invited';

type PictureUnit = 'appraisals' | 'goals' | 'level' | 'people' | 'percent';

export type PointOfContact = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

export type Prediction = {
  goal: Goal;
  childs: PredictionGoal[];
  results: {
    Id: number;
    Completed: boolean | null;
    Quality: number;
    Outcome: string;
    ObjectiveResult: number | null;
    UpdatedAt: string;
    GoalId: number;
  }[];
  managerresults: {
    Id: number;
    Completed: boolean | null;
    Feedback: string;
    ObjectiveResult: number | null;
    UserId: number;
    UpdatedAt: string;
    GoalId: number;
  }[];
  weeks: PeriodWeek[];
  weekPeriod: PeriodWeek;
  prevWeek: PeriodWeek | null;
  nextWeek: PeriodWeek | null;
};

export type PredictionGoal = {
  Id: number;
  Title: string;
  State: GoalState;
  User: GoalUser;
  ParentId: number;
  Depth: number;
  Likelihood: number | null;
  Quality: number | null;
  Weeks: PredictionWeek[];
};

export type PredictionRef = {
  Id: number;
  Title: string;
  State: GoalState;
  User: GoalUser;
  ChildCount: number;
};

export type PredictionWeek = {
  Week: number;
  Likelihood: number | null;
  Quality: number | null;
};

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldError[];
  readonly reason?: ConflictReason;
  readonly made?: MadeRecord;
  readonly contact?: string;
  readonly requestId?: string;
}

export type Profile = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  Email: string;
  UnconfirmedEmail: string | null;
  PhoneNumber: string | null;
  TimeZone: string;
  RoleName: RoleName;
  OrgUnit: string | null;
  LinkedinUrl: string | null;
  Biography: string | null;
  Avatar: string | null;
  AvatarImage: {
    Url: string;
    ExpiryUTC: string;
  } | null;
  Disc: string | null;
  IsEditable: boolean;
  DeactivatedAt: string | null;
  InvitationAcceptedAt: string | null;
  EmailActivatedAt: string | null;
  ParentId: number | null;
  UpdatedAt: string;
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

export type ProfileAbilities = {
  Edit: boolean;
  ManageUser: boolean;
  Roles: (RoleName)[];
  Flags: (PermissionFlag)[];
  ChangeManager: boolean;
  ChangeStatus: boolean;
  Reinvite: boolean;
  AddEmployee: boolean;
  ReadHistory: boolean;
  ReadAppraisals: boolean;
  ReadTeamManuals: boolean;
  EmailRefusal: string | null;
};

export type ProfileBundle = {
  Profile: Profile;
  Abilities: ProfileAbilities;
  Manager: PersonRef | null;
  DirectReports: DirectReport[];
  Responsibility: string | null;
  EmailNotifications: boolean | null;
};

export type ProfileSaved = {
  Profile: Profile;
  Abilities: ProfileAbilities;
  Manager: PersonRef | null;
  DirectReports: DirectReport[];
  Responsibility: string | null;
  EmailNotifications: boolean | null;
  Overwritten: Overwritten;
};

export interface PublishingActor {
  readonly RoleName: RoleName;
  readonly IsGoalAdmin: boolean;
  readonly IsGoalManager: boolean;
}

export declare const QUALITY_LABELS: readonly string[];

export interface Quarter {
  readonly year: number;
  readonly quarter: number;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

export type QueryOf<Id extends OperationId> = InputOfCall[Id]['query'];

export declare const RATING_AXES: {
  readonly Primary: {
    readonly rating: string;
    readonly input: string;
    readonly labels: string;
    readonly name: string;
    readonly prompt: string;
    readonly isNeeded: boolean;
  };
  readonly Secondary: {
    readonly rating: string;
    readonly input: string;
    readonly labels: string;
    readonly name: string;
    readonly prompt: string;
    readonly isNeeded: boolean;
  };
  readonly Tertiary: {
    readonly rating: string;
    readonly input: string;
    readonly labels: string;
    readonly name: string;
    readonly prompt: string;
    readonly isNeeded: boolean;
  };
};

export declare const RATING_AXIS_NAMES: readonly string[];

export declare const ROLE_LABELS: Readonly<Record<RoleName, string>>;

export declare const ROLE_NAMES: readonly string[];

export declare const ROUTES: {
  readonly 'auth.login': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.relogin': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
    readonly keyless: boolean;
  };
  readonly 'auth.signOut': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly keyless: boolean;
  };
  readonly 'auth.forgotPassword': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.lostPassword': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.resetPasswordCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.resetPassword': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.unlockAccountCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.invitationCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.signUp': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.confirmEmailCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.linkCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.undoEmailCheck': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.undoEmail': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.changePassword': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.tenant': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'auth.hash': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notifications.list': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notifications.markRead': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'notifications.markManyRead': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notifications.markAllRead': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.org': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.hierarchy': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.ceo': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.update': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.saveRoles': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.managerCandidates': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.changeManager': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'people.reinvite': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'people.employeeParents': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.addEmployee': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'people.importPreview': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
    readonly upload: {
      readonly maxBytes: number;
    };
  };
  readonly 'people.import': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly upload: {
      readonly maxBytes: number;
    };
    readonly long: boolean;
  };
  readonly 'people.importProgress': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.cancelImport': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.importSettings': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.saveImportSettings': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.editTenant': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.avatar': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.avatarBase64': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.uploadAvatar': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly upload: {
      readonly maxBytes: number;
    };
  };
  readonly 'people.removeAvatar': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.history': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.saveResponsibility': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.emailPreference': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'people.responsibility': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.deactivationInfo': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'people.deactivate': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'people.activate': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'notes.list': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notes.create': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'notes.update': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notes.delete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'notes.restore': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'tenants.logo': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'actionItems.list': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'actionItems.create': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'actionItems.update': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'actionItems.delete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'actionItems.decline': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'actionItems.users': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'actionItems.markComplete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'strategy.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'strategy.published': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'strategy.save': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'strategy.history': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'strategy.version': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'help.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.schedule': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.labels': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.load': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.excel': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'talent.goals': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.user': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.single': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.create': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'talent.update': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.delete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.restore': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.share': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'talent.takeBack': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.employeeSign': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.managerSign': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.reopen': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.compose': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.pdf': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'talent.organization': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.department': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.matrix': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.matrixPeople': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.calibration': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.ask': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'talent.answer': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.register': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'userManual.exists': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.connect': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'userManual.report': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.suggest': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'userManual.save': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.attach': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.upload': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly upload: {
      readonly maxBytes: number;
    };
    readonly long: boolean;
  };
  readonly 'userManual.download': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'userManual.assessment': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.answer': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.saveAnswers': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.remove': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'userManual.pdf': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'userManual.team': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.create': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'goals.update': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.list': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'goals.rows': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'goals.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.single': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.approvalRequest': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.status': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.statusComments': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.periods': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.users': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.parentCandidates': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.approve': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.retract': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.retractEdits': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.shelve': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.updateStatus': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.finalize': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.finalizeApproved': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.finalizeRetract': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.delete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'goals.commentAdd': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'goals.commentUpdate': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.commentDelete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.follow': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
  };
  readonly 'goals.startFollowing': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.stopFollowing': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.changeOwner': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.changeParent': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.children': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.company': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'goals.weeklyPass': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'suggestions.titles': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'suggestions.measurements': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'suggestions.description': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly reads: boolean;
  };
  readonly 'dashboard.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.reminders': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.reviewData': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.editReviewData': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.compliance': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.moved': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.team': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.branches': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.risks': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.comments': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.theme': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.saveTheme': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'dashboard.deleteTheme': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'predictions.matrix': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'predictions.firstGoal': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'predictions.searchGoals': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.userListExcel': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.userListPdf': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.goalListPdf': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.goalListExcel': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.goalTreePeriods': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
    readonly reads: boolean;
  };
  readonly 'reports.goalTreeExcel': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.goalTreePdf': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.goalCompliance': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.employeeAppraisals': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.appraisalCompliance': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.appraisalPrints': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.appraisalUsers': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.template': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.choices': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.view': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.teamGoalUpdates': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.start': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
    readonly long: boolean;
  };
  readonly 'reports.jobs': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.job': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.cancel': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.discard': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.download': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly download: boolean;
  };
  readonly 'reports.schedules': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.addSchedule': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly creates: boolean;
  };
  readonly 'reports.updateSchedule': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.removeSchedule': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'reports.restoreSchedule': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.quarter': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
    readonly long: boolean;
  };
  readonly 'summaries.quarterAgain': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly long: boolean;
  };
  readonly 'summaries.goal': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly long: boolean;
  };
  readonly 'summaries.year': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly mutates: boolean;
    readonly long: boolean;
  };
  readonly 'summaries.yearAgain': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly long: boolean;
  };
  readonly 'summaries.quarterText': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly long: boolean;
  };
  readonly 'summaries.yearText': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly long: boolean;
  };
  readonly 'summaries.progress': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.stop': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.list': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.read': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.save': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.versions': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.version': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.restoreVersion': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.delete': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.restore': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'summaries.usage': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
  };
  readonly 'telemetry.report': {
    readonly method: string;
    readonly path: string;
    readonly access: string;
    readonly keyless: boolean;
  };
};

export type RatingAxis = 'Primary' | 'Secondary' | 'Tertiary';

export type RatingLabel = {
  Label: string;
  Description: string;
};

type RecipientGroup = 'approver' | 'assignee' | 'childOwners' | 'directReports' | 'followers' | 'namer' | 'owner' | 'ownersLackingUpdate' | 'parentOwner' | 'previousOwner' | 'requester' | 'thread';

export type Reminder = {
  Id: number;
  Type: ReminderType;
  Title: string;
  ButtonText: string;
  PeriodId: number;
  WeekId: number | null;
  GoalId: number | null;
  AppraisalId: number | null;
  User: PersonRef | null;
  Week: number | null;
  GoalTitle: string | null;
  Count: number | null;
  Quarter: number;
  Year: number;
  Since: string;
  DueDate: string;
  IsOverdue: boolean;
};

export type ReminderType = 'countersign_appraisal' | 'finalize_goal' | 'missed_week' | 'no_goals' | 'returned_draft' | 'returned_edit' | 'review_goal' | 'review_goal_edit' | 'review_result' | 'review_shelve' | 'sign_appraisal' | 'start_appraisal';

export type ReportChoices = {
  Reports: ReportId[];
  Periods: PeriodSummary[];
  AppraisalPeriods: {
    Id: number;
    StartDate: string;
    EndDate: string;
    Quarter: number;
    Year: number;
    Index: number;
    Appraisals: number;
  }[];
  ComplianceScopes: number[];
  AppraisalScopes: number[];
  Years: number[];
  Audiences: ('ceo' | 'me')[];
  HasModel: boolean;
};

type ReportId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type ReportJob = {
  Id: number;
  Report: ReportId;
  Format: 'csv' | 'pdf' | 'pptx' | 'xlsx';
  Params: ReportParams;
  Title: string;
  State: 'cancelled' | 'done' | 'failed' | 'running' | 'waiting' | 'withdrawn';
  RowsDone: number;
  RowsTotal: number | null;
  Content: string | null;
  FileName: string | null;
  Size: number | null;
  Problem: string | null;
  CreatedAt: string;
  StartedAt: string | null;
  FinishedAt: string | null;
  KeptUntil: string | null;
  IsScheduled: boolean;
};

export type ReportParams = {
  PeriodId?: number;
  ToPeriodId?: number;
  Kind?: number;
  Scope?: number;
  UserId?: number;
  PriorPeriodId?: number;
  SummaryId?: number;
  Search?: string;
  SortBy?: string;
  SortOrder?: 'asc' | 'desc';
};

export type ReportSchedule = {
  Report: ReportId;
  Format: 'csv' | 'pdf' | 'pptx' | 'xlsx';
  Params: ReportParams;
  Every: 'quarter' | 'week';
  Weekday: number;
  Hour: number;
  Until: string;
  Id: number;
  Title: string;
  NextAt: string | null;
  UpdatedAt: string;
};

export type ReportView = {
  Report: ReportId;
  Figure: {
    Value: string;
    Sentence: string;
    Detail: string;
  } | null;
  Facts: {
    Label: string;
    Text: string;
  }[];
  Kinds: {
    Kind: number;
    Label: string;
    Count: number;
  }[];
  Pictures: {
    Title: string;
    Kind: 'bars' | 'columns' | 'lines';
    Unit: PictureUnit;
    Series: {
      Name: string;
      Look: 'accent' | 'hatch' | 'pale' | 'solid';
    }[];
    Rows: {
      Label: string;
      Values: (number | null)[];
      Note: string | null;
    }[];
    Sentence: string;
  }[];
  Columns: {
    Key: string;
    Header: string;
    Kind: ColumnKind;
    IsSortable: boolean;
  }[];
  Rows: {
    Id: number;
    To: string | null;
    Person: PersonRef | null;
    Cells: (string | number | null)[];
  }[];
  Count: number;
  Noun: string;
  Empty: string;
};

export type Resolution = {
  readonly kind: 'found';
  readonly action: AnyGoalAction;
} | {
  readonly kind: 'denied';
  readonly permission: 'ApproveShelve' | 'ChangeGoalOwnership' | 'ChangeParentGoal' | 'Delete' | 'DiscardDraftChanges' | 'Edit' | 'EditFinalizeResults' | 'EditResults' | 'Finalize' | 'Publish' | 'Reactivate' | 'RequestToShelve' | 'RetractApprovalRequest' | 'ReviewFinalize' | 'ReviewPublicationRequest' | 'ReviewPublicationRequest2' | 'Shelve' | 'SubmitForApproval' | 'SubmitForApproval2' | 'Update' | null;
} | {
  readonly kind: 'wrongState';
};

type Result = {
  Completed: boolean | null;
  ObjectiveResult: number | null;
};

export type RoleChoice = {
  RoleName: RoleName;
  IsGoalAdmin: boolean;
  IsGoalManager: boolean;
  IsHrAdmin: boolean;
  IsOrgAdmin: boolean;
};

export type RoleName = 'ceo' | 'contributor' | 'manager' | 'observer';

export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: 'public' | 'session';
  readonly creates?: true;
  readonly reads?: true;
  readonly keyless?: true;
  readonly upload?: {
    readonly maxBytes: number;
  };
  readonly download?: true;
  readonly long?: true;
  readonly mutates?: true;
}

export declare const STRATEGY_STATEMENTS: readonly string[];

export type SavedSummary = {
  Id: number;
  Kind: 'quarter' | 'year';
  PeriodId: number | null;
  Year: number;
  Audience: 'ceo' | 'me';
  Title: string;
  Label: string;
  Version: number;
  Slides: number;
  CreatedAt: string;
  UpdatedAt: string;
};

export type ScaleSide = 'first' | 'middle' | 'second';

export type Session = {
  Token: string;
  Profile: Profile;
  Tenant: SessionTenant;
  Period: SessionPeriod;
  DraftKey: string;
  Abilities: {
    addEmployee: boolean;
    addGoal: boolean;
    addObserver: boolean;
    chooseGoalOwner: boolean;
    editCompany: boolean;
    editStrategy: boolean;
    filterObservers: boolean;
    managePeople: boolean;
    openTalent: boolean;
    readStrategy: boolean;
    suggestGoals: boolean;
  };
};

export type SessionPeriod = {
  Id: number;
  Quarter: number;
  Year: number;
  StartDate: string;
  EndDate: string;
  WeekId: number;
  Week: number;
  WeekStartDate: string;
  WeekEndDate: string;
  Today: string;
};

export type SessionTenant = {
  Id: number;
  Name: string;
  Subdomain: string;
  Url: string | null;
  TimeZone: string;
  GoalType: 'SMART' | 'objective_results' | 'okr';
  StrategyEnabled: boolean;
  EmployeeNotesEnabled: boolean;
  TalentEnabled: boolean;
};

interface Standing<Relation extends string, Condition extends string> {
  readonly relations: ReadonlySet<Relation>;
  readonly conditions: ReadonlySet<Condition>;
}

export type StatusCall = 'approve' | 'retract' | 'retractedits' | 'shelve';

interface StatusWords {
  readonly label: string;
  readonly progress: number | null;
}

export type Strategy = {
  Objectives: {
    Customers: string;
    Employees: string;
    Marketing: string;
    Product: string;
    Sales: string;
    Shareholders: string;
  };
  Video: {
    VideoUrl: string;
  };
  StrategyBasic: {
    Field1?: string;
    Field10?: string;
    Field2?: string;
    Field3?: string;
    Field4?: string;
    Field5?: string;
    Field6?: string;
    Field7?: string;
    Field8?: string;
    Field9?: string;
    Mission: string;
    Values: string;
    Vision: string;
  };
  IsDraft: boolean;
  IsStrategy: boolean;
  StrategyEnabled: boolean;
  UpdatedAt: string | null;
  UpdatedBy: PersonRef | null;
  PublishedAt: string | null;
  PublishedBy: PersonRef | null;
  Permissions: {
    Edit: boolean;
  };
};

export type StrategyStatement = 'Mission' | 'Values' | 'Vision';

export type StrategyVersion = {
  Id: number;
  PublishedAt: string;
  PublishedBy: PersonRef | null;
};

export type StrategyVersionContent = {
  StrategyBasic: {
    Mission: string;
    Values: string;
    Vision: string;
  };
  Objectives: {
    Customers: string;
    Employees: string;
    Marketing: string;
    Product: string;
    Sales: string;
    Shareholders: string;
  };
  Video: {
    VideoUrl: string;
  };
  Id: number;
  PublishedAt: string;
  PublishedBy: PersonRef | null;
};

export type Suggested = {
  Success: boolean;
  Message: string | null;
  data: string[];
};

export type SuggestionRequest = {
  ParentId?: number | null;
  Category?: string;
  MoreContext?: string;
  AdditionalContext?: string;
  goalOwner?: string;
  Quarter?: string;
  pastTitles?: string[];
  Title?: string;
  Measurement?: string;
};

export type SummaryGoal = {
  Id: number;
  Title: string;
  User: GoalUser;
  PeriodId: number;
  State: GoalState;
  StateText: string;
  Outcome: 'achieved' | 'inDispute' | 'notAchieved' | null;
  Likelihood: number | null;
  Quality: number | null;
};

export type SummaryResult = {
  Success: boolean;
  Message: string | null;
  User: PersonRef | null;
  Context: {
    Period: PeriodSummary | null;
    Goals: SummaryGoal[];
    Quarters: PeriodSummary[];
  } | null;
  CompanyGoals: SummaryGoal[];
  GoalSummary: {
    Goals: GoalSummaryText[];
  } | null;
  QuarterSummary: SummaryText | null;
  AnnualSummary: {
    Summary: string;
    Sentences: {
      Text: string;
      Sources: number[];
      IsOwn: boolean;
    }[];
    Sources: SummarySource[];
    IsEdited: boolean;
    Original: string | null;
    Label: string;
    Counts?: {
      PeriodId: number;
      Achieved: number;
      NotAchieved: number;
      InDispute: number;
      Open: number;
    }[];
    Periods: {
      Summary: string;
      Sentences: {
        Text: string;
        Sources: number[];
        IsOwn: boolean;
      }[];
      Sources: SummarySource[];
      IsEdited: boolean;
      Original: string | null;
      Label: string;
      Counts?: {
        PeriodId: number;
        Achieved: number;
        NotAchieved: number;
        InDispute: number;
        Open: number;
      }[];
      PeriodId: number;
    }[];
  } | null;
  Saved: SavedSummary | null;
  Brand?: string | null;
};

export type SummarySource = {
  Number: number;
  Label: string;
  GoalId: number;
  Date: string | null;
};

export type SummaryText = {
  Summary: string;
  Sentences: {
    Text: string;
    Sources: number[];
    IsOwn: boolean;
  }[];
  Sources: SummarySource[];
  IsEdited: boolean;
  Original: string | null;
  Label: string;
  Counts?: {
    PeriodId: number;
    Achieved: number;
    NotAchieved: number;
    InDispute: number;
    Open: number;
  }[];
};

export declare const TENANT_UPDATE_TYPES: readonly string[];

export declare const TIME_ZONES: readonly TimeZone[];

export type TalentCalibration = {
  Labels: {
    Label: string;
    Description: string;
  }[];
  AxisName: string;
  Company: {
    Name: string;
    Manager: PersonRef | null;
    Counts: number[];
    count: number;
  };
  Departments: {
    Name: string;
    Manager: PersonRef | null;
    Counts: number[];
    count: number;
  }[];
  Managers: {
    Name: string;
    Manager: PersonRef | null;
    Counts: number[];
    count: number;
  }[];
  LeftOut: number;
};

export type TalentLoad = {
  user: PersonRef | null;
  users: PersonRef[];
  directreports: TeamMember[];
  evaluations: AppraisalSummary[];
  count: number;
  Period: TalentPeriod;
  Statuses: {
    Status: AppraisalStatus;
    count: number;
    People: PersonRef[];
  }[];
  TooNew: number;
};

export type TalentMatrix = {
  Period: TalentPeriod;
  Labels: TalentSettings;
  Cells: TalentMatrixCell[];
  count: number;
  Unrated: number;
  OtherLabels: number;
  Departments: string[];
  Reviewers: PersonRef[];
  ComparePeriods: TalentPeriod[];
};

export type TalentMatrixCell = {
  Primary: number;
  Secondary: number;
  count: number;
  Came: number;
  Left: number;
  People: MatrixPerson[];
};

export type TalentOrganization = {
  Period: TalentPeriod;
  Total: {
    Counts: number[];
    People: number;
    WaitingForReviewers: number;
    WaitingForEmployees: number;
  };
  TooNew: number;
  Departments: {
    Counts: number[];
    People: number;
    WaitingForReviewers: number;
    WaitingForEmployees: number;
    OrgUnit: string;
    Managers: number;
  }[];
};

export type TalentPeriod = {
  PeriodId: number;
  StartDate: string;
  EndDate: string;
  Quarter: number;
  Year: number;
  DueDate: string;
};

export type TalentSchedule = {
  data: {
    Id: number;
    EffectiveDate: string;
  }[];
  IsEnabled: boolean;
  Periods: TalentPeriod[];
  Next: {
    StartDate: string;
    EndDate: string;
    Quarter: number;
    Year: number;
    OfferedFrom: string;
  } | null;
  Views: {
    Organization: boolean;
    Team: boolean;
    MyAppraisals: boolean;
    Spreadsheet: boolean;
  };
};

export type TalentSettings = {
  PrimaryLabels: {
    Label: string;
    Description: string;
  }[];
  SecondaryLabels: {
    Label: string;
    Description: string;
  }[];
  TertiaryLabels: {
    Label: string;
    Description: string;
  }[];
  FormLable: {
    PrimaryAxisName: string;
    PrimaryPrompt: string;
    SecondaryAxisName: string;
    SecondaryPrompt: string;
    TertiaryAxisName: string;
    TertiaryPrompt: string;
  };
  EnableTertiaryRatings: boolean;
  Settings: {
    ShareRatingWithEmployee: boolean;
    GracePeriod: number;
  };
};

export type TeamManual = {
  Per1: number | null;
  Per2: number | null;
  Per3: number | null;
  Per4: number | null;
  Person: PersonRef;
  Source: 'assessment' | 'entry';
  Disc: DiscType;
  Line: string;
};

export type TeamManuals = {
  Manager: PersonRef;
  Headline: string;
  Gaps: {
    Trait: 'C' | 'D' | 'I' | 'S';
    Text: string;
  }[];
  People: TeamManual[];
  Without: {
    Person: PersonRef;
    IsInvited: boolean;
  }[];
  Viewer: TeamManual | null;
};

export type TeamMember = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
  CreatedOn: string;
  IsEligible: boolean;
  IsDeactivated: boolean;
  IsReviewerDeactivated: boolean;
  Status: AppraisalStatus;
  AppraisalId: number | null;
  WaitingFor: {
    Person: PersonRef;
    By: 'employee' | 'reviewer';
    Action: AppraisalAction;
  } | null;
  IsWaitingForMe: boolean;
  GoalCount: number;
  AchievedCount: number;
  DisputedCount: number;
  MayStart: boolean;
};

export type TenantBranding = {
  Name: string;
  Subdomain: string;
  Logo: string | null;
  PrimaryColor: string;
};

export interface TenantUpdate {
  readonly type: TenantUpdateType;
  readonly id: number;
  readonly actorId: number | null;
  readonly origin?: string | null;
  readonly goal?: GoalFacts;
  readonly appraisal?: ChangedAppraisal;
  readonly managerIds?: readonly number[];
}

export type TenantUpdateType = 'appraisal_update' | 'employee_added' | 'goal_update' | 'manager_updated' | 'strategy_published' | 'user_activated' | 'user_deactivated' | 'user_updated';

export type Theme = {
  PeriodId: number;
  Title: string;
  UpdatedAt: string;
};

export interface TimeZone {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

export declare const USER_MANUAL_STATUS: {
  readonly notConnected: number;
  readonly inProgress: number;
  readonly complete: number;
};

export type UserManual = {
  UserId: number;
  Status: 0 | 3 | 4;
  PublicKey: string | null;
  PrivateKey: string | null;
  ManualUserManual: ManualUserManual | null;
  CompletedAt: string | null;
  IsOwn: boolean;
  IsFull: boolean;
  Own: {
    Progress: {
      Answered: number;
      Total: number;
      BegunAt: string;
      BegunOn: 'computer' | 'phone';
      Url: string;
    } | null;
    FullReaders: PersonRef[];
    Questions: {
      Question: string;
      Text: string;
      Choices: string[];
      AnswerChoice: string | null;
    }[];
  } | null;
};

export type UserManualReport = {
  Per1: number | null;
  Per2: number | null;
  Per3: number | null;
  Per4: number | null;
  UserId: number;
  UserName: string;
  Source: 'assessment' | 'entry';
  IsFull: boolean;
  Disc: DiscType;
  Headline: string;
  DISC: {
    Disc: string;
    DiscTitle: string;
    Text: string;
  }[];
  Details: {
    Title: string;
    Detail: string;
  }[];
  Scales: {
    ScaleName: string;
    Text: string;
    total: number;
  }[];
  Questions: {
    Question: string;
    AnswerChoice: string;
  }[];
  Remarks: string[];
  Differences: ManualDifference[] | null;
  Viewer: {
    Per1: number | null;
    Per2: number | null;
    Per3: number | null;
    Per4: number | null;
  } | null;
  CompletedAt: string | null;
  Entry: ManualUserManual | null;
};

export interface UserManualUpdate {
  readonly type: 'user_manual_done' | 'user_manual_updated';
  readonly id: number;
  readonly origin?: TenantUpdate['origin'];
}

export declare const VIDEO_FRAME_ORIGINS: readonly string[];

export interface Video {
  readonly kind: VideoKind;
  readonly playUrl: string;
}

export type VideoKind = 'file' | 'vimeo' | 'youtube';

export declare const WHEEL_QUARTERS: Readonly<Record<'C' | 'D' | 'I' | 'S', WheelPlace>>;

export declare const WHOLE_MATRIX: MatrixView;

export interface Week {
  readonly week: number;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

export interface WeekEntry {
  readonly goal: PredictionGoal;
  readonly cell: MatrixCell | null;
  readonly moved: {
    readonly likelihood: number;
    readonly quality: number;
  };
}

export type WeekSlot = {
  Week: number;
  StartDate: string;
  State: 'ahead' | 'current' | 'missed' | 'off' | 'posted';
  Likelihood: number | null;
  Quality: number | null;
};

export interface WeekTally {
  readonly entries: readonly WeekEntry[];
  readonly countOf: (cell: MatrixCell) => number;
  readonly arrivedOf: (cell: MatrixCell) => number;
  readonly sizeOf: (group: MatrixGroup) => number;
}

export type WeeklyPassGoal = {
  Goal: Goal;
  GoalStatuses: GoalStatus[];
  GoalWeeklyStates: PeriodWeek[];
};

export interface WheelPlace {
  readonly x: number;
  readonly y: number;
}

export declare const actionsOfCall: (name: StatusCall, status: string) => readonly AnyGoalAction[];

export declare const actorFlagsOf: (person: Readonly<Record<PermissionFlag, boolean>>) => Record<ActorFlag, boolean>;

export declare const addDays: (date: string, days: number) => string;

export declare const agreementText: (agrees: boolean | null) => string | null;

export declare const appraisalAction: (action: AppraisalAction) => ActionRow;

export declare const appraisalDueDate: (period: Pick<Quarter, 'endDate'>, graceWeeks: number) => string;

export declare const appraisalPeriods: (effectiveDates: readonly string[], today: string) => readonly Quarter[];

export declare const appraisalPermissions: (situation: AppraisalSituation) => readonly (AppraisalAction)[];

export declare const appraisalStatusText: (status: AppraisalStatus) => string;

export declare const awaitedStep: (action: AppraisalAction) => string;

export declare const callName: (name: string) => string;

export declare const chosenEntries: (props: WeekTally, choice: MatrixChoice) => readonly WeekEntry[];

export declare const daysBetween: (from: string, to: string) => number;

export declare const deadlineProblem: (text: string) => string | null;

export declare const discWords: (letters: string) => string;

export declare const endOfMonth: (date: string) => string;

export declare const firstAppraisalQuarter: (effectiveDates: readonly string[], createdOn: string) => Quarter | null;

export declare const firstNumberWord: (count: number) => string;

export declare const flagColumnsOf: (person: Readonly<Record<PermissionFlag, boolean>>) => Record<FlagColumn, boolean>;

export declare const flagsHeld: (actor: Readonly<Record<ActorFlag, boolean>>) => readonly (PermissionFlag)[];

export declare const flagsOfRow: (row: Readonly<Record<FlagColumn, boolean>>) => Record<PermissionFlag, boolean>;

export declare const goalAction: (action: AnyGoalAction) => LifecycleAction<AnyState>;

export declare const goalFormLabels: (type: 'SMART' | 'objective_results' | 'okr') => Readonly<Record<GoalTextName, string>>;

export declare const goalPermissions: (situation: GoalSituation) => (GoalPermission)[];

export declare const goalResultText: (result: Result | null) => string;

export declare const goalSectionLabels: (type: 'SMART' | 'objective_results' | 'okr') => Readonly<Record<GoalTextName, string>>;

export declare const goalStatusText: ({
  State, Flags: {
    Outcome
  }
}: Pick<Goal, 'Flags' | 'State'>) => string;

export declare const goalTextField: (name: GoalTextName) => GoalTextField;

export declare const goalTextOf: (goal: {
  GoalDetail: Record<GoalDetailName, string>;
  ReportingMemo: string;
}, name: GoalTextName) => string;

export declare const isChange: (id: OperationId) => boolean;

export declare const isDiscType: (text: string) => text is DiscType;

export declare const isEditAction: (action: AnyGoalAction) => action is GoalEditAction;

export declare const isEmail: (text: string) => boolean;

export declare const isGoalAction: (name: string) => name is AnyGoalAction;

export declare const isInPeriod: (createdOn: string, period: Pick<Quarter, 'endDate'>) => boolean;

export declare const isKnownToEmployee: (action: AppraisalAction, from: 'acknowledged' | 'completed' | 'draft' | 'shared' | null) => boolean;

export declare const isLinkedinUrl: (text: string) => boolean;

export declare const isMatrixCell: (choice: MatrixChoice) => choice is MatrixCell;

export declare const isSelectableWeek: (week: Pick<Week, 'startDate'>, today: string) => boolean;

export declare const levelOptions: (goals: readonly PredictionGoal[]) => readonly {
  value: string;
  label: string;
}[];

export declare const matrixCellName: (props: MatrixCell) => string;

export declare const matrixChoiceTitle: (choice: MatrixChoice) => string;

export declare const matrixFigures: (tally: WeekTally, weekBefore: number | null) => readonly MatrixFigure[];

export declare const mayPublish: (actor: PublishingActor, goal: {
  readonly isOwn: boolean;
  readonly isAligned: boolean;
}) => boolean;

export declare const minutesLeft: (answered: number) => number;

export declare const mondayOf: (date: string) => string;

export declare const nextAppraisalStep: (status: AppraisalStatus, isEditedAfterSignature: boolean) => {
  readonly by: AppraisalParty;
  readonly action: AppraisalAction;
} | null;

export declare const numberWord: (count: number) => string;

export declare const openActions: (situation: GoalSituation) => AnyGoalAction[];

export declare const passwordProblem: (text: string) => string | null;

export declare const passwordScore: (text: string) => number;

export declare const passwordStrength: (text: string) => {
  readonly label: string;
  readonly parts: readonly {
    readonly label: string;
    readonly isThere: boolean;
  }[];
};

export declare const periodEnd: (startDate: string) => string;

export declare const periodWeeks: (startDate: string, count?: number) => readonly Week[];

export declare const personStatus: (person: {
  readonly DeactivatedAt: string | null;
  readonly InvitationAcceptedAt: string | null;
}) => 'Active' | 'Deactivated' | 'Invited';

export declare const placeGoalTexts: (texts: Readonly<Partial<Record<GoalTextName, string>>>) => {
  GoalDetail: Record<GoalDetailName, string>;
  ReportingMemo: string;
};

export declare const quarterAt: (date: string) => Quarter;

export declare const quarterRadius: (percentage: number) => number;

export declare const ratingColor: (primary: number, secondary: number, primaryLevels: number) => number;

export declare const readId: (text: string | null | undefined) => number | null;

export declare const readMatrixView: (params: URLSearchParams) => MatrixView;

export declare const readPercentages: (props: PercentageFields) => Readonly<Record<'C' | 'D' | 'I' | 'S', number>> | null;

export declare const readVideoUrl: (text: string) => Video | null;

export declare const recordBy: <I, K extends string, V>(items: readonly I[], keyOf: (item: I) => K, valueOf: (item: I) => V) => Record<K, V>;

export declare const recordOf: <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) => Record<K, V>;

export declare const resolveActions: (asked: readonly AnyGoalAction[], situation: GoalSituation, isMeant?: (action: AnyGoalAction) => boolean) => Resolution;

export declare const resolveAppraisalAction: (action: AppraisalAction, situation: AppraisalSituation) => AppraisalResolution;

export declare const resolveStatusCall: (name: StatusCall, status: string, situation: GoalSituation) => Resolution;

export declare const scalePosition: (id: DiscScaleId, percentages: Readonly<Record<'C' | 'D' | 'I' | 'S', number>>) => number;

export declare const scaleSide: (position: number) => ScaleSide;

export declare const takesKey: (id: OperationId) => boolean;

export declare const tallyWeek: (goals: readonly PredictionGoal[], weekBefore: readonly PredictionGoal[]) => WeekTally;

export declare const timeZoneId: (text: string) => string;

export declare const timeZoneName: (id: string) => string;

export declare const traitsOf: (type: DiscType) => readonly ['C' | 'D' | 'I' | 'S', ...('C' | 'D' | 'I' | 'S')[]];

export declare const typePlace: (type: DiscType) => WheelPlace;

export declare const typeSide: (id: DiscScaleId, type: DiscType) => ScaleSide;

export declare const weekNumberAt: (startDate: string, today: string, count?: number) => number;

export declare const weeksApart: (from: string, to: string) => number;

export declare const wheelPlace: (percentages: Readonly<Record<'C' | 'D' | 'I' | 'S', number>>) => WheelPlace;

export declare const writeMatrixView: (params: URLSearchParams, {
  week, depth, choice
}: MatrixView) => void;

export {};
