import { GOAL_TEXT_FIELDS, GOAL_TEXT_NAMES, LIMITS, recordOf } from '@cadence/shared-contract';
import type { Page } from '@playwright/test';

/** What people write, by its name in the answers, and how long it may be. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...recordOf(GOAL_TEXT_NAMES, (name) => GOAL_TEXT_FIELDS[name].limit),
  Answer: LIMITS.comment,
  AnswerChoice: LIMITS.answerChoice,
  Biography: LIMITS.biography,
  Body: LIMITS.richText,
  Comment: LIMITS.comment,
  Customers: LIMITS.richText,
  Email: LIMITS.email,
  EmployeeComments: LIMITS.comment,
  EmployeeSignature: LIMITS.name,
  Employees: LIMITS.richText,
  GoalName: GOAL_TEXT_FIELDS.Title.limit,
  InvitedBy: LIMITS.name,
  JobTitle: LIMITS.jobTitle,
  Manager: LIMITS.name,
  ManagerSignature: LIMITS.name,
  Message: LIMITS.comment,
  Mission: LIMITS.richText,
  Name: LIMITS.name,
  OrgUnit: LIMITS.orgUnit,
  Outcome: LIMITS.comment,
  ParentTitle: GOAL_TEXT_FIELDS.Title.limit,
  PersonName: LIMITS.name,
  PhoneNumber: LIMITS.phoneNumber,
  Product: LIMITS.richText,
  Question: LIMITS.comment,
  Responsibility: LIMITS.responsibility,
  Review: LIMITS.richText,
  Sales: LIMITS.richText,
  Shareholders: LIMITS.richText,
  Sign: LIMITS.name,
  Subject: GOAL_TEXT_FIELDS.Title.limit,
  Summary: LIMITS.summaryText,
  Text: LIMITS.comment,
  UserName: LIMITS.name,
  Values: LIMITS.richText,
  Vision: LIMITS.richText,
};
/** Longer than any line: enough to show where a text does not break. */
const LONG_ENOUGH = 400;

/** From now on every text that somebody wrote is one word without an end, as the page reads it from the server. */
export async function readEverythingAsOneWord(page: Page): Promise<void> {
  await page.addInitScript(lengthenAnswers, { lengths: LENGTHS, longEnough: LONG_ENOUGH });
}

/** Runs in the page, and so brings along everything that it needs. */
function lengthenAnswers({
  lengths,
  longEnough,
}: {
  readonly lengths: Readonly<Record<string, number>>;
  readonly longEnough: number;
}): void {
  const asOneWord = (text: string, length: number): string => {
    const letters = text.replaceAll(/<[^>]*>|[^\p{L}\p{N}]/gu, '') || 'x';
    const word = letters
      .repeat(Math.ceil(longEnough / letters.length))
      .slice(0, Math.min(length, longEnough));
    return text.startsWith('<') ? `<p>${word}</p>` : word;
  };
  const lengthen = (name: string, value: unknown): unknown => {
    const length = lengths[name];
    if (typeof value !== 'string' || value === '' || length === undefined) return value;
    // How a goal ended is a code of the same name as what its owner wrote.
    const isCode = name === 'Outcome' && !value.includes(' ');
    return isCode ? value : asOneWord(value, length);
  };
  /** Titles of reports, summaries and pictures, and the names of their series: of the program's own making. */
  const isMade = (name: string, holder: object): boolean => {
    if (name === 'Title') return 'Kind' in holder || 'Format' in holder;
    // Sentences of a summary, and what was said last of a goal; questions and texts of types are ours.
    if (name === 'Text') return !('IsOwn' in holder || 'TextBy' in holder);
    return 'Look' in holder;
  };
  function revive(this: object, name: string, value: unknown): unknown {
    // What somebody wrote into a cell of a report has blanks; what the program says there fits as one word, too.
    if (name === 'Cells' && Array.isArray(value))
      return value.map((cell) => (/[a-z] /i.test(String(cell)) ? asOneWord(String(cell), longEnough) : cell));
    return isMade(name, this) ? value : lengthen(name, value);
  }
  const read = Response.prototype.json;
  Response.prototype.json = async function json(): Promise<unknown> {
    return JSON.parse(JSON.stringify(await read.call(this)), revive);
  };
}
