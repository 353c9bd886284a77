/**
 * Numbers of the product, each with its source. Lengths are in characters unless said otherwise; those of a goal's texts
 * are in `GOAL_TEXT_FIELDS`.
 */
export const LIMITS = {
  /** A comment; the documents give none. */
  comment: 3000,
  /** core §9: 'View more' past this many characters. */
  collapsedText: 100,
  /** people §5 */
  email: 255,
  name: 255,
  jobTitle: 255,
  orgUnit: 255,
  phoneNumber: 50,
  linkedinUrl: 1024,
  biography: 3000,
  /** people §5 Add employee */
  employeeEmail: 1024,
  employeeOrgUnit: 100,
  timeZone: 64,
  /** A file of employees. */
  importBytes: 5 * 1024 * 1024,
  importRows: 10_000,
  /** A picture of a person as it is uploaded; what is kept is far smaller. */
  avatarBytes: 10 * 1024 * 1024,
  avatarPixels: 40_000_000,
  /** people §5 Edit company */
  companyName: 255,
  companyUrl: 255,
  responsibility: 3000,
  /** Formatted text with its markup: notes, strategy, appraisals; the documents give none. */
  richText: 30_000,
  /** people §9: 3 or 5. */
  ratingLevelsMax: 5,
  /** The documents give none (D-48). */
  graceWeeksMax: 12,
  /** A team of this size is on one page. */
  talentPageSizeMax: 500,
  talentPageSize: 100,
  /** Dots that a cell of the talent matrix has room for: 4 by 3. */
  matrixDots: 12,
  /** Managers in the calibration before it says how many are left out. */
  calibrationRows: 200,
  /** How long a deleted appraisal can be taken back, in milliseconds; as long as a note. */
  appraisalRestoreWindow: 86_400_000,
  /** The documents give none; as long as a biography. */
  discDescription: 3000,
  /** The documents give none: a line. */
  answerChoice: 255,
  /** Quarters of a Multi-Quarter Goal List: ten years. */
  reportPeriods: 40,
  /** Rows of a report on one page of the screen. */
  reportPageSize: 50,
  /** Rows of a PDF: some 500 pages. Spreadsheets take all of them. */
  reportPdfRows: 10_000,
  /** Reports of one person that are made at a time, and that wait (D-96). */
  reportsRunning: 2,
  reportsWaiting: 10,
  /** How long a report is kept, in days (D-96). */
  reportDays: 7,
  reportSchedules: 20,
  scheduleDays: 366,
  /** Cards of Team Goal Updates on the first page and on the later ones, and a page's height (people §9). */
  cardsOnFirstPage: 8,
  cardsOnPage: 10,
  printPageHeight: 960,
  /** Goals that a summary speaks of: eight slides of six. */
  summaryGoals: 48,
  /** One text of a summary. */
  summaryText: 2000,
  summaryContext: 2000,
  /** Goals on a slide of a quarter and of a year (people §9). */
  goalsOnSlide: 6,
  goalsOnAnnualSlide: 4,
  /** A PDF beside an own entry; the documents give none. */
  manualFileBytes: 10 * 1024 * 1024,
  /** What the server issued: a file's reference, a manual's public key. */
  fileReference: 64,
  /** How long an uploaded PDF that nobody attached is kept, in milliseconds. */
  looseFileWindow: 86_400_000,
  /** people §9: how long after the press the assessment opens, in milliseconds. */
  assessmentDelay: 500,
  /** The documents give none; longer addresses do not survive browsers. */
  videoUrl: 2000,
  /** The documents give none; as long as a goal's title. */
  noteTitle: 255,
  /** The documents give none; as long as a goal's title. */
  actionItemTitle: 255,
  /** How long an identical request on a goal is taken for the same one, in milliseconds: D-89 */
  repeatWindow: 60_000,
  /** D-125 */
  declineReason: 255,
  /** people §9 */
  actionItemPageSize: 20,
  /** Years that a deadline may lie in; what lies outside is a slip of the keyboard. */
  deadlineYearMin: 2000,
  deadlineYearMax: 2100,
  /** What a mailed link carries. */
  linkToken: 128,
  passwordMin: 8,
  /** Long pass phrases are welcome; beyond this hashing time would be the sender's to choose. */
  passwordMax: 256,
  searchText: 255,
  /** core §9 */
  goalPageSize: 10,
  /** The goals of a list are counted up to here: 1,000 means 1,000 or more (ADR 8). */
  countedGoals: 1_000,
  notificationPageSize: 20,
  reminderPageSize: 10,
  /** People on a page of compliance (D-183). */
  behindPageSize: 50,
  /** Moves, and direct reports, that the dashboard names; the rest are counted. */
  dashboardMoves: 20,
  dashboardTeam: 50,
  /** Comments on the dashboard, none older than this many days. */
  dashboardComments: 3,
  dashboardCommentDays: 14,
  /** Pages of reminders on the dashboard before Load More (core §9). */
  reminderPagesAtFirst: 5,
  /** The documents give none; as long as a goal's title. */
  themeTitle: 255,
  /** D-75 */
  pageSizeMax: 100,
  /** D-7 */
  weeksPerPeriod: 14,
  weeksPerPeriodMax: 22,
  /** D-8: weeks before the current one that can still be filled in. */
  selectableWeeksBack: 3,
  /** D-11: the current period and the next four. */
  periodChoices: 5,
  /** core §4 */
  objectiveResultMin: 0,
  objectiveResultMax: 100,
  /** D-45 */
  failedLogins: 5,
} as const;
