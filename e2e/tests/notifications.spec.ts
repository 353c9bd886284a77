import { examine } from '../src/axe.ts';
import { expect } from '../src/expect.ts';
import { aGoal, anApprovedGoal } from '../src/factories.ts';
import { postThisWeek } from '../src/goals-api.ts';
import { test } from '../src/organisation.ts';

const PATH = '/v3/notifications';
/** MMM DD, YYYY hh:mm a */
const DATE = /^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [ap]m$/;

test('a goal is approved from its notification by keys alone, and its row keeps its place', async ({
  api,
  visit,
}) => {
  const [owner, manager] = await Promise.all([api('contributor'), api('manager')]);
  const title = `Halve the hand-over ${Date.now()}`;
  // Where nothing is unread any more, the list is called another name.
  await aGoal(owner);
  const goal = await aGoal(owner, { title });
  const { page } = await visit('manager', PATH);
  const unread = page.getByRole('region', { name: /^Unread/ });
  const news = unread.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(news.getByText(`${owner.me.Profile.Name} asks for approval`)).toBeVisible();
  await examine(page, 'notifications with something to approve');

  await page.keyboard.press('j');
  const link = news.getByRole('link', { name: /asks for approval$/ });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(DATE);
  await page.keyboard.press('a');
  await expect(news.getByText('Approved')).toBeVisible();
  await expect(news.getByText(`${owner.me.Profile.Name} asks for approval`)).toBeVisible();
  await expect(link).toBeFocused();
  const { Goal } = await manager.call('goals.read', { params: { id: goal.Id } });
  expect(Goal.State).toBe('approved');
});

test('news of one goal stand under its title, and a request that was answered elsewhere is refused in its row', async ({
  api,
  visit,
}) => {
  const [owner, manager, admin] = await Promise.all([api('contributor'), api('manager'), api('goaladmin')]);
  const title = `Move the accounts ${Date.now()}`;
  const { Id } = await anApprovedGoal(owner, manager, { title });
  await postThisWeek(owner, Id, { Likelihood: 3, Quality: 2 });
  const asked = `Train two deputies ${Date.now()}`;
  const other = await aGoal(owner, { title: asked });
  const { page, watch } = await visit('manager', PATH);
  const thread = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
      .first();
  await expect(thread(title).getByText(/posted week \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);

  // The list stays as it was read: nothing that is asked from now on is answered.
  await page.route(/\/api\/notification\/\d+$/i, () => undefined);
  await admin.call('goals.approve', { body: { Id: other.Id, Status: 'approved' } });
  watch.allow(409, /\/api\//);
  await thread(asked)
    .getByRole('button', { name: `Approve: ${asked}` })
    .click();
  await expect(thread(asked).getByRole('alert')).toContainText(admin.me.Profile.Name);
});
