/** Sentences the documents give word for word; the server and every screen take them from here. */
export const MESSAGES = {
  somethingWentWrong: 'Something went wrong!!',
  loginEmailRequired: 'Please input your email!',
  emailInvalid: 'Please enter valid email',
  loginPasswordRequired: 'Please input your password!',
  tenantDeactivated: 'Your tenant is deactivated.',
  companyNotActive: (email: string) => `Your company is not active. Please contact ${email} for assistance`,
  notAuthorized: 'You are not authorized!',
  goalOwnerRequired: 'Please select owner!',
  goalQuarterRequired: 'Please select quarter!',
  goalParentRequiredForOthers: 'Parent is required when creating goals for others',
  goalNotAligned: 'Your Goal is not aligned.',
  proceedWithNoParent: 'Proceed With No Parent',
  selectParent: 'Select Parent',
  commentRequired: 'Please enter your comment.',
  transitionCommentRequired: 'Please enter comment',
  outcomeRequired: 'A description of result is required.',
  objectiveResultRange: 'Please enter a value between 0-100',
  managerAlreadyFinalized: 'Your manager already finalized this goal.',
  unsavedChanges: 'You have unsaved changes',
  deleteQuestion: 'Do you want to delete?',
  themeRequired: 'Please enter theme!',
  noGoalsInQuarter: 'No goals in this quarter.',
  noNotifications: 'There are no notifications right now.',
  responsibilityEmpty: 'Responsibility not added yet.',
  profileGoalsEmpty: (quarter: string) => `No Goals have been added for ${quarter}.`,
} as const;

/** Subjects that decide where a notification leads (people §2.8, D-37). */
export const NOTIFICATION_SUBJECTS = {
  appraisalAvailable: 'Appraisal Available for Signature',
  updateGoals: 'Please update your goals',
  deletedWord: 'Deleted',
} as const;

/** Typed to confirm the deletion of a goal (core §9). */
export const DELETE_WORD = 'DELETE';
