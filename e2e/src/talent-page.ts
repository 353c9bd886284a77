import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

export const TALENT = '/v3/talent';
export const MY_APPRAISALS = '/v3/talent/myappraisal';

/** What a person does on the pages of appraisals. */
export class TalentPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** The row of somebody in the list of a team. */
  row(name: string): Locator {
    return this.#page.getByRole('table', { name: 'Appraisals of the team' }).getByRole('row', { name });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog')).last();
  }

  get review(): Locator {
    return this.#page.getByRole('textbox', { name: 'Review' });
  }

  /** 'Shared (60%)', of the appraisal that is open. */
  get phase(): Locator {
    return this.#page.getByRole('list', { name: 'Phase' }).locator('[aria-current="step"]');
  }

  get saved(): Locator {
    return this.#page.getByRole('status').filter({ hasText: /^(Not saved|Saved \d|Saving)/ });
  }

  /** The employee's letter. */
  get letter(): Locator {
    return this.#page.getByRole('article', { name: /^Your appraisal for/ });
  }

  /** 'Waiting for you to sign', in the course of the employee's letter. */
  get step(): Locator {
    return this.#page.getByRole('region', { name: 'Where it stands' }).locator('[aria-current="step"]');
  }

  get signForm(): Locator {
    return this.#page.getByRole('form', { name: 'Your signature' });
  }

  /** Presses a button of the page, and returns the dialog that it opens. */
  async press(name: string): Promise<Locator> {
    await this.#page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }

  /** Chooses something of the menu of more actions. */
  async choose(action: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'More actions' }).click();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  async rate(axis: string, step: string): Promise<void> {
    const scale = this.#page.getByRole('radiogroup', { name: new RegExp(`^${axis}`) });
    await scale.getByRole('radio', { name: new RegExp(`^${step}`) }).check();
  }

  /** Adds a sentence at the end of the review. */
  async addToReview(sentence: string): Promise<void> {
    await this.review.click();
    await this.#page.keyboard.press('Control+End');
    // At once: between two letters the page may save, or take in what another wrote.
    await this.#page.keyboard.insertText(sentence);
    await expect(this.review).toContainText(sentence);
  }

  /** Adds to the review, and waits until that is saved: 'Saved' may still refer to what was there before. */
  async saveMoreReview(sentence: string): Promise<void> {
    const saved = this.#page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await this.addToReview(sentence);
    await saved;
    await expect(this.saved).toHaveText(/^Saved \d/);
  }

  /** The employee signs, or signs again. */
  async sign(answer: string, name: string, comment?: string): Promise<void> {
    await this.signForm.getByRole('radio', { name: answer }).check();
    if (comment !== undefined)
      await this.signForm.getByRole('textbox', { name: /^Your comment/ }).fill(comment);
    await this.signForm.getByRole('textbox', { name: /^Signature/ }).fill(name);
    await this.signForm.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(this.signForm).toBeHidden();
  }

  /** The manager signs, which completes it. */
  async completeAs(name: string): Promise<void> {
    const dialog = await this.press('Sign');
    await dialog.getByRole('textbox', { name: /^Signature/ }).fill(name);
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.phase).toHaveText('Completed (100%)');
  }
}
