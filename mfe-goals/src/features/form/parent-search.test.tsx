import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { on, setupApiServer } from '@cadence/shared-auth/testing';
import type { ParentCandidate } from '@cadence/shared-contract';
import { ANA } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

function candidate(Id: number, Title: string): ParentCandidate {
  return { Id, Title, Owner: ANA, ParentId: null, IsCompanyGoal: false, IsDisabled: false };
}

const NEAREST = [candidate(2, 'Reach 118%'), candidate(3, 'Renew the charter')];
const FAR = [candidate(900, 'Renew 40 contracts')];

/** Opens the list of parents in the form; answers what the server was asked for. */
async function openParents({ hasMore }: { readonly hasMore: boolean }) {
  const searches: (string | undefined)[] = [];
  server.use(
    on('goals.parentCandidates', ({ query }) => {
      searches.push(query.search);
      if (query.search === undefined) return { data: NEAREST, HasMore: hasMore };
      const data = FAR.filter(({ Title }) => Title.toLowerCase().includes(query.search ?? ''));
      return { data, HasMore: false };
    }),
  );
  showGoals(server, { goals: [], bundles: [], route: '/v3/goals?do=add' });
  const form = within(await screen.findByRole('dialog', { name: /goal$/ }));
  await userEvent.click(form.getByRole('button', { name: 'Select Parent' }));
  await form.findByRole('radio', { name: /Reach 118%/ });
  return { form, searches, box: form.getByRole('searchbox', { name: 'Search parent goals' }) };
}

test('[GOAL-167] a search goes beyond the nearest goals, and keeps the matching ones', async () => {
  const { form, box } = await openParents({ hasMore: true });
  expect(form.getByText('There are more: type to narrow the list.')).toBeVisible();
  await userEvent.type(box, 'renew');
  expect(form.getByRole('radio', { name: /Renew the charter/ })).toBeVisible();
  expect(form.queryByRole('radio', { name: /Reach 118%/ })).not.toBeInTheDocument();
  await userEvent.click(await form.findByRole('radio', { name: /Renew 40 contracts/ }));
  expect(form.getByText('Renew 40 contracts', { selector: '.gl-parent-value *' })).toBeVisible();
});

test('[GOAL-167] one request is sent, 300 ms after the last keystroke', async () => {
  const { searches, box } = await openParents({ hasMore: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(box, 'renew');
    await act(async () => jest.advanceTimersByTimeAsync(299));
    expect(searches).toEqual([undefined]);
    await act(async () => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(searches).toEqual([undefined, 'renew']));
});

test('[GOAL-167] once all candidates are loaded, no further request is sent', async () => {
  const { form, searches, box } = await openParents({ hasMore: false });
  await userEvent.type(box, 'charter');
  await waitFor(() => expect(form.queryByRole('radio', { name: /Reach/ })).not.toBeInTheDocument());
  await userEvent.clear(box);
  await userEvent.type(box, 'nothing like it');
  expect(await form.findByText('No goal to align to was found.')).toBeVisible();
  expect(searches).toEqual([undefined]);
});
