import { fakeSession, findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { composed } from '../testing/composed.tsx';
import { forgetBrowser, renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const LOCAL = { overrideOrigins: ['http://localhost:*'] };
const broken = makeDescriptor('broken', {
  slots: {
    'dashboard.widget': [
      {
        id: 'part',
        component: { expose: './part' },
        meta: { title: 'Broken part', size: 's', area: 'main', order: 3 },
      },
    ],
  },
});

async function show(options: Partial<RenderAppOptions> = {}) {
  const view = renderApp(server, { path: '/v3/home?inspect', ...composed, config: LOCAL, ...options });
  await screen.findByRole('navigation', { name: 'Main' });
  return view;
}
const findInspector = () => screen.findByRole('complementary', { name: 'Inspector' });
const choose = (tab: RegExp) => userEvent.click(screen.getByRole('tab', { name: tab }));

test('?inspect shows remotes with version and the state of what was asked for', async () => {
  await show({ remotes: [...composed.remotes, broken] });
  const inspector = await findInspector();
  await within(inspector).findByRole('row', { name: /^goals 1\.0\.0-b\.1 .* \.\/week \d+ ms ready$/ });
  expect(within(inspector).getByRole('row', { name: /^people .* not asked for$/ })).toBeVisible();
  expect(
    within(inspector).getByRole('row', { name: /^broken .* failed in module: No broken/ }),
  ).toBeVisible();
  expect(inspector).toHaveTextContent(/Registry1Sourcein the pageSignaturenone/);
  expect(await findViolations(inspector)).toEqual([]);
});

test('slots say where each contribution comes from, errors their phase and incident', async () => {
  await show({ remotes: [...composed.remotes, broken] });
  const inspector = within(await findInspector());
  await choose(/^Slots/);
  expect(
    await inspector.findByRole('row', { name: 'dashboard.widget goals:week Goals ready' }),
  ).toBeVisible();
  await choose(/^Errors/);
  const incidents = await inspector.findAllByRole('row', { name: /^[0-9a-f]{8} module broken \.\/part/ });
  expect(incidents[0]).toBeVisible();
  await choose(/^Shared instances/);
  expect(inspector.getByText('Every remote that has run uses the shell’s instances.')).toBeVisible();
});

test('keys open it, Escape closes it and gives the focus back', async () => {
  await show({ path: '/v3/home' });
  const link = screen.getByRole('link', { name: 'Goals' });
  link.focus();
  await userEvent.keyboard('{Control>}{Shift>}I{/Shift}{/Control}');
  const inspector = await findInspector();
  await waitFor(() => expect(within(inspector).getByRole('heading', { name: 'Inspector' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(inspector).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

test('in production it is for whoever administers the organisation’s settings', async () => {
  const production = { config: { overrideOrigins: [] } };
  const { unmount } = await show(production);
  expect(screen.queryByRole('complementary', { name: 'Inspector' })).not.toBeInTheDocument();
  unmount();
  forgetBrowser();
  await show({ ...production, session: fakeSession({ abilities: { editCompany: true } }) });
  await findInspector();
  await choose(/^Overrides/);
  expect(screen.getByText('This installation does not allow overrides.')).toBeVisible();
});

test('an override that may not come from there is refused with a sentence', async () => {
  await show();
  await findInspector();
  await choose(/^Overrides/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Remote' }), 'goals');
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await userEvent.type(address, 'https://elsewhere.example/mf-manifest.json');
  await userEvent.click(screen.getByRole('button', { name: 'Override and reload' }));
  expect(await screen.findByText('Overrides may not come from there.')).toBeVisible();
});

test('all of it is copied as text', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await show({ remotes: [...composed.remotes, broken] });
  const inspector = within(await findInspector());
  await inspector.findByRole('row', { name: /^broken .* failed in module/ });
  await user.click(inspector.getByRole('button', { name: 'Copy as text' }));
  const text = write.mock.calls[0]?.[0] ?? '';
  expect(text).toMatch(/Registry: revision 1, inlined, signature none/);
  expect(text).toMatch(/^ {2}goals 1\.0\.0-b\.1, entry –$/m);
  expect(text).toMatch(/^ {4}\.\/week ready, \d+ ms$/m);
  expect(text).toMatch(/^ {2}dashboard\.widget: broken:part \(Broken part\) failed in module/m);
});
