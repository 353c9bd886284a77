import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { api } from '@cadence/shared-auth';
import { ApiProblem, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeBundle, fakeGoal } from '../../testing/goals.fixtures.ts';
import { openVersioned, VERSIONED_WALKS, type VersionedId } from '../../testing/versioned-changes.ts';

const server = setupApiServer();
const VERSION = fakeGoal().UpdatedAt;
const NEWER = '2026-11-19T12:00:00.000Z';
const OPERATIONS = Object.keys(VERSIONED_WALKS) as VersionedId[];

/** Refuses the first call as stale, and answers the next; returns the versions that were sent. */
async function walk(operation: VersionedId) {
  const { permission, goal = {} } = VERSIONED_WALKS[operation];
  const reworded = { ...goal, GoalDetail: { Title: 'Reworded title' }, UpdatedAt: NEWER };
  const newer = fakeBundle(fakeGoal(reworded), { Permissions: [permission] });
  const sent: (string | undefined)[] = [];
  const opened = await openVersioned(server, operation);
  server.use(
    on(operation, ({ body }) => {
      sent.push(body.UpdatedAt);
      if (sent.length > 1) return { ...newer, Overwritten: null };
      server.use(on('goals.read', () => newer));
      throw new ApiProblem('stale', 'This goal was changed meanwhile.');
    }),
  );
  return { ...opened, sent };
}

test.each(OPERATIONS)(
  '[D-85] %s sends the version that was read, and goes on after a conflict',
  async (id) => {
    const { dialog, press, sent } = await walk(id);
    await press();
    await dialog.findByText('This goal was changed meanwhile.');
    expect(sent).toEqual([VERSIONED_WALKS[id].version ?? VERSION]);
    // The form shows what has changed and asks (see the tests of the form); the dialogs are sent again.
    if (id === 'goals.update') return;
    expect(dialog.getByText(/Nothing was changed, and your text is still here/)).toBeVisible();
    await screen.findAllByText('Reworded title');
    await press();
    await waitFor(() =>
      expect(sent).toEqual([VERSIONED_WALKS[id].version ?? VERSION, VERSIONED_WALKS[id].version ?? NEWER]),
    );
  },
);

test.each(OPERATIONS)('[D-122] %s has the key of its form, also after another change', async (id) => {
  const { dialog, press } = await walk(id);
  const keys: (string | null)[] = [];
  server.use(
    on(id, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new ApiProblem('internal', 'Something went wrong!!');
    }),
    on('goals.startFollowing', () => ({ IsFollowed: true })),
  );
  await press();
  await dialog.findByText('Something went wrong!!');
  await api.call('goals.startFollowing', { params: { id: 7 } });
  await press();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('[D-85] the newest version stays the one to go on from when the next attempt is cut off', async () => {
  const { dialog, press, sent } = await walk('goals.shelve');
  await press();
  await dialog.findByText('This goal was changed meanwhile.');
  await screen.findAllByText('Reworded title');
  server.use(onOffline('goals.shelve', { once: true }));
  await press();
  await dialog.findByText('We could not confirm that it was saved; trying again is safe.');
  await press();
  await waitFor(() => expect(sent).toEqual([VERSION, NEWER]));
});

test('[D-116] what a save has overwritten is said', async () => {
  const { dialog, toasts } = await walk('goals.finalize');
  server.use(
    on('goals.finalize', () => ({
      Goal: fakeGoal({ State: 'results_in_review' }),
      Permissions: [],
      Overwritten: [
        { Field: 'Outcome', Value: 'We came close.' },
        { Field: 'Completed', Value: false },
        { Field: 'Quality', Value: 1 },
        { Field: 'ObjectiveResult', Value: null },
      ],
    })),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save Result' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Result saved'));
  expect(toasts.at(-1)?.description).toBe(
    'This replaced: Description of the result (was “We came close.”), Achieved (was no), Quality, Percentage (was empty).',
  );
});
