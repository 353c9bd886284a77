import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** What a person does with the frame around every page. */
export class Frame {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  get loginHeading(): Locator {
    return this.#page.getByRole('heading', { name: /^Log in to/ });
  }

  /** Chooses an item of the side menu, which is a drawer on a phone. */
  async goTo(label: string): Promise<void> {
    await this.#openDrawer();
    const menu = this.#page.getByRole('navigation', { name: 'Main' }).last();
    await menu.getByRole('link', { name: label }).click();
  }

  async #openDrawer(): Promise<void> {
    const opener = this.#page.getByRole('button', { name: 'Open menu' });
    if (await opener.isVisible()) await opener.click();
  }

  async openNotifications(): Promise<Locator> {
    await this.#page.getByRole('button', { name: /^Notifications/ }).click();
    return this.#page.getByRole('dialog', { name: 'Notifications' });
  }

  /** Follows the newest notification that mentions a text. */
  async openNotificationAbout(text: string): Promise<void> {
    const drawer = await this.openNotifications();
    await drawer.getByRole('listitem').filter({ hasText: text }).getByRole('link').first().click();
    await expect(drawer).toBeHidden();
  }

  /** In the header, or on a phone at the foot of the menu. */
  async openProfileMenu(): Promise<Locator> {
    await this.#openDrawer();
    await this.#page.getByRole('button', { name: /^Profile menu/ }).click();
    const menu = this.#page.getByRole('menu');
    await expect(menu).toBeVisible();
    return menu;
  }

  async signOut(): Promise<void> {
    const menu = await this.openProfileMenu();
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  }
}
