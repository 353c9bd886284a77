import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { Frame } from '../frame.ts';
import { PROVEN_REMOTES } from './remote-faults.ts';
import type { ProvenRemote } from './remote-faults.ts';

/** A person reads that the remote's page cannot be shown, and why. */
export async function expectFailure(page: Page, { title }: ProvenRemote, sentence: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(`${title} can’t be shown right now`)).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(sentence)).toBeVisible();
}

/** The dashboard and a page of another remote. */
export async function expectRestUsable(page: Page, { name }: ProvenRemote): Promise<void> {
  const frame = new Frame(page);
  await frame.goTo('Dashboard');
  const other = name === 'goals' ? /Mission|Vision|Strategy/ : /^Reminders/;
  const dashboard = page.getByRole('main');
  await expect(
    name === 'goals' ? dashboard.getByText(other).first() : page.getByRole('region', { name: other }),
  ).toBeVisible();
  // One that does not read what the remote's own page reads first: that is asked for after Retry.
  const neighbour = PROVEN_REMOTES.find((one) => one.name === (name === 'people' ? 'talent' : 'people'));
  await frame.goTo(neighbour?.title ?? '');
  await expect(page.getByRole('heading', { level: 1, name: neighbour?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/can’t be shown/)).toHaveCount(0);
}

export async function openInspector(page: Page, tab: string): Promise<Locator> {
  await page.keyboard.press('Control+Shift+I');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  return inspector;
}

export async function closeInspector(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
}

/** What has failed is in the shell's telemetry, with the remote and the phase. */
export async function expectIncident(page: Page, { name }: ProvenRemote, phase: string): Promise<void> {
  const inspector = await openInspector(page, 'Errors');
  const incident = inspector
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: phase, exact: true }) })
    .filter({ hasText: name });
  await expect(incident.first()).toBeVisible();
  await closeInspector(page);
}
