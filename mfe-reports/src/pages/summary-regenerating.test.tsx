import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import {
  fakeChoices,
  fakeSummary,
  fakeText,
  fakeYear,
  HAND_OVER,
  Q2,
  Q3,
  source,
} from '../testing/summary.fixtures.ts';
import { nextVersion, serveSummary } from '../testing/serve-summary.ts';
import { dialog, part, shownText, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();

describe('regenerating one text', () => {
  const NEW = fakeText([['It is three days now.', 1]], [source(1, 'Week 9, Aug 28', HAND_OVER.Id)]);
  const regenerate = async (title: string) =>
    userEvent.click((await part(title)).getByRole('button', { name: 'Regenerate' }));

  test('[AI-014] of a goal: it is written from the goal and becomes part of the summary', async () => {
    serveSummary(server, fakeSummary());
    const answer = Promise.withResolvers<OutputOf<'summaries.goal'>>();
    const asked: unknown[] = [];
    server.use(
      on('summaries.goal', ({ params, body }) => {
        asked.push({ params, body });
        return answer.promise;
      }),
    );
    showSummary();
    await regenerate(HAND_OVER.Title);
    const section = await screen.findByRole('region', { name: HAND_OVER.Title });
    await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'true'));
    expect(within(section).getByText('Writing')).toBeVisible();
    const { Saved } = nextVersion(fakeSummary());
    act(() =>
      answer.resolve({
        Success: true,
        Message: null,
        Saved,
        GoalSummary: { Id: HAND_OVER.Id, SummaryAdditionalContext: '', ...NEW },
      }),
    );
    await waitFor(() => expect(section).toHaveTextContent('It is three days now.'));
    expect(section).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: '4 versions' })).toBeVisible();
    expect(asked).toEqual([
      {
        params: { periodId: Q3.Id, goalId: HAND_OVER.Id, audience: 'me' },
        body: { Context: { Goals: [{ Id: HAND_OVER.Id }] }, SavedId: 5 },
      },
    ]);
  });

  test('when a model writes, it can be given an instruction', async () => {
    serveSummary(server, fakeSummary(), { choices: fakeChoices({ HasModel: true }) });
    const asked: BodyOf<'summaries.quarterText'>[] = [];
    server.use(
      on('summaries.quarterText', ({ body }) => {
        asked.push(body);
        return { Success: true, Message: null, Saved: nextVersion(fakeSummary()).Saved, Summary: NEW };
      }),
    );
    showSummary();
    await regenerate('The quarter');
    const question = await dialog('Regenerate this text');
    await userEvent.type(question.getByRole('textbox', { name: /What should the writer know/ }), 'Be brief.');
    await userEvent.click(question.getByRole('button', { name: 'Regenerate' }));
    await waitFor(async () =>
      expect(await shownText('The quarter')).toHaveTextContent('It is three days now.'),
    );
    expect(asked).toEqual([{ Context: { AdditionalContext: 'Be brief.' }, SavedId: 5 }]);
  });

  test('[AI-016] [AI-017] of a year and of its quarters', async () => {
    serveSummary(server, fakeYear());
    const asked: unknown[] = [];
    server.use(
      on('summaries.yearText', ({ params, body }) => {
        asked.push({ params, body });
        return { Success: true, Message: null, Saved: null, ExecutiveSummary: NEW };
      }),
      on('summaries.quarterText', ({ params, body }) => {
        asked.push({ params, body });
        return { Success: true, Message: null, Saved: null, Summary: NEW };
      }),
    );
    showSummary({ query: '?id=6', slug: 'ai-executive-summary' });
    await regenerate('The year');
    await waitFor(async () => expect(await shownText('The year')).toHaveTextContent('It is three days now.'));
    await regenerate('Q2 2026');
    await waitFor(async () => expect(await shownText('Q2 2026')).toHaveTextContent('It is three days now.'));
    expect(asked).toEqual([
      { params: { year: 2026, audience: 'me' }, body: { Context: {}, SavedId: 6 } },
      { params: { periodId: Q2.Id, audience: 'me' }, body: { Context: {}, SavedId: 6 } },
    ]);
  });

  test('[AI-020] that fails says that something went wrong, and leaves the text as it was', async () => {
    serveSummary(server, fakeSummary());
    server.use(onOffline('summaries.goal'));
    showSummary();
    await regenerate(HAND_OVER.Title);
    const failure = await dialog('Something went wrong!', 'alertdialog');
    await userEvent.click(failure.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await shownText(HAND_OVER.Title)).toHaveTextContent(/One shared checklist mattered/);
  });

  test('[AI-018] that is refused says why, in the server’s words', async () => {
    serveSummary(server, fakeSummary());
    server.use(
      on('summaries.goal', () => ({
        Success: false,
        Message: 'The model gave no usable answer.',
        Saved: null,
        GoalSummary: null,
      })),
    );
    showSummary();
    await regenerate(HAND_OVER.Title);
    const refusal = await dialog('The text was not written', 'alertdialog');
    expect(refusal.getByText('The model gave no usable answer.')).toBeVisible();
  });
});
