import { findViolations } from '@cadence/shared-auth/testing';
import type { RemoteDescriptor, SlotName } from '@cadence/shared-contract/remote';
import { SLOT_NAMES } from '@cadence/shared-contract/remote';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FailureAnnouncer, PlatformProvider, SlotOutlet, type Platform } from './index.ts';
import { SLOT_FAILURES } from './slot-failure.tsx';
import { composePlatform } from './testing/compose-platform.ts';
import { makeDescriptor } from './testing/fixtures.ts';
import { makeContainer } from './testing/loader-harness.ts';

async function show(platform: Platform, children: ReactNode): Promise<ReturnType<typeof render>> {
  return act(async () =>
    render(
      <PlatformProvider platform={platform}>
        <FailureAnnouncer>{children}</FailureAnnouncer>
      </PlatformProvider>,
    ),
  );
}

const withWidgets = (name: string): RemoteDescriptor =>
  makeDescriptor(name, {
    slots: {
      'dashboard.widget': [
        {
          id: 'late',
          component: { expose: './late' },
          meta: { title: 'Late', size: 's', area: 'main', order: 2 },
        },
        {
          id: 'early',
          component: { expose: './early' },
          meta: { title: 'Early', size: 's', area: 'main', order: 1 },
        },
      ],
    },
  });

const Early = ({ periodId }: { periodId: number }): ReactNode => <h2>early of {periodId}</h2>;
const widgets = {
  './early': () => ({ default: Early }),
  './late': () => {
    throw new Error('throws on import');
  },
};
const dashboard = <SlotOutlet name="dashboard.widget" props={{ periodId: 3 }} />;

test('a widget that fails keeps its place with its name, a sentence, Retry and the incident', async () => {
  const platform = composePlatform({ modules: widgets, descriptor: withWidgets });
  const { container } = await show(platform, dashboard);
  expect(await screen.findByText('early of 3')).toBeVisible();
  const late = await screen.findByRole('region', { name: 'Late' });
  expect(late).toHaveTextContent(/could not be started/);
  expect(late).toHaveTextContent(/K7Q2/);
  expect(within(late).getByRole('button', { name: 'Retry' })).toHaveAccessibleDescription('Late');
  expect(screen.getByRole('status')).toHaveTextContent('Late can’t be shown right now.');
  expect(await findViolations(container)).toEqual([]);
});

test('a remote that takes several widgets with it is said in one sentence, and one Retry brings all of them', async () => {
  let isAway = true;
  const both = { './early': widgets['./early'], './late': () => ({ default: () => <h2>late</h2> }) };
  const platform = composePlatform({
    descriptor: withWidgets,
    loadEntry: async () => {
      if (isAway) throw new Error('away');
      return makeContainer(both);
    },
  });
  await show(platform, dashboard);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Early and Late can’t be shown right now.'),
  );
  isAway = false;
  const late = screen.getByRole('region', { name: 'Late' });
  await userEvent.click(within(late).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'late' })).toHaveFocus();
  expect(await screen.findByText('early of 3')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the focus stays on a Retry that fails again', async () => {
  const second = Promise.withResolvers<never>();
  let isFirst = true;
  const platform = composePlatform({
    descriptor: withWidgets,
    loadEntry: async () => (isFirst ? Promise.reject(new Error('away')) : second.promise),
  });
  await show(platform, dashboard);
  isFirst = false;
  const late = await screen.findByRole('region', { name: 'Late' });
  await userEvent.click(within(late).getByRole('button', { name: 'Retry' }));
  const retrying = within(late).getByRole('button', { name: 'Retrying' });
  expect(retrying).toHaveFocus();
  await act(async () => second.reject(new Error('away still')));
  await waitFor(() => expect(retrying).toHaveAccessibleName('Retry'));
  expect(retrying).toHaveFocus();
});

test('a widget that throws while rendering is drawn again by Retry, which hands the focus on', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Late = (): ReactNode => {
    if (isBroken) throw new Error('throws on render');
    return <h2>late is here</h2>;
  };
  const platform = composePlatform({
    descriptor: withWidgets,
    modules: { ...widgets, './late': () => ({ default: Late }) },
  });
  await show(platform, dashboard);
  const retry = async (): Promise<void> => {
    const late = await screen.findByRole('region', { name: 'Late' });
    expect(late).toHaveTextContent(/The rest of the page keeps working/);
    await userEvent.click(within(late).getByRole('button', { name: 'Retry' }));
  };
  await retry();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus());
  isBroken = false;
  await retry();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'late is here' })).toHaveFocus());
  silence.mockRestore();
});

test('an incompatible widget says what it waits for, without an incident', async () => {
  const descriptor = (name: string): RemoteDescriptor => ({
    ...withWidgets(name),
    requires: { react: '^18.0.0' },
  });
  await show(composePlatform({ descriptor }), dashboard);
  const late = await screen.findByRole('region', { name: 'Late' });
  expect(late).toHaveTextContent(/newer version of the platform/);
  expect(late).not.toHaveTextContent(/Request/);
});

const withOverlays = (name: string): RemoteDescriptor =>
  makeDescriptor(name, {
    commands: [{ id: 'add', label: 'Add a goal', to: `/v3/${name}?do=add` }],
    slots: {
      'goal.drawer': [{ id: 'goal', component: { expose: './goal' }, meta: { title: 'Goal' } }],
      'frame.dialog': [{ id: 'add', component: { expose: './add' }, meta: {} }],
      'profile.tab': [
        { id: 'tab', component: { expose: './tab' }, meta: { path: 'goals', label: 'Goals', order: 1 } },
      ],
      'header.action': [{ id: 'action', component: { expose: './action' }, meta: { order: 1 } }],
      'frame.notice': [{ id: 'notice', component: { expose: './notice' }, meta: { unsent: 'x', order: 1 } }],
    },
  });

test.each([
  ['Goal', (onClose: () => void) => <SlotOutlet name="goal.drawer" props={{ goalId: 1, onClose }} />],
  [
    'Add a goal',
    (onClose: () => void) => <SlotOutlet name="frame.dialog" props={{ name: 'add', onClose }} />,
  ],
])(
  'what opens over a page opens and says that %s cannot be shown; Escape closes it',
  async (name, outlet) => {
    const onClose = jest.fn();
    let isAway = true;
    const Here = (): ReactNode => <p>It is here</p>;
    const platform = composePlatform({
      descriptor: withOverlays,
      loadEntry: async () => {
        if (isAway) throw new Error('away');
        return makeContainer({ './goal': () => ({ default: Here }), './add': () => ({ default: Here }) });
      },
    });
    await show(platform, outlet(onClose));
    const dialog = await screen.findByRole('dialog', { name });
    expect(within(dialog).getByText(`${name} can’t be shown right now`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    isAway = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('It is here')).toBeVisible();
  },
);

test('the panel of a tab says so in the tab’s words', async () => {
  await show(
    composePlatform({ descriptor: withOverlays }),
    <SlotOutlet name="profile.tab" props={{ personId: 1 }} />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Goals can’t be shown right now/);
});

test.each([
  ['header.action', 'action'],
  ['frame.notice', 'notice'],
] as const)('%s collapses for users, and says so in development', async (name, id) => {
  const outlet = <SlotOutlet name={name} props={{}} />;
  const { container, unmount } = await show(composePlatform({ descriptor: withOverlays }), outlet);
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
  unmount();
  const platform = composePlatform({ descriptor: withOverlays, environment: 'development' });
  await show(platform, outlet);
  expect(await screen.findByText(new RegExp(`${id} is missing \\(module\\)`))).toBeVisible();
});

test('every slot has decided what becomes of a failure', () => {
  expect(Object.keys(SLOT_FAILURES)).toEqual(expect.arrayContaining([...SLOT_NAMES] satisfies SlotName[]));
});

test('one contribution can be shown by its id', async () => {
  const platform = composePlatform({ modules: widgets, descriptor: withWidgets });
  const [early] = platform.slotEntries('dashboard.widget');
  expect(platform.slotEntries('dashboard.widget').map(({ id }) => id.split(':')[1])).toEqual([
    'early',
    'late',
  ]);
  await show(platform, <SlotOutlet name="dashboard.widget" props={{ periodId: 3 }} id={early?.id ?? ''} />);
  expect(await screen.findByText('early of 3')).toBeVisible();
});
