import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { changeKept } from '../src/kept-text.ts';

const TITLE = 'Grüße: “quoted”, <b>bold</b> & 100% of it';
const MEASUREMENT = 'First line.\nSecond line, with =SUM(A1) in it.';

const problemOf = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, detail }),
  });

/** What can come between a form and the server, and what the person reads. */
const FAILURES: readonly {
  what: string;
  status: number | null;
  answer: (route: Route) => Promise<void>;
  sentence: RegExp;
}[] = [
  {
    what: 'a conflict',
    status: 409,
    answer: problemOf(409, 'conflict', 'Someone else changed this at the same moment.'),
    sentence: /Someone else changed this at the same moment/,
  },
  {
    what: 'a server that breaks',
    status: 500,
    answer: problemOf(500, 'internal', 'Something went wrong!!'),
    sentence: /Something went wrong/,
  },
  {
    what: 'a lost connection',
    status: null,
    answer: (route) => route.abort('connectionrefused'),
    sentence: /trying again is safe/,
  },
];

async function fillForm(form: Locator, title: string): Promise<void> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Measurement').fill(MEASUREMENT);
  await form.getByLabel('Description').fill('Kept.');
}

async function expectKept(form: Locator, title: string): Promise<void> {
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Measurement')).toHaveValue(MEASUREMENT);
  await expect(form.getByLabel('Description')).toHaveValue('Kept.');
}

const isSave = (url: URL) => /\/api\/Goal$/i.test(url.pathname);

async function failOnce(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    isSave,
    (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()),
    {
      times: 1,
    },
  );
}

for (const { what, status, answer, sentence } of FAILURES) {
  test(`[API-004] ${what} while saving a goal loses no text, and the second try succeeds`, async ({
    visit,
  }) => {
    const title = `${TITLE} (${what}, ${Date.now()})`;
    const { page, watch } = await visit('goalmanager', '/v3/goals');
    if (status !== null) watch.allow(status, /\/api\/Goal$/i);
    const goals = new GoalsPage(page);
    const form = await goals.openForm();
    await fillForm(form, title);

    await failOnce(page, answer);
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form.getByText(sentence).first()).toBeVisible();
    await expectKept(form, title);

    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('text that was typed is offered again after the page was left by a reload', async ({ visit }) => {
  const title = `${TITLE} (reload, ${Date.now()})`;
  const { page } = await visit('goalmanager', '/v3/goals');
  page.on('dialog', (dialog) => void dialog.accept());
  const goals = new GoalsPage(page);
  const form = await goals.openForm();
  await fillForm(form, 'Half of it');
  await changeKept(page, () => form.getByLabel('Title').fill(title));
  await page.goto('/v3/goals?do=add');
  await form.getByRole('button', { name: /Restore/ }).click();
  await expectKept(form, title);
});

test('[API-005] a goal that somebody else has changed is shown beside one’s own text', async ({
  visit,
  api,
}) => {
  const owner = await api('goaladmin');
  const body = {
    Title: `Both edit (${Date.now()})`,
    Measurement: 'As it was.',
    PeriodId: owner.me.Period.Id,
  };
  const { Goal: goal } = await owner.call('goals.create', { body });
  const { page, watch } = await visit('goaladmin', `/v3/goals/${goal.Id}?do=edit`);
  watch.allow(409, new RegExp(`/api/Goal/${goal.Id}$`, 'i'));
  const form = page.getByRole('dialog').last();
  await form.getByLabel('Description').fill('Mine.');
  await owner.call('goals.update', {
    params: { id: goal.Id },
    body: { ...body, Measurement: 'Theirs.', UpdatedAt: goal.UpdatedAt },
  });
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form.getByText('Your text is kept.', { exact: false })).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('Mine.');
  await form.getByRole('button', { name: 'Keep Mine' }).click();
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form).toBeHidden();
  const { Goal: now } = await owner.call('goals.read', { params: { id: goal.Id } });
  expect(now.GoalDetail.Description).toBe('Mine.');
});
