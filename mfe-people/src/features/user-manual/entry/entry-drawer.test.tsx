import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DISC_TYPES, LIMITS } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { ENTERED, manualEntry, manualReport, ownManual } from '../../../testing/user-manual.fixtures.ts';
import { closed, fillIn, openEntry, partsOf, serveSave, serveSuggestions } from './entry-screen.fixtures.ts';

const server = setupApiServer();
beforeEach(() => {
  localStorage.clear();
  serveSuggestions(server);
});

describe('type and description', () => {
  test('[UMAN-005] there are 12 types, alone or with a second trait, to be chosen by keyboard too', async () => {
    const { drawer, type } = await openEntry(server);
    const names = drawer.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toHaveLength(DISC_TYPES.length);
    expect(names).toEqual(expect.arrayContaining(['D, Dominance', 'ID, Influence + Dominance']));
    await userEvent.click(type(/^I\b/));
    await userEvent.keyboard('{ArrowDown}');
    expect(type(/^ID\b/)).toBeChecked();
    expect(drawer.getByText('Influence + Dominance', { selector: 'b' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('[UMAN-006] saving needs a type and a description, and says so beside it', async () => {
    const sent = serveSave(server);
    const { drawer, type, description, save } = await openEntry(server);
    expect(save).toHaveAccessibleDescription('Please choose a type.');
    await userEvent.click(save);
    await userEvent.click(type(/^ID/));
    expect(save).toHaveAccessibleDescription('Please enter a description.');
    expect(drawer.getByText('Please enter a description.')).toBeVisible();
    await userEvent.type(description, '   ');
    await userEvent.click(save);
    expect(sent).toEqual([]);
    await userEvent.type(description, 'I think aloud. ');
    await userEvent.click(save);
    await closed();
    expect(sent).toEqual([{ Disc: 'ID', Description: 'I think aloud.', UpdatedAt: null }]);
  });

  test('what is saved is on the tab and on the card', async () => {
    serveSave(server);
    const { toasts, type, description, save, held } = await openEntry(server);
    await fillIn({ type, description });
    held.manual = ownManual({
      ...ENTERED,
      ManualUserManual: manualEntry({ Description: 'I think aloud.', FilePath: null, File: null }),
    });
    await userEvent.click(save);
    await closed();
    expect(toasts.at(-1)?.title).toBe('DISC entry saved');
    expect(screen.getByText('I think aloud.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit DISC Manually' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Attachment' })).toBeVisible();
  });

  test('a first entry leaves the tab in place while its report is read', async () => {
    serveSave(server);
    const { type, description, save } = await openEntry(server);
    await fillIn({ type, description });
    const report = Promise.withResolvers<void>();
    server.use(
      on('userManual.report', async () => {
        await report.promise;
        return manualReport({ Source: 'entry' });
      }),
    );
    const readers = screen.getByText('Everyone at Acme');
    await userEvent.click(save);
    await closed();
    expect(readers).toBeInTheDocument();
    report.resolve();
    expect(await screen.findByRole('button', { name: 'Edit DISC Manually' })).toBeVisible();
  });

  test('a description that is too long is not sent', async () => {
    const sent = serveSave(server);
    const { drawer, type, description, save } = await openEntry(server);
    await userEvent.click(type(/^ID/));
    fireEvent.change(description, { target: { value: 'x'.repeat(LIMITS.discDescription + 1) } });
    expect(drawer.getByText('3001 / 3000')).toBeVisible();
    await userEvent.click(save);
    expect(await drawer.findByText('A description must have at most 3000 characters.')).toBeVisible();
    await waitFor(() => expect(description).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('a suggestion is requested when a type is chosen, and is not the description until it is accepted', async () => {
    const { drawer, type, description } = await openEntry(server);
    expect(drawer.queryByLabelText('Suggested description')).not.toBeInTheDocument();
    await userEvent.click(type(/^ID/));
    expect(await drawer.findByText('How ID works.')).toBeVisible();
    expect(drawer.getByText('Composed from our texts for the type, not yours yet')).toBeVisible();
    expect(description).toHaveValue('');
    await userEvent.click(drawer.getByRole('button', { name: 'Use this text' }));
    expect(description).toHaveValue('How ID works.');
    expect(drawer.queryByLabelText('Suggested description')).not.toBeInTheDocument();
  });

  test('a suggestion never overwrites what was written', async () => {
    const { drawer, type, description } = await openEntry(server);
    await fillIn({ type, description });
    await userEvent.click(await drawer.findByRole('button', { name: 'Add this text' }));
    expect(description).toHaveValue('I think aloud.\n\nHow ID works.');
  });

  test('without a suggestion one can still write', async () => {
    const sent = serveSave(server);
    server.use(
      on('userManual.suggest', () => {
        throw new ApiProblem('rate_limited', 'Please wait a moment.');
      }),
    );
    const { drawer, type, description, save } = await openEntry(server);
    await fillIn({ type, description });
    expect(await drawer.findByText(/Please wait a moment\.$/)).toBeVisible();
    await userEvent.click(save);
    await closed();
    expect(sent).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test('[UMAN-009] a failed save says so, and loses nothing', async () => {
    server.use(
      on('userManual.save', () => {
        throw new ApiProblem('internal', 'Oops.');
      }),
    );
    const { drawer, type, description, save } = await openEntry(server);
    await fillIn({ type, description });
    await userEvent.click(save);
    expect(await drawer.findByText('Something went wrong!')).toBeVisible();
    expect(description).toHaveValue('I think aloud.');
    expect(type(/^ID/)).toBeChecked();
    server.use(onOffline('userManual.save'));
    await userEvent.click(save);
    expect(await drawer.findByText(/trying again is safe/)).toBeVisible();
    expect(drawer.getByText('Something went wrong!')).toBeVisible();
    const sent = serveSave(server);
    await userEvent.click(save);
    await closed();
    expect(sent).toHaveLength(1);
  });

  test('an entry that was changed elsewhere is shown, and goes under the own text only when asked', async () => {
    const versions: unknown[] = [];
    const { held, drawer, description, save } = await openEntry(server, ownManual(ENTERED));
    const newer = manualEntry({
      Disc: 'SC',
      Description: 'From the phone.',
      UpdatedAt: '2026-11-19T10:00:00.000Z',
    });
    server.use(
      on('userManual.save', ({ body }) => {
        versions.push(body.UpdatedAt);
        if (versions.length > 1) return { data: ownManual(ENTERED) };
        held.manual = ownManual({ ...ENTERED, ManualUserManual: newer });
        throw new ApiProblem('stale', 'You changed this entry elsewhere.');
      }),
    );
    await userEvent.type(description, ' Mine.');
    await userEvent.click(save);
    expect(await drawer.findByText('From the phone.')).toBeVisible();
    expect(description).toHaveValue('I think aloud and decide early. Mine.');
    await userEvent.click(drawer.getByRole('button', { name: 'Keep My Text' }));
    await userEvent.click(save);
    await closed();
    expect(versions).toEqual([manualEntry().UpdatedAt, newer.UpdatedAt]);
  });

  test('closing asks, the page is held, and the text is offered again', async () => {
    const { guards, type, description, cancel } = await openEntry(server);
    await fillIn({ type, description });
    await waitFor(() => expect([...guards]).toEqual(['The DISC entry is not saved.']));
    await userEvent.click(cancel);
    const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Add DISC Manually' }));
    const again = partsOf(await screen.findByRole('dialog', { name: 'Add DISC Manually' }));
    expect(again.description).toHaveValue('');
    await userEvent.click(again.drawer.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(again.description).toHaveValue('I think aloud.'));
    expect(again.type(/^ID/)).toBeChecked();
  });

  test('[UMAN-004] a note at the top says that an assessment replaces the entry permanently', async () => {
    const { drawer } = await openEntry(server);
    expect(drawer.getByText('An assessment result replaces a manual entry for good.')).toBeVisible();
  });
});
