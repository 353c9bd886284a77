import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import {
  fakeSummary,
  HAND_OVER,
  HAND_OVER_TEXT,
  Q3,
  QUARTER_TEXT,
  RETENTION,
} from '../testing/summary.fixtures.ts';
import { serveSummary } from '../testing/serve-summary.ts';
import { addWords, isSaved, openField, part, shownText, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

describe('[AI-008] a text is edited in place', () => {
  test('a click makes it a field; leaving it saves only that text, with the version', async () => {
    const held = serveSummary(server, fakeSummary());
    const { guards } = showSummary();
    const field = await openField('The quarter');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(QUARTER_TEXT.Summary);
    await userEvent.paste(' Mine.');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect([...guards]).toEqual(['The summary is not saved.']);
    expect(await findViolations()).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(held.saved).toHaveLength(1));
    expect(held.saved[0]).toEqual({
      Parts: [{ Part: 'quarter', Id: Q3.Id, Summary: `${QUARTER_TEXT.Summary} Mine.` }],
      UpdatedAt: fakeSummary().Saved.UpdatedAt,
    });
    await isSaved();
    expect([...guards]).toEqual([]);
    expect(screen.getByRole('button', { name: '4 versions' })).toBeVisible();
    expect(within(await shownText('The quarter')).getByTitle('Written by you, no source')).toHaveTextContent(
      'Mine.',
    );
  });

  test('Enter opens it, Escape takes back, and the focus stays with the text', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    const text = await shownText('The quarter');
    act(() => text.focus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: 'Text: The quarter' });
    await userEvent.paste(' Not meant.');
    await userEvent.keyboard('{Escape}');
    expect(await shownText('The quarter')).toHaveFocus();
    expect(await shownText('The quarter')).not.toHaveTextContent(/Not meant/);
    await isSaved();
    expect(held.saved).toEqual([]);
  });

  test('Ctrl and Enter leave it, too', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    await addWords('The quarter', ' Kept.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(held.saved).toHaveLength(1));
    expect(await shownText('The quarter')).toHaveFocus();
  });

  test('a number in it leads to its goal and opens nothing', async () => {
    serveSummary(server, fakeSummary());
    const { location } = showSummary();
    const text = within(await shownText('The quarter'));
    await userEvent.click(text.getByRole('link', { name: 'Source 1: Result, Sep 30' }));
    await waitFor(() => expect(location()).toBe(`/v3/goals/${HAND_OVER.Id}`));
  });

  test('is saved a while after the last letter, once, though it is still open', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    const field = await openField('The quarter');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      fireEvent.change(field, { target: { value: 'One.' } });
      await act(async () => jest.advanceTimersByTimeAsync(2900));
      fireEvent.change(field, { target: { value: 'One. Two.' } });
      await act(async () => jest.advanceTimersByTimeAsync(2999));
      expect(held.saved).toEqual([]);
      await act(async () => jest.advanceTimersByTimeAsync(1));
    } finally {
      jest.useRealTimers();
    }
    await isSaved();
    expect(held.saved.map(({ Parts }) => Parts[0]?.Summary)).toEqual(['One. Two.']);
    expect(field).toHaveFocus();
  });

  test('that is too long is not saved, and says so; the others are', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    const field = await openField('The quarter');
    fireEvent.change(field, { target: { value: 'x'.repeat(LIMITS.summaryText + 1) } });
    expect(await screen.findByText(/at most 2,000 characters/)).toBeVisible();
    expect(screen.getByText('2,001 of 2,000')).toBeVisible();
    expect(field).toBeInvalid();
    await addWords(RETENTION.Title, ' Fine.');
    await userEvent.tab();
    await waitFor(() => expect(held.saved).toHaveLength(1));
    expect(held.saved[0]?.Parts).toMatchObject([{ Part: 'goal', Id: RETENTION.Id }]);
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(await shownText('The quarter')).toHaveTextContent(/^x{2001}$/);
  });

  test('the first text comes back, and that can be undone', async () => {
    const held = serveSummary(server, fakeSummary());
    const { toasts } = showSummary();
    await userEvent.click((await part(HAND_OVER.Title)).getByRole('button', { name: 'Composed text' }));
    await waitFor(() => expect(held.saved).toHaveLength(1));
    expect(held.saved[0]?.Parts).toEqual([
      { Part: 'goal', Id: HAND_OVER.Id, Summary: HAND_OVER_TEXT.Original },
    ]);
    await isSaved();
    expect((await part(HAND_OVER.Title)).queryByText('edited by you')).not.toBeInTheDocument();
    expect(
      (await part(HAND_OVER.Title)).queryByRole('button', { name: 'Composed text' }),
    ).not.toBeInTheDocument();
    const undo = toasts.find(({ title }) => title === 'Composed text is back');
    act(() => undo?.action?.onClick());
    await waitFor(() => expect(held.saved).toHaveLength(2));
    expect(held.saved[1]?.Parts[0]?.Summary).toBe(HAND_OVER_TEXT.Summary);
  });

  test('[D-57] what a model wrote comes back as Model text', async () => {
    const text = { ...HAND_OVER_TEXT, Label: MESSAGES.writtenByModel };
    const GoalSummary = { Goals: [{ Id: HAND_OVER.Id, SummaryAdditionalContext: '', ...text }] };
    serveSummary(server, fakeSummary({ GoalSummary }));
    showSummary();
    expect((await part(HAND_OVER.Title)).getByRole('button', { name: 'Model text' })).toBeVisible();
  });
});
