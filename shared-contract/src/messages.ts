import { LIMITS } from './limits.ts';

/**
 * Sentences that more than one place says, most of them the documents' word for word; the server and every screen take
 * them from here.
 */
export const MESSAGES = {
  somethingWentWrong: 'Something went wrong!!',
  loginEmailRequired: 'Please input your email!',
  emailInvalid: 'Please enter valid email',
  loginPasswordRequired: 'Please input your password!',
  passwordStrong: 'Please enter a strong password.',
  passwordShort: 'Minimum 8 char required!',
  passwordConfirm: 'Please enter your password to confirm.',
  passwordDiffers: 'New password does not match.',
  oldPasswordRequired: 'Please enter your old password.',
  oldPasswordWrong: 'Old password not matched!!',
  passwordChanged: 'Password changed successfully!!',
  termsRequired: 'Please accept the Terms and Conditions',
  privacyRequired: 'Please accept the Privacy Policy.',
  resetLinkExpired: 'Reset password link expired!!',
  unlockLinkExpired: 'Unlock link expired!!',
  accountUnlocked: 'Your account unlocked successfully!!',
  emailConfirmed: 'Your email address confirmed successfully!!',
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
  profileNameRequired: 'Please input your name!',
  jobTitleRequired: 'Please input your job title!',
  profileEmailRequired: 'Please input your email!',
  linkedinInvalid: 'Invalid LinkedIn URL!',
  addressPasswordRequired: 'Please enter your password to change your email address.',
  passwordWrong: 'The password is not correct.',
  emailPending: 'A confirmation email has been sent to the new address',
  ceoRoleFixed: "Make someone else the ceo first, then you can change this user's role.",
  roleHasReports: (role: 'observer' | 'contributor') =>
    `The ${role} role cannot be given to a user with direct reports or a manager.`,
  oneGoalPermission: 'You only can be either a Goal Admin or Goal Manager.',
  employeeNameRequired: 'Please input your full name!',
  employeeEmailInvalid: 'Enter valid email!',
  reinvited: (email: string) => `An invitation has been re-sent to ${email}.`,
  avatarFormat: 'Only PNG and JPG formats are allowed to upload.',
  avatarSaved: 'Your avatar has been saved.',
  avatarFailed: 'Something went wrong...',
  companyNameRequired: 'Please input your full name!',
  noteRequired: 'Please enter!',
  videoUrl: 'Enter valid URL!',
  actionItemTextRequired: 'Please enter!',
  actionItemPersonRequired: 'Please select!',
  noActionItems: 'No Action Items Found',
  deadlineYears: `Please enter a deadline between ${LIMITS.deadlineYearMin} and ${LIMITS.deadlineYearMax}.`,
  deadlineUnreal: 'Please enter a day that exists.',
  responsibilityRequired: 'Please input!',
  responsibilityEmpty: 'Responsibility not added yet.',
  talentTooNew: 'This user is too new to be eligible for any appraisal periods.',
  talentNoAppraisals: 'No Appraisals for This Quarter',
  talentNoData: 'No Talent Data Yet',
  talentNoDataText:
    "Starting next quarter, you'll be able to create appraisals, which require existing goal data to assess effectively.",
  talentNoGoals: 'No goals recorded for the quarter',
  talentDenied: 'You are not authorized!',
  signatureRequired: 'This is required.',
  reviewRequired: 'Please write a review.',
  ratingRequired: (axis: string) => `Please choose a step of ${axis}.`,
  reopenReasonRequired: 'Please say why it is reopened.',
  calibrationWordsRequired: 'Please enter your words.',
  pdfOnly: 'Only PDF formats are allowed to upload.',
  discFailed: 'Something went wrong!',
  discTypeRequired: 'Please choose a type.',
  discDescriptionRequired: 'Please enter a description.',
  discReplaced: 'An assessment result replaces a manual entry for good.',
  discUse: 'Describes habits, not ability; not for hiring or pay.',
  profileGoalsEmpty: (quarter: string) => `No Goals have been added for ${quarter}.`,
} as const;

/** Subjects that decide where a notification leads (people §2.8, D-37). */
export const NOTIFICATION_SUBJECTS = {
  appraisalAvailable: 'Appraisal Available for Signature',
  updateGoals: 'Please update your goals',
  deletedWord: 'Deleted',
} as const;

/** Typed to make somebody the ceo (people §5 Role change). */
export const CEO_WORD = 'CONFIRM';

/** Typed to confirm the deletion of a goal (core §9). */
export const DELETE_WORD = 'DELETE';
