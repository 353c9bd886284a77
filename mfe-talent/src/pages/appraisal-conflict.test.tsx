import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import type { Appraisal } from '@cadence/shared-contract';
import { employeeSigned, fakeAppraisal, fakeEvent, MATEUSZ, ZOE } from '../testing/appraisal.fixtures.ts';
import { moved, serveAppraisal } from '../testing/serve-appraisal.ts';
import { dialogNamed, press, showAppraisal, writeReview } from './appraisal-page.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const isSaved = () => screen.findByText(/^Saved/, { selector: '[role="status"]' });
const change = (held: { appraisal: Appraisal }, over: Partial<Appraisal>): void => {
  held.appraisal = { ...held.appraisal, UpdatedAt: '2026-11-19T16:41:00.000Z', ...over };
};

describe('two windows at once', () => {
  const SHARED = fakeAppraisal({ State: 'shared' });
  const signs = (held: { appraisal: Appraisal }): void => {
    held.appraisal = moved(held.appraisal, {
      State: 'acknowledged',
      UpdatedAt: '2026-11-19T16:41:00.000Z',
      Signatures: [employeeSigned()],
      History: [
        ...SHARED.History,
        fakeEvent(9, 'signAsEmployee', { Person: MATEUSZ, At: '2026-11-19T16:41:00.000Z' }),
      ],
    });
  };
  const opened = async () => {
    const held = serveAppraisal(server, SHARED);
    const page = showAppraisal();
    await writeReview('Mine. ');
    return { held, ...page };
  };

  test('[D-3] somebody signed while it was edited: both texts are side by side, and mine goes on top', async () => {
    const { held } = await opened();
    signs(held);
    await press('Save');
    const dialog = await dialogNamed(/^Mateusz Wójcik signed the appraisal at/, 'alertdialog');
    expect(dialog.getByText('As it is now')).toBeVisible();
    expect(dialog.getByText('added:').closest('ins')).toHaveTextContent(/Mine\./);
    expect(dialog.getByText('It is marked as edited after the signature.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Back to editing' })).toHaveFocus());
    expect(await findViolations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(held.appraisal.Review).toMatch(/Mine\./));
    expect(held.saved.map(({ UpdatedAt }) => UpdatedAt)).toEqual([
      SHARED.UpdatedAt,
      '2026-11-19T16:41:00.000Z',
    ]);
  });

  test('[D-3] Back to editing keeps mine, and says that it is not saved', async () => {
    const { held } = await opened();
    signs(held);
    await press('Save');
    await press('Back to editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveTextContent(/Mine\./);
    expect(screen.getByText('Not saved: changed by someone else')).toBeVisible();
  });

  test('[D-3] what I saved in another window was not changed by someone else', async () => {
    const { held } = await opened();
    const At = '2026-11-19T16:41:00.000Z';
    change(held, {
      Review: '<p>From the other window.</p>',
      History: [...SHARED.History, fakeEvent(9, 'edit', { Person: SHARED.Reviewer, At })],
    });
    await press('Save');
    await press('Back to editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('Not saved: you changed it in another window')).toBeVisible();
  });

  test('[D-3] Discard mine shows theirs', async () => {
    const { held } = await opened();
    change(held, { Review: '<p>Theirs.</p>' });
    await press('Save');
    await press('Discard mine');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Review' })).toHaveTextContent(/^Theirs\.$/),
    );
    expect(await isSaved()).toBeVisible();
  });

  test('[D-3] what I did not touch is taken from theirs', async () => {
    const { held } = await opened();
    change(held, { PrimaryRating: 0 });
    await press('Save');
    const dialog = await dialogNamed(/^Saved elsewhere/, 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(held.saved).toHaveLength(2));
    expect(held.saved[1]).toMatchObject({ Primary: 0, Review: expect.stringContaining('Mine.') as unknown });
  });

  test('[D-6] live: the page says that somebody signed, and what is typed stays', async () => {
    const { held, hub } = await opened();
    signs(held);
    act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 939, actorId: MATEUSZ.Id }));
    expect(await screen.findByText(/^Mateusz Wójcik signed the appraisal at/)).toBeVisible();
    expect(screen.getByText('Your change is still here, and not saved.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveTextContent(/Mine\./);
    expect(held.saved).toEqual([]);
  });

  test('[D-6] live: without a change of mine the newest is shown', async () => {
    const held = serveAppraisal(server, SHARED);
    const { hub } = showAppraisal();
    await screen.findByRole('textbox', { name: 'Review' });
    signs(held);
    act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 939, actorId: MATEUSZ.Id }));
    expect(await screen.findByText('Acknowledged (90%)')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible();
  });

  test('[D-3] what changes nothing that was written is no conflict', async () => {
    const { held, hub } = await opened();
    change(held, { HasOpenQuestion: true });
    act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 939, actorId: MATEUSZ.Id }));
    await press('Save');
    await waitFor(() => expect(held.appraisal.Review).toMatch(/Mine\./));
    expect(held.saved.at(-1)?.UpdatedAt).toBe('2026-11-19T16:41:00.000Z');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('what can no longer be edited is kept until it is given up', async () => {
    const { held, hub } = await opened();
    held.appraisal = { ...moved(held.appraisal, { State: 'completed' }), Permissions: [] };
    act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 939, actorId: ZOE.Id }));
    await press('Compare');
    const dialog = await dialogNamed(/./, 'alertdialog');
    expect(dialog.getByText(/It can no longer be edited\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save it' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard mine' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(within(screen.getByRole('main')).getByText('Twenty-one working days, and it held.')).toBeVisible();
  });
});
