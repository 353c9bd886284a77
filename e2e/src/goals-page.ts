import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** A week's update, in the words of its choices. */
interface Prediction {
  readonly likelihood: string;
  readonly quality: string;
  readonly comment?: string;
}

/** What a person does on the pages of goals. */
export class GoalsPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get form(): Locator {
    return this.#page.getByRole('dialog', { name: 'Add goal' });
  }

  get list(): Locator {
    return this.#page.getByRole('region', { name: 'Goals list' });
  }

  get detail(): Locator {
    return this.#page.getByRole('region', { name: 'Goal', exact: true });
  }

  /** The row of a goal in the list. */
  row(title: string): Locator {
    return this.list.getByRole('listitem').filter({ has: this.#page.getByRole('link', { name: title }) });
  }

  async search(text: string): Promise<void> {
    await this.list.getByRole('searchbox', { name: 'Search goals' }).fill(text);
  }

  async openForm(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Add Goal' }).click();
    await expect(this.form).toBeVisible();
    return this.form;
  }

  async alignWith(search: string, candidate: string): Promise<void> {
    await this.form.getByRole('button', { name: 'Select Parent' }).click();
    await this.form.getByRole('searchbox', { name: 'Search parent goals' }).fill(search);
    await this.form.getByRole('radio', { name: candidate }).check();
  }

  /** Chooses something of the more-actions menu. */
  async choose(action: string): Promise<void> {
    await this.detail.getByRole('button', { name: 'More actions' }).click();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Presses a button of the detail and returns the dialog that it opens. */
  async press(button: string): Promise<Locator> {
    await this.detail.getByRole('button', { name: button, exact: true }).first().click();
    return this.dialog;
  }

  /** The topmost layer over the page. */
  get dialog(): Locator {
    return this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog')).last();
  }

  /** The names of the menu of more actions; empty where there is no menu. */
  async menuActions(): Promise<readonly string[]> {
    const opener = this.detail.getByRole('button', { name: 'More actions' });
    if ((await opener.count()) === 0) return [];
    await opener.click();
    const menu = this.#page.getByRole('menu');
    await expect(menu).toBeFocused();
    const names = await menu.getByRole('menuitem').allTextContents();
    await this.#page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    return names;
  }

  /** Opens the decision that waits for this person without an answer, and returns its dialog. */
  async startReview(): Promise<Locator> {
    await this.choose('Review');
    return this.#page.getByRole('dialog').last();
  }

  async startUpdate(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Update', exact: true }).first().click();
    return this.#page.getByRole('dialog', { name: 'Weekly update' });
  }

  /** Posts an update of the open goal, or of the only one in the list. @param look at the form before it is saved */
  async postUpdate(
    { likelihood, quality, comment = '' }: Prediction,
    look: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const update = await this.startUpdate();
    // By group: the card of a week names what was posted for it.
    const choose = (group: RegExp, name: string) =>
      update.getByRole('radiogroup', { name: group }).getByRole('radio', { name: new RegExp(`^${name}`) });
    await choose(/^Likelihood/, likelihood).check();
    await choose(/^Quality/, quality).check();
    await update.getByLabel(/Comment/).fill(comment);
    await look();
    await update.getByRole('button', { name: 'Save Update' }).click();
    await expect(update).toBeHidden();
  }

  async startEdit(): Promise<Locator> {
    await this.#page.getByRole('button', { name: /^Edit/ }).first().click();
    return this.#page.getByRole('dialog').last();
  }
}
