import { fakeSession, setupApiServer } from '@cadence/shared-auth/testing';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp, type Components, type RenderedApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);
afterEach(() => jest.useRealTimers());

const goals = makeDescriptor('goals', {
  routes: [
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './list' } },
    { id: 'goal', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './list' } },
  ],
  menu: [{ routeId: 'list', label: 'Goals', icon: 'goals', order: 20, to: '/v3/goals', hotkey: 'g g' }],
  commands: [
    {
      id: 'add',
      label: 'Add a goal',
      to: '/v3/goals?do=add',
      hotkey: 'c',
      access: { abilities: ['addGoal'] },
    },
  ],
});
const heard = jest.fn();
const GoalsPage = () => (
  <div>
    <p>The goals list</p>
    <input aria-label="Search" />
  </div>
);

async function start(path: string, mayAdd = true): Promise<RenderedApp> {
  const view = renderApp(server, {
    path,
    session: fakeSession({ abilities: { addGoal: mayAdd } }),
    remotes: [goals],
    components: { 'goals/./list': GoalsPage },
  });
  await screen.findByRole('navigation', { name: 'Main' });
  return view;
}

test('G and a letter go to a page, and no one else hears the second key', async () => {
  document.addEventListener('keydown', heard);
  const view = await start('/v3/home');
  await userEvent.keyboard('g');
  heard.mockClear();
  await userEvent.keyboard('g');
  await screen.findByText('The goals list');
  expect(view.location()).toBe('/v3/goals');
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);

  await userEvent.keyboard('gn');
  await screen.findByText('There are no notifications right now.');
  await userEvent.keyboard('gd');
  await waitFor(() => expect(view.location()).toBe('/v3/home'));
});

test('a command’s letter begins it, on its own page without leaving what is chosen there', async () => {
  const view = await start('/v3/home');
  await userEvent.keyboard('c');
  await waitFor(() => expect(view.location()).toBe('/v3/goals?do=add'));
  view.unmount();

  const other = await start('/v3/goals/12?period=3');
  await screen.findByText('The goals list');
  await userEvent.keyboard('c');
  await waitFor(() => expect(other.location()).toBe('/v3/goals/12?period=3&do=add'));
});

test('a command that is not open to the person has no key', async () => {
  const view = await start('/v3/home', false);
  await userEvent.keyboard('c');
  expect(view.location()).toBe('/v3/home');
});

test('typed letters, letters with a modifier and letters of a page under a dialog stay what they are', async () => {
  const view = await start('/v3/goals');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'cgd');
  expect(view.location()).toBe('/v3/goals');
  act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
  await userEvent.keyboard('{Control>}c{/Control}{Shift>}c{/Shift}');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('gd');
  expect(view.location()).toBe('/v3/goals');
});

test('after a pause the second key is a first one', async () => {
  const view = await start('/v3/goals');
  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'g' });
  act(() => jest.advanceTimersByTime(1_500));
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(view.location()).toBe('/v3/goals');
  fireEvent.keyDown(document.body, { key: 'g' });
  act(() => jest.advanceTimersByTime(1_499));
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(view.location()).toBe('/v3/home');
});

test('on a keyboard of another script the Latin letter of the key counts', async () => {
  const view = await start('/v3/home');
  fireEvent.keyDown(document.body, { key: 'с', code: 'KeyC' });
  await waitFor(() => expect(view.location()).toBe('/v3/goals?do=add'));
});

describe('a command that can be given over any page', () => {
  const dialog = {
    id: 'add',
    component: { expose: './dialog' as const },
    meta: {},
  };
  const over = makeDescriptor('goals', {
    ...{ routes: goals.routes, menu: goals.menu, commands: goals.commands ?? [] },
    slots: { 'frame.dialog': [dialog] },
  });
  const NewGoal = ({ name, onClose }: SlotProps<'frame.dialog'>) => (
    <button type="button" onClick={onClose}>
      Close {name}
    </button>
  );
  const open = async (path: string, components: Components): Promise<RenderedApp> => {
    const view = renderApp(server, {
      path,
      session: fakeSession({ abilities: { addGoal: true } }),
      remotes: [over],
      components: { 'goals/./list': GoalsPage, ...components },
    });
    await screen.findByRole('navigation', { name: 'Main' });
    return view;
  };

  test('opens over it, by its letter or from the palette, and closing it leaves one there', async () => {
    const view = await open('/v3/notifications?page=1', { 'goals/./dialog': NewGoal });
    await userEvent.keyboard('c');
    await userEvent.click(await screen.findByRole('button', { name: 'Close add' }));
    expect(view.location()).toBe('/v3/notifications?page=1');
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /^Add a goal/ });
    await userEvent.keyboard('add a goal{Enter}');
    await screen.findByRole('button', { name: 'Close add' });
    expect(view.location()).toBe('/v3/notifications?page=1&over=goals%3Aadd');
  });

  test('is still given on its own page', async () => {
    const view = await open('/v3/goals/12', { 'goals/./dialog': NewGoal });
    await screen.findByText('The goals list');
    await userEvent.keyboard('c');
    await waitFor(() => expect(view.location()).toBe('/v3/goals/12?do=add'));
  });

  test('says over the page that it cannot be shown, and Escape leaves one there', async () => {
    const view = await open('/v3/notifications', {});
    await userEvent.keyboard('c');
    const dialog = await screen.findByRole('dialog', { name: 'Add a goal' });
    expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.location()).toBe('/v3/notifications'));
  });
});
