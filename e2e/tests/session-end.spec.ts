import { expect, originOf, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { hireNewcomer } from '../src/newcomer.ts';
import { fillLogin, logInAs } from '../src/sign-in.ts';

const SIGNED_OUT_PATH = /^\/(api|hubs)\//;

test('[SHELL-013] [SHELL-029] [AUTH-005] signing out ends at the login, in every tab, and Back does not lead inside', async ({
  signIn,
}) => {
  const { page, watch } = await signIn('hradmin', { path: '/v3/organization' });
  const second = await page.context().newPage();
  await second.goto('/v3/notifications');
  await expect(second.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  await new Frame(page).signOut();
  for (const tab of [page, second]) {
    await expect(new Frame(tab).loginHeading).toBeVisible();
    await expect(tab).toHaveURL(/\/v3\/login$/);
    await expect(tab.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('token');

  await page.goBack();
  await expect(new Frame(page).loginHeading).toBeVisible();
  expect(watch.problems).toEqual([]);
});

test('[API-003] [AUTH-006] a revoked token ends at the login without a reload, which leads back to where one was', async ({
  visit,
  serverOrigin,
  request,
}) => {
  const { page, watch } = await visit('hradmin', '/v3/profile/3');
  await expect(page.getByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem(`cadence.token.${location.host}`));
  // The server closes the hub connection of a revoked session; trying to come back shows the page that it is over.
  watch.allow(401, SIGNED_OUT_PATH);
  const signedOut = await request.post(`${serverOrigin}/api/Auth/SignOut`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(signedOut.status()).toBe(200);
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/profile\/3$/);
  await fillLogin(page, 'hradmin');
  await expect(page.getByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();
});

test('[LIVE-003] [AUTH-016] a deactivated user ends at the login at once, cannot come back, and can after activation', async ({
  visit,
  api,
  open,
  baseURL,
}) => {
  const globex = originOf('globex', baseURL);
  const { id, email } = await hireNewcomer(await api('orgadmin', 'globex'), 'Soraya Lindqvist');
  const admin = await visit('orgadmin', '/v3/home', { tenant: 'globex' });
  const victim = await open('victim', { baseURL: globex });
  await victim.page.goto('/v3/goals');
  await logInAs(victim.page, email);
  await expect(victim.page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  victim.watch.allow(401, SIGNED_OUT_PATH);

  await admin.page.goto(`/v3/profile/${id}`);
  await admin.page.getByRole('button', { name: 'Deactivate User' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate User' }).click();
  await expect(admin.page.getByRole('button', { name: 'Activate User', exact: true })).toBeVisible();

  await expect(new Frame(victim.page).loginHeading).toBeVisible();
  await expect(victim.page.getByText('Your account has been deactivated.')).toBeVisible();

  const again = await open('deactivated', { baseURL: globex });
  again.watch.allow(400, /Auth\/Login$/i);
  await again.page.goto('/v3/login');
  await logInAs(again.page, email);
  await expect(again.page.getByRole('alert')).toContainText(/deactivated/i);

  await admin.page.getByRole('button', { name: 'Activate User', exact: true }).click();
  await expect(admin.page.getByRole('button', { name: 'Deactivate User' })).toBeVisible();
  await logInAs(again.page, email);
  await expect(again.page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
});

test('signing out while the live connection opens leaves no error behind', async ({ visit }) => {
  const { page, watch } = await visit('hradmin', '/v3/home');
  await test.step('a ticket that is still under way opens no socket', async () => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/hubs\/message\/negotiate/, async (route) => {
      asked.resolve();
      await answer.promise;
      await route.abort();
    });
    const sockets: string[] = [];
    await page.reload();
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await asked.promise;
    await new Frame(page).signOut();
    await expect(new Frame(page).loginHeading).toBeVisible();
    answer.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    expect(sockets).toEqual([]);
  });

  await test.step('a socket that comes after the sign-out is closed, not refused', async () => {
    await fillLogin(page, 'hradmin');
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem(`cadence.token.${location.host}`));
    // Asked for by the page: a ticket belongs to the address where it was handed out (D-112).
    const accessToken = await page.evaluate(async (authorization) => {
      const headers = { authorization };
      const negotiated = await fetch('/hubs/message/negotiate', { method: 'POST', headers });
      return ((await negotiated.json()) as { accessToken: string }).accessToken;
    }, `Bearer ${token}`);
    await new Frame(page).signOut();
    await expect(new Frame(page).loginHeading).toBeVisible();
    const code = await page.evaluate(
      (ticket) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`/hubs/message?access_token=${ticket}`);
          socket.addEventListener('close', (event) => resolve(event.code));
        }),
      accessToken,
    );
    expect(code).toBe(1000);
  });
  expect(watch.problems).toEqual([]);
});
