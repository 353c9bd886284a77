import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

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

  /** Opens the decision that waits for this person and answers with its dialog. */
  async startReview(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Review', exact: true }).first().click();
    return this.#page.getByRole('dialog').last();
  }

  async startUpdate(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Update', exact: true }).first().click();
    return this.#page.getByRole('dialog', { name: 'Weekly update' });
  }

  async startEdit(): Promise<Locator> {
    await this.#page.getByRole('button', { name: /^Edit/ }).first().click();
    return this.#page.getByRole('dialog').last();
  }
}
