import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import type { SavedFile } from './reports-files.ts';
import { savedReport } from './reports-page.ts';

/** What a person does with an AI summary. */
export class SummaryPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** The texts in their order, as they are read. */
  get texts(): Locator {
    return this.#page.getByRole('group', { name: /^Text: / });
  }

  get failure(): Locator {
    return this.#page.getByRole('alertdialog');
  }

  get saved(): Locator {
    return this.#page.getByRole('region', { name: 'Text', exact: true }).getByText(/, saved$/);
  }

  /** 'Slide 2 of 4: Goal Summary', of the slide that is shown. */
  get slide(): Locator {
    return this.#page.getByRole('group', { name: /^Slide \d+ of \d+/ });
  }

  part(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true });
  }

  /** Writes and saves what the page of the choice says. */
  async generate(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Generate( again)?$/ }).click();
  }

  /** Replaces a text in place, and waits until it is saved. */
  async rewrite(title: string, text: string): Promise<void> {
    const part = this.part(title);
    await part.getByRole('group', { name: `Text: ${title}` }).press('Enter');
    const field = part.getByRole('textbox', { name: `Text: ${title}` });
    await expect(field).toBeFocused();
    await field.fill(text);
    const saved = this.#page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await field.press('Control+Enter');
    await saved;
    await expect(this.saved).toBeVisible();
  }

  async expectSlide(number: number, count: number): Promise<void> {
    await expect(this.slide).toHaveAccessibleName(new RegExp(`^Slide ${number} of ${count}`));
  }

  /** @param report its name */
  download(report: string): Promise<SavedFile> {
    const button = this.#page.getByRole('button', { name: 'Download .pptx' });
    return savedReport(this.#page, report, () => button.click());
  }
}
