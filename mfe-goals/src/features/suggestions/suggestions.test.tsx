import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { Suggested } from '@cadence/shared-contract';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const offering = (...data: string[]): Suggested => ({ Success: true, Message: null, data });

async function openForm({
  suggestGoals = true,
  titles = offering(),
}: {
  suggestGoals?: boolean;
  titles?: Suggested;
}) {
  const asked: (string | undefined)[] = [];
  const count = <T,>(answer: T, title: string | undefined): T => {
    asked.push(title);
    return answer;
  };
  server.use(
    on('suggestions.titles', ({ body }) => count(titles, body.Title)),
    on('suggestions.measurements', () => offering('Churn is 4% on December 31')),
    on('suggestions.description', () => ({ Success: false, Message: 'Not now.', data: [] })),
    on('goals.parentCandidates', () => ({ data: [] })),
  );
  showGoals(server, { route: '/v3/goals?do=add', session: fakeSession({ abilities: { suggestGoals } }) });
  const form = within(await screen.findByRole('dialog'));
  return { form, asked, title: await form.findByRole('textbox', { name: /^Title/ }) };
}

test('[AI-001][AI-003] suggestions appear under title and measurement, and one press inserts one or takes it back', async () => {
  const { form, title } = await openForm({ titles: offering('Cut churn to 4%', 'Keep 96% of customers') });
  await userEvent.type(title, 'Churn');
  await userEvent.click(await form.findByRole('button', { name: 'Cut churn to 4%' }));
  expect(title).toHaveValue('Cut churn to 4%');
  await userEvent.click(form.getByRole('button', { name: 'Undo' }));
  expect(title).toHaveValue('Churn');
  const measure = form.getByRole('textbox', { name: /^Measure/ });
  await userEvent.type(measure, 'Finance counts.');
  await userEvent.click(await form.findByRole('button', { name: 'Churn is 4% on December 31' }));
  expect(measure).toHaveValue('Finance counts.\n\nChurn is 4% on December 31');
  expect(form.queryByText('Not now.')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[AI-001][AI-003] a description is suggested, too', async () => {
  const { form, title } = await openForm({});
  server.use(on('suggestions.description', () => offering('Call every customer.')));
  await userEvent.type(title, 'Churn');
  await userEvent.click(await form.findByRole('button', { name: 'Call every customer.' }));
  expect(form.getByRole('textbox', { name: /^Description/ })).toHaveValue('Call every customer.');
});

test('[AI-002] suggestions are requested 400 ms after the last change of the title', async () => {
  const { title, asked } = await openForm({});
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(title, 'Less churn');
    await act(async () => jest.advanceTimersByTimeAsync(399));
    expect(asked).toEqual([]);
    await user.type(title, '!');
    await act(async () => jest.advanceTimersByTimeAsync(399));
    expect(asked).toEqual([]);
    await act(async () => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(asked).toEqual(['Less churn!']));
});

test('without an endpoint there is no trace of suggestions', async () => {
  const { form, title, asked } = await openForm({ suggestGoals: false, titles: offering('Cut churn to 4%') });
  await userEvent.type(title, 'Less churn');
  await userEvent.type(form.getByRole('textbox', { name: /^Measure/ }), 'Finance counts every month.');
  expect(form.queryByRole('group', { name: /Suggestions/ })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
