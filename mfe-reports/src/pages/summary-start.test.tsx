import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OutputOf, SummaryResult } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import {
  fakeChoices,
  fakeSaved,
  fakeSummary,
  fakeYear,
  NEXT,
  ORG_ADMIN,
  Q3,
  Q4,
  refused,
} from '../testing/summary.fixtures.ts';
import { serveChoices, serveSummary } from '../testing/serve-summary.ts';
import { dialog, press, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();

type Asked = { readonly periodId?: number; readonly year?: number; readonly audience: string };

/** Answers a summary of a quarter once the test says so, and records the requests. */
function serveWriting() {
  const asked: Asked[] = [];
  const held = Promise.withResolvers<SummaryResult>();
  server.use(
    on('summaries.quarter', ({ params }) => {
      asked.push(params);
      return held.promise;
    }),
  );
  return { asked, answer: (result: SummaryResult) => act(async () => held.resolve(result)) };
}

/** Polls without a pause. */
function serveProgress(steps: readonly OutputOf<'summaries.progress'>[]) {
  let step = 0;
  server.use(
    on('summaries.progress', () => {
      step += 1;
      return steps[Math.min(step, steps.length) - 1] ?? null;
    }),
  );
}

const options = async (label: string) =>
  [...(await screen.findByRole('combobox', { name: label })).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

describe('[AI-007] the start', () => {
  test('chooses a quarter that has begun, the last ended one first, and says what it will be', async () => {
    serveChoices(server);
    const { title, titleParents } = showSummary({ query: '' });
    expect(await options('Quarter')).toEqual(['Q4 2026', 'Q3 2026', 'Q2 2026']);
    expect(screen.getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q3 2026');
    expect(screen.getByText(/6 goals on each/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Audience' })).not.toBeInTheDocument();
    expect(title()).toBe('AI Goal Summary');
    expect(titleParents()).toEqual([{ label: 'Reports', to: '/v3/reports' }]);
    expect(await findViolations()).toEqual([]);
  });

  test('chooses a year', async () => {
    serveChoices(server);
    const asked: Asked[] = [];
    const year = fakeYear();
    server.use(
      on('summaries.year', ({ params }) => {
        asked.push(params);
        return year;
      }),
      on('summaries.read', () => year),
    );
    const { location } = showSummary({ query: '?year=2025&audience=me', slug: 'ai-executive-summary' });
    expect(await options('Year')).toEqual(['2026', '2025']);
    expect(screen.getByText(/4 goals on each/)).toBeVisible();
    await press('Generate');
    expect(await screen.findByRole('region', { name: 'The year' })).toBeVisible();
    expect(asked).toEqual([{ year: 2025, audience: 'me' }]);
    expect(location()).toBe('/v3/reports/ai-executive-summary?id=6');
  });

  test('takes the quarter of the address', async () => {
    serveChoices(server);
    showSummary({ query: `?period=${Q4.Id}&audience=me` });
    expect(await screen.findByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q4 2026');
  });

  test('without a quarter that has begun says so, and without a past one in the words of the documents', async () => {
    serveChoices(server, { choices: fakeChoices({ Periods: [NEXT], Years: [] }) });
    showSummary({ query: '' });
    expect(await screen.findByText('You do not have past quarter to generate report.')).toBeVisible();
  });

  test('is refused to who may not have the report', async () => {
    serveChoices(server, { choices: fakeChoices({ Reports: [1] }) });
    showSummary({ query: '' });
    expect(await screen.findByText('You may not see this report.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();
  });

  test('opens what is saved about the same, unless it is to be written again', async () => {
    serveSummary(server, fakeSummary());
    const { location } = showSummary({ query: `?period=${Q3.Id}&audience=me` });
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5');
  });

  test('with `new` offers to write again, and the saved ones as links', async () => {
    const saved = [fakeSaved(), fakeSaved({ Id: 9, Kind: 'year', PeriodId: null, Title: '2026' })];
    serveChoices(server, { saved });
    showSummary({ query: `?period=${Q3.Id}&audience=me&new=1` });
    expect(await screen.findByRole('button', { name: 'Generate again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Q3 2026, For Me' })).toHaveAttribute(
      'href',
      '/v3/reports/ai-goal-summary?id=5',
    );
    expect(screen.queryByRole('link', { name: /^2026/ })).not.toBeInTheDocument();
  });

  test('that cannot be loaded says so and can be tried again', async () => {
    serveChoices(server);
    server.use(
      on('reports.choices', () => {
        throw new ApiProblem('denied', 'You may not do this.');
      }),
    );
    showSummary({ query: '' });
    expect(await screen.findByText('You may not do this.')).toBeVisible();
    server.use(on('reports.choices', () => fakeChoices()));
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Generate' })).toBeVisible();
  });
});

describe('[AI-011] the audience', () => {
  const choices = fakeChoices({ Audiences: ['me', 'ceo'] });

  test('an Org Admin chooses For Me or For CEO, which is sent', async () => {
    serveChoices(server, { choices });
    const { asked } = serveWriting();
    showSummary({ query: '', session: ORG_ADMIN });
    expect(await screen.findByRole('button', { name: 'For Me', pressed: true })).toBeVisible();
    await press('For CEO');
    await press('Generate');
    await waitFor(() => expect(asked).toEqual([{ periodId: Q3.Id, audience: 'ceo' }]));
  });

  test('of the address counts only where it may be chosen', async () => {
    serveChoices(server);
    const { asked } = serveWriting();
    showSummary({ query: `?period=${Q3.Id}&audience=ceo` });
    await press('Generate');
    await waitFor(() => expect(asked).toEqual([{ periodId: Q3.Id, audience: 'me' }]));
  });
});

describe('[AI-007] generating', () => {
  test('shows a spinner, how far it is and what is written now, then opens it', async () => {
    serveSummary(server, fakeSummary(), { saved: [] });
    serveProgress([null, { Done: 12, Total: 31, Now: 'Halve the hand-over time' }]);
    const { asked, answer } = serveWriting();
    const { location } = showSummary({ query: `?period=${Q3.Id}` });
    await press('Generate');
    expect(await screen.findByRole('heading', { name: 'Writing the summary' })).toBeVisible();
    expect(await screen.findByText('12 of 31 goals')).toBeVisible();
    expect(screen.getByText('Halve the hand-over time')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await answer(fakeSummary());
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5');
    expect(asked).toHaveLength(1);
  });

  test('can be stopped: nothing is saved, and no error is said', async () => {
    serveChoices(server);
    serveProgress([null, { Done: 1, Total: 31, Now: null }]);
    const { answer } = serveWriting();
    let stops = 0;
    server.use(
      on('summaries.stop', () => {
        stops += 1;
        return { Success: true };
      }),
    );
    const { toasts } = showSummary({ query: '' });
    await press('Generate');
    await press('Stop');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Stopped. Nothing was saved.' }]));
    server.use(on('summaries.progress', () => null));
    await answer(refused('It was stopped.'));
    expect(await screen.findByRole('button', { name: 'Generate' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(stops).toBe(1);
  });

  test('that was begun before the page was left is found again, and opened once it is written', async () => {
    serveSummary(server, fakeSummary(), { saved: [] });
    serveProgress([{ Done: 30, Total: 31, Now: 'The quarter' }]);
    const { location } = showSummary({ query: '' });
    expect(await screen.findByText('30 of 31 goals')).toBeVisible();
    server.use(
      on('summaries.progress', () => null),
      on('summaries.list', () => ({ Summaries: [fakeSaved()] })),
    );
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
    expect(location()).toBe('/v3/reports/ai-goal-summary?id=5');
  });

  test('goes on when the page is left: a toast says that it is written, and leads there', async () => {
    serveSummary(server, fakeSummary(), { saved: [] });
    const { answer } = serveWriting();
    const { toasts, unmount } = showSummary({ query: '' });
    await press('Generate');
    await screen.findByRole('heading', { name: 'Writing the summary' });
    unmount();
    await answer(fakeSummary());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The summary of Q3 2026 is written' }]));
    expect(toasts[0]?.action?.label).toBe('Open');
  });

  test('[AI-018] what the writer refuses is said in a dialog, in the server’s words', async () => {
    serveChoices(server);
    server.use(on('summaries.quarter', () => refused('The budget of this month is used up.')));
    showSummary({ query: '' });
    await press('Generate');
    const refusal = await dialog('The summary was not written', 'alertdialog');
    expect(refusal.getByText('The budget of this month is used up.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await userEvent.click(refusal.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
  });

  test('[AI-019] a network failure says that something went wrong, and it can be tried again', async () => {
    serveSummary(server, fakeSummary(), { saved: [] });
    server.use(onOffline('summaries.quarter', { once: true }));
    showSummary({ query: '' });
    await press('Generate');
    const failure = await dialog('Something went wrong!', 'alertdialog');
    expect(failure.getByText('Please try again to generate..')).toBeVisible();
    server.use(on('summaries.quarter', () => fakeSummary()));
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'The quarter' })).toBeVisible();
  });

  test('a refusal before the writer is called shows the server’s message', async () => {
    serveChoices(server);
    server.use(
      on('summaries.quarter', () => {
        throw new ApiProblem('denied', 'You may not summarize this quarter.');
      }),
    );
    showSummary({ query: '' });
    await press('Generate');
    const failure = await dialog('Something went wrong!', 'alertdialog');
    expect(failure.getByText('You may not summarize this quarter.')).toBeVisible();
  });
});
