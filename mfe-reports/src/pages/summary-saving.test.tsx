import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf, SummaryResult } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeSummary, Q3, QUARTER_TEXT, RETENTION } from '../testing/summary.fixtures.ts';
import { change, nextVersion, serveSummary } from '../testing/serve-summary.ts';
import { addWords, dialog, isSaved, press, shownText, showSummary } from './summary-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const titlesOf = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);

describe('nothing is lost', () => {
  test('[ERR-003] a save that fails is said as a toast and in the bar, and can be tried again', async () => {
    const held = serveSummary(server, fakeSummary());
    server.use(onOffline('summaries.save', { once: true }));
    const { toasts } = showSummary();
    await addWords('The quarter', ' Kept.');
    await userEvent.tab();
    await waitFor(() =>
      expect(titlesOf(toasts)).toEqual(['We could not confirm that it was saved; trying again is safe.']),
    );
    expect(await screen.findByText('Not saved, kept on this device')).toBeVisible();
    expect(await shownText('The quarter')).toHaveTextContent(/Kept\./);
    await press('Retry');
    await isSaved();
    expect(held.saved).toHaveLength(1);
  });

  test('[D-122] a save whose answer was lost goes on under its key', async () => {
    serveSummary(server, fakeSummary());
    const keys: (string | null)[] = [];
    server.use(
      on('summaries.save', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
        return nextVersion(fakeSummary());
      }),
    );
    showSummary();
    await addWords('The quarter', ' Kept.');
    await userEvent.tab();
    await press('Retry');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('text that was left unsaved on this device is offered, and saved once it is taken over', async () => {
    serveSummary(server, fakeSummary());
    server.use(onOffline('summaries.save'));
    const { unmount } = showSummary();
    await addWords('The quarter', ' Left.');
    await userEvent.tab();
    await screen.findByText('Not saved, kept on this device');
    unmount();
    const held = serveSummary(server, fakeSummary());
    showSummary();
    await press('Restore');
    expect(await shownText('The quarter')).toHaveTextContent(/Left\./);
    await waitFor(() => expect(held.saved).toHaveLength(1));
    expect(held.saved[0]?.Parts[0]?.Summary).toBe(`${QUARTER_TEXT.Summary} Left.`);
  });

  test('what is typed while it saves goes after it, with the version that came back', async () => {
    const held = serveSummary(server, fakeSummary());
    const first = Promise.withResolvers<SummaryResult>();
    const sent: BodyOf<'summaries.save'>[] = [];
    server.use(
      on('summaries.save', ({ body }) => {
        sent.push(body);
        change(held, { [`quarter:${Q3.Id}`]: body.Parts[0]?.Summary ?? '' });
        return sent.length === 1 ? first.promise : held.summary;
      }),
    );
    showSummary();
    await addWords('The quarter', ' One.');
    await userEvent.tab();
    await waitFor(() => expect(sent).toHaveLength(1));
    const answer = held.summary;
    await addWords('The quarter', ' Two.');
    await userEvent.tab();
    expect(screen.getByText('Saving')).toBeVisible();
    expect(sent).toHaveLength(1);
    act(() => first.resolve(answer));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      Parts: [{ Part: 'quarter', Id: Q3.Id, Summary: `${QUARTER_TEXT.Summary} One. Two.` }],
      UpdatedAt: answer.Saved.UpdatedAt,
    });
    await isSaved();
  });
});

describe('[D-3] two windows at once', () => {
  test('another text that was changed in the other window is taken over, and mine is saved', async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    await addWords('The quarter', ' Mine.');
    change(held, { [`goal:${RETENTION.Id}`]: 'From the other window.' });
    await userEvent.tab();
    await isSaved();
    expect(await shownText(RETENTION.Title)).toHaveTextContent('From the other window.');
    expect(await shownText('The quarter')).toHaveTextContent(/Mine\./);
    expect(held.saved).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  const clash = async () => {
    const held = serveSummary(server, fakeSummary());
    showSummary();
    await addWords('The quarter', ' Mine.');
    change(held, { [`quarter:${Q3.Id}`]: 'Theirs.' });
    await userEvent.tab();
    return { held, both: await dialog(/^Saved in another window at/, 'alertdialog') };
  };

  test('the same text: both are shown, and mine is saved on top', async () => {
    const { held, both } = await clash();
    expect(both.getByText('Theirs.', { selector: 'p' })).toBeVisible();
    expect(both.getByText('added:').closest('ins')).toHaveTextContent(/Mine\./);
    expect(await findViolations()).toEqual([]);
    await userEvent.click(both.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(held.summary.QuarterSummary?.Summary).toMatch(/Mine\./));
    await isSaved();
    expect(both.getByText('Both stay among the versions once yours is saved.')).toBeDefined();
    expect(held.saved.map(({ KeepsBefore }) => KeepsBefore)).toEqual([undefined, true]);
    await addWords('The quarter', ' On it goes.');
    await userEvent.tab();
    await waitFor(() => expect(held.saved).toHaveLength(3));
    expect(held.saved[2]?.KeepsBefore).toBeUndefined();
    await isSaved();
  });

  test('Back to editing keeps mine and says that it is not saved', async () => {
    const { both } = await clash();
    await userEvent.click(both.getByRole('button', { name: 'Back to editing' }));
    expect(await screen.findByText('Not saved: you changed it in another window')).toBeVisible();
    expect(await shownText('The quarter')).toHaveTextContent(/Mine\./);
    await press('Compare');
    expect(await dialog(/^Saved in another window at/, 'alertdialog')).toBeDefined();
  });

  test('Discard mine shows the other', async () => {
    const { both } = await clash();
    await userEvent.click(both.getByRole('button', { name: 'Discard mine' }));
    await waitFor(async () => expect(await shownText('The quarter')).toHaveTextContent(/^Theirs\.$/));
    await isSaved();
  });
});
