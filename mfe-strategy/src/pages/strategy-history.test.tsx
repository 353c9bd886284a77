import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { noDialog, showStrategy } from '../testing/show-strategy.tsx';
import {
  fakeStrategy,
  fakeVersion,
  serveStrategy,
  UNWRITTEN,
  WRITTEN,
} from '../testing/strategy.fixtures.ts';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const NOW = fakeVersion(9, WRITTEN);
const BEFORE = fakeVersion(4, {
  PublishedAt: '2026-05-06T02:30:00.000Z',
  StrategyBasic: { ...WRITTEN.StrategyBasic, Mission: '<p>Keep some equipment working.</p>' },
  Objectives: WRITTEN.Objectives ?? {},
});
const serve = () => serveStrategy(server, fakeStrategy(WRITTEN), { versions: [NOW, BEFORE] });
const drawer = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('versions are listed with their time, in the viewer’s zone, and their author', async () => {
  serve();
  const { location } = showStrategy();
  await userEvent.click(await screen.findByRole('button', { name: 'View history' }));
  const list = await drawer('History');
  const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Nov 03, 2026 09:00 amIngrid SøndergaardPublished now',
    'May 05, 2026 09:30 pmIngrid Søndergaard',
  ]);
  expect(location()).toBe('/v3/strategy?show=history');
  expect(await findViolations()).toEqual([]);
});

test('a version is compared with today, read whole, and restored as a draft that can be taken back', async () => {
  const held = serve();
  const { location, toasts } = showStrategy('?show=history');
  await userEvent.click(await (await drawer('History')).findByRole('button', { name: /^May 05/ }));
  const one = await drawer(/^Version of May 05, 2026/);
  expect(location()).toBe('/v3/strategy?show=history&version=4');
  expect(await one.findByRole('heading', { name: 'Mission Statement' })).toBeVisible();
  expect(one.getByText('added:').closest('ins')).toHaveTextContent('some');
  const video = one.getByRole('heading', { name: 'CEO video message' }).closest('header');
  expect(video).toHaveTextContent(/message\s?Removed$/);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(one.getByRole('button', { name: 'Whole version' }));
  expect(one.getByText('Keep some equipment working.')).toBeVisible();
  await userEvent.click(one.getByRole('button', { name: 'Restore as Draft' }));
  await noDialog();
  expect(held.saved).toMatchObject([
    {
      StrategyBasic: { Mission: '<p>Keep some equipment working.</p>' },
      StrategyVideo: { VideoUrl: '' },
      IsPublish: false,
      UpdatedAt: '2026-11-03T15:00:00.000Z',
    },
  ]);
  expect(await screen.findByText('Keep some equipment working.')).toBeVisible();
  expect(screen.getByText('This is a draft')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Restored as a draft']);
  toasts[0]?.action?.onClick();
  expect(await screen.findByText('Keep the equipment working.')).toBeVisible();
  expect(held.saved[1]).toMatchObject({ IsPublish: false, UpdatedAt: '2026-11-19T10:01:00.000Z' });
});

test('the version of today differs in nothing, and there is nothing to restore', async () => {
  serve();
  const { location } = showStrategy('?show=history&version=9');
  const one = await drawer(/^Version of Nov 03/);
  expect(await one.findByText('Nothing differs')).toBeVisible();
  expect(one.queryByRole('button', { name: 'Restore as Draft' })).not.toBeInTheDocument();
  await userEvent.click(one.getByRole('button', { name: 'All Versions' }));
  await waitFor(() => expect(location()).toBe('/v3/strategy?show=history'));
});

test('without a version, and without an answer, it is said', async () => {
  serveStrategy(server, UNWRITTEN);
  const nothing = showStrategy('?show=history');
  expect(await screen.findByText('Nothing was published yet')).toBeVisible();
  nothing.unmount();
  server.use(onOffline('strategy.history'), onOffline('strategy.version'));
  const offline = showStrategy('?show=history');
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  offline.unmount();
  showStrategy('?show=history&version=4');
  expect(await screen.findByText('The version could not be loaded')).toBeVisible();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: /^Version of May 05/ })).toBeVisible();
});
