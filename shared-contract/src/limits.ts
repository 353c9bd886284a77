/** Numbers of the product, each with its source. Lengths are in characters unless said otherwise. */
export const LIMITS = {
  /** core §9, people §9 */
  goalTitle: 255,
  goalMeasurement: 3000,
  /** The documents give none; as long as the measurement. */
  goalDescription: 3000,
  reportingMemo: 255,
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
  responsibility: 3000,
  passwordMin: 8,
  /** Long pass phrases are welcome; beyond this hashing time would be the sender's to choose. */
  passwordMax: 256,
  searchText: 255,
  /** core §9 */
  goalPageSize: 10,
  notificationPageSize: 20,
  reminderPageSize: 10,
  /** Pages of reminders that stand on the dashboard before Load More (core §9). */
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
