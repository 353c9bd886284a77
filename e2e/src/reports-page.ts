import type { Locator, Page, Response } from '@playwright/test';
import { ROUTES } from '@cadence/shared-contract';
import type { ReportJob } from '@cadence/shared-contract';
import { expect } from './expect.ts';
import { goInApp } from './in-app.ts';
import { REPORTS_PAGE } from './reports-api.ts';
import { savedFile } from './reports-files.ts';
import type { SavedFile } from './reports-files.ts';

/** Of a machine that is busy with much else, in milliseconds: a limit for hangs. */
const MADE_WITHIN = 120_000;

/** What the table of an opened report shows. */
export interface ShownTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a person does on the pages of reports. */
export class ReportsPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get types(): Locator {
    return this.#page.getByRole('table', { name: 'Report types' });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** The viewer's last reports, the latest first. */
  get last(): Locator {
    return this.#page.getByRole('list', { name: 'Your last reports' }).getByRole('listitem');
  }

  get schedules(): Locator {
    return this.#page.getByRole('list', { name: 'Schedules' }).getByRole('listitem');
  }

  /** Names of the reports that are offered, as they are listed. */
  async offered(): Promise<readonly string[]> {
    await expect(this.types).toBeVisible();
    return this.types.locator('tbody tr th[scope="row"] b').allTextContents();
  }

  /** Opens the dialog of a report. */
  async generate(report: string): Promise<Locator> {
    await this.types.getByRole('button', { name: `Generate ${report}`, exact: true }).click();
    await expect(this.dialog.getByRole('heading', { name: report })).toBeVisible();
    return this.dialog;
  }

  /** What the choices of a field of the dialog are. */
  choices(field: string): Promise<string[]> {
    return this.dialog
      .getByRole('combobox', { name: field, exact: true })
      .locator('option')
      .allTextContents();
  }

  /** Chooses a person in a field of the dialog. */
  async choosePerson(field: string, name: string): Promise<void> {
    const box = this.dialog.getByRole('combobox', { name: field, exact: true });
    await box.fill(name);
    await this.#page.getByRole('option', { name }).first().click();
  }

  /** The first rows of the opened report, once it is there; none when it is empty. */
  async firstRows(report: string): Promise<ShownTable> {
    const table = this.#page.getByRole('table', { name: report, exact: true });
    const empty = this.#page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
    await expect(table.or(empty).first()).toBeVisible();
    if (!(await table.isVisible())) return { head: [], rows: [] };
    return table.evaluate((element) => {
      // What is only read aloud is the column's title once more.
      const seenOf = (cell: Node): string => {
        const seen = cell.cloneNode(true);
        if (seen instanceof Element) for (const aloud of seen.querySelectorAll('.cd-vh')) aloud.remove();
        return seen.textContent?.trim() ?? '';
      };
      // A face comes before a name; the title of a cell is its text.
      const textOf = (cell: Element): string =>
        [...cell.querySelectorAll('[title]')].at(-1)?.getAttribute('title') ?? seenOf(cell);
      const cellsOf = (row: Element): string[] => [...row.children].map(textOf);
      return {
        head: [...element.querySelectorAll('thead th')].map((cell) => cell.textContent.trim()),
        rows: [...element.querySelectorAll('tbody tr')].slice(0, 3).map(cellsOf),
      };
    });
  }

  /** Presses a button of the opened report, and returns the file. The page is the same afterwards. */
  save(report: string, format: string): Promise<SavedFile> {
    const button = this.#page.getByRole('main').getByRole('button', { name: format, exact: true });
    return savedReport(this.#page, report, () => button.click());
  }
}

const isStart = (answer: Response): boolean =>
  answer.ok() && answer.request().method() === 'POST' && answer.url().endsWith(ROUTES['reports.start'].path);

/**
 * The file of a report that is made when something is pressed. What takes longer than an answer waits for is downloaded
 * from the list of the last reports (D-96), by its number: another page of the same person may have begun one since.
 * The page is the same afterwards.
 */
export async function savedReport(
  page: Page,
  report: string,
  press: () => Promise<void>,
): Promise<SavedFile> {
  const download = page.waitForEvent('download', { timeout: MADE_WITHIN });
  const [started] = await Promise.all([page.waitForResponse(isStart, { timeout: MADE_WITHIN }), press()]);
  const { Id, State, Problem } = (await started.json()) as ReportJob;
  if (State === 'done') return savedFile(await download);
  expect(State, Problem ?? '').toMatch(/^(waiting|running)$/);
  const { pathname, search } = new URL(page.url());
  await goInApp(page, `${REPORTS_PAGE}?job=${Id}`);
  const named = new ReportsPage(page).last.and(page.locator('[aria-current="true"]'));
  await named.getByRole('button', { name: `Download ${report}` }).click({ timeout: MADE_WITHIN });
  const file = await savedFile(await download);
  if (pathname !== REPORTS_PAGE) await goInApp(page, `${pathname}${search}`);
  return file;
}
