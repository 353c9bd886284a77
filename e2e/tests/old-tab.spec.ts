import type { Page, Route } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

/** Answers as a server does whose releases no longer have a script. */
const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' });

/** The server has another release than this tab. */
async function moveOn(page: Page): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    // By number: Node resolves no names under `localhost`.
    const url = route.request().url().replace('acme.localhost', '127.0.0.1');
    const headers = { ...route.request().headers(), host: new URL(page.url()).host };
    const answer = await route.fetch({ url, headers });
    const served = (await answer.json()) as { readonly revision: string };
    await route.fulfill({ response: answer, json: { ...served, revision: `${served.revision}.next` } });
  });
}

const IS_OLDER = 'A newer version of Cadence is in use. Save what you have begun, and reload this page.';

// The browser's words about scripts that are not there, and the page's own for developers.
test.use({ expectedConsole: /^Refused to execute script from|^Incident / });

test('a tab whose scripts are gone says so where they are missing, keeps the page, and works again after a reload', async ({
  visit,
}) => {
  const { page, watch } = await visit('manager', '/v3/home');
  watch.allow(404, /^\/assets\//);
  await expect(page.getByRole('region', { name: 'Company goals' })).toBeVisible();
  await page.route(/\/assets\/(notifications|keyboard-help|inspector)\./, gone);
  await moveOn(page);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer).toContainText('Notifications can’t be shown right now');
  await expect(drawer).toContainText(IS_OLDER);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText(IS_OLDER);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+I');
  await expect(page.getByRole('dialog', { name: 'The inspector' })).toContainText(IS_OLDER);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Company goals' })).toBeVisible();

  await page.unroute(/\/assets\/(notifications|keyboard-help|inspector)\./);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).not.toContainText('can’t be shown');
});

test('a page of the shell and the login whose scripts do not come say so, and Retry brings them', async ({
  open,
}) => {
  const { page, watch } = await open('somebody');
  watch.allow(404, /^\/assets\//);
  const script = /\/assets\/signed-out\./;
  await page.route(script, gone);
  await page.goto('/v3/login');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The login can’t be shown right now');
  await expect(failure).toContainText('Check your connection and try again.');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
