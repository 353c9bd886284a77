import type { RoleName } from '@cadence/shared-contract';
import { fakeSession, findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { Link } from '@cadence/shared-ui/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const goals = makeDescriptor('goals', {
  slots: {
    'dashboard.widget': [
      {
        id: 'goals',
        component: { expose: './goals' },
        meta: { title: 'Company goals', size: 'm', area: 'main', order: 20 },
      },
      {
        id: 'compliance',
        component: { expose: './compliance' },
        meta: { title: 'Compliance', size: 's', area: 'aside', order: 30 },
        access: { notRoles: ['observer'] },
      },
      {
        id: 'reminders',
        component: { expose: './reminders' },
        meta: { title: 'Reminders', size: 'l', area: 'main', order: 10 },
        access: { notRoles: ['observer'] },
      },
    ],
  },
});
/** As a remote for strategy will fill its place, whenever there is one. */
const strategy = makeDescriptor('strategy', {
  slots: {
    'dashboard.widget': [
      {
        id: 'summary',
        component: { expose: './summary' },
        meta: { title: 'Strategy', size: 's', area: 'top', order: 10 },
        access: { notRoles: ['observer'] },
      },
    ],
  },
});

const titled = (title: string) => (): ReactNode => <h2>{title}</h2>;
const components = {
  'goals/./reminders': titled('Reminders'),
  'goals/./goals': titled('Company goals'),
  'goals/./compliance': titled('Compliance'),
  'strategy/./summary': titled('Strategy'),
};

async function showHome(options: Partial<RenderAppOptions> & { readonly role?: RoleName } = {}) {
  const { role = 'manager', ...rest } = options;
  const session = fakeSession({ profile: { RoleName: role } });
  const view = renderApp(server, {
    path: '/v3/home',
    session,
    remotes: [strategy, goals],
    components,
    ...rest,
  });
  await screen.findByRole('heading', { level: 2, name: 'Company goals' });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  const main = within(screen.getByRole('main'));
  return { ...view, headings: main.getAllByRole('heading', { level: 2 }).map((one) => one.textContent) };
}

test('[DASH-001] the title, then strategy, reminders, company goals and compliance, in any order of loading', async () => {
  const { headings, container } = await showHome();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(headings).toEqual(['Strategy', 'Reminders', 'Company goals', 'Compliance']);
  expect(await findViolations(container)).toEqual([]);
});

test('[DASH-001] without a remote for strategy its place is empty', async () => {
  const { headings, container } = await showHome({ remotes: [goals] });
  expect(headings).toEqual(['Reminders', 'Company goals', 'Compliance']);
  expect(container.querySelector('.sh-home-top')).toBeNull();
});

test('[DASH-002] an observer has neither strategy nor reminders nor compliance', async () => {
  const { headings } = await showHome({ role: 'observer' });
  expect(headings).toEqual(['Company goals']);
});

test.each(['goals/./reminders', 'goals/./compliance', 'strategy/./summary'])(
  'when %s throws, it keeps its place and the rest of the dashboard is still shown',
  async (broken) => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { headings } = await showHome({
      components: {
        ...components,
        [broken]: () => {
          throw new Error('broken');
        },
      },
    });
    silence.mockRestore();
    expect(headings).toEqual(['Strategy', 'Reminders', 'Company goals', 'Compliance']);
    // The frame has a status of its own while the hub is not connected.
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(main.getByRole('status')).toHaveTextContent(/^\S+ can’t be shown right now\.$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a widget that has nothing to show leaves no strip behind', async () => {
  const { container } = await showHome({ components: { ...components, 'strategy/./summary': () => null } });
  expect(container.querySelector('.sh-home-top')).toBeEmptyDOMElement();
});

test('what opens and closes in the address draws no widget again', async () => {
  let drawn = 0;
  const { location } = await showHome({
    components: {
      ...components,
      'goals/./goals': () => {
        drawn += 1;
        return <h2>Company goals</h2>;
      },
      'goals/./compliance': () => (
        <>
          <h2>Compliance</h2>
          <Link to="/v3/home?behind=all">Open</Link>
          <Link to="/v3/home">Close</Link>
        </>
      ),
    },
  });
  const before = drawn;
  for (const [name, query] of [
    ['Open', '?behind=all'],
    ['Close', ''],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(location()).toBe(`/v3/home${query}`);
  }
  expect(drawn).toBe(before);
});
