import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { editorParts, noDialog, showStrategy } from '../testing/show-strategy.tsx';
import { ANA, fakeStrategy, serveStrategy, WRITTEN } from '../testing/strategy.fixtures.ts';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const STATEMENTS = '?edit=statements';

describe('two editors at once', () => {
  const theirs = (StrategyBasic: Record<'Mission' | 'Vision' | 'Values', string>) =>
    fakeStrategy({
      ...WRITTEN,
      StrategyBasic,
      IsDraft: true,
      UpdatedAt: '2026-11-19T09:00:00.000Z',
      UpdatedBy: ANA,
    });
  const CHANGED = {
    Mission: '<p>Keep people alive.</p>',
    Vision: '<p>Nobody waits.</p>',
    Values: '<p>Say the number first.</p>',
  };

  test('[R12] a stale save overwrites nothing: theirs is shown beside mine, and one of the two is chosen', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy(STATEMENTS);
    const { drawer, write, field, saveDraft } = await editorParts();
    await write('Mission Statement', 'Mine. ');
    held.strategy = theirs(CHANGED);
    await saveDraft();
    expect(await drawer.findByText(/^A newer version was saved by Ana Ruiz, Nov 19 at/)).toBeVisible();
    expect(drawer.getByText('Their changes are in the form now: Vision Statement.')).toBeVisible();
    await waitFor(async () => expect(await field('Vision Statement')).toHaveTextContent('Nobody waits.'));
    expect(await field('Mission Statement')).toHaveTextContent(/Mine\./);
    const choice = within(drawer.getByRole('heading', { name: 'Mission Statement' }).closest('li')!);
    expect(choice.getByText(/Mine\./, { selector: 'dd' })).toBeVisible();
    expect(choice.getByText('people alive.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    expect(drawer.getByRole('button', { name: 'Save Draft' })).toHaveAccessibleDescription(
      'Choose between the two versions first.',
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^A newer version was saved/));
    await userEvent.click(drawer.getByRole('button', { name: 'Keep mine: Mission Statement' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Save to put them on top of it/));
    await saveDraft();
    await noDialog();
    expect(held.saved).toHaveLength(2);
    expect(held.saved[1]).toMatchObject({
      UpdatedAt: '2026-11-19T09:00:00.000Z',
      StrategyBasic: { Vision: '<p>Nobody waits.</p>' },
    });
    expect(held.saved[1]?.StrategyBasic.Mission).toMatch(/Mine\./);
  });

  test('theirs can be taken, one by one or all', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    showStrategy(STATEMENTS);
    const { drawer, write, field, saveDraft } = await editorParts();
    await write('Mission Statement', 'Mine. ');
    await write('Vision Statement', 'Mine. ');
    held.strategy = theirs(CHANGED);
    await saveDraft();
    await userEvent.click(await drawer.findByRole('button', { name: 'Take all theirs' }));
    await waitFor(async () =>
      expect(await field('Mission Statement')).toHaveTextContent('Keep people alive.'),
    );
    expect(await field('Vision Statement')).toHaveTextContent('Nobody waits.');
    expect(drawer.getByText(/Save to put them on top of it/)).toBeVisible();
  });

  test('with the editor open, another person’s publishing is announced and my text stays', async () => {
    const held = serveStrategy(server, fakeStrategy(WRITTEN));
    const { hub } = showStrategy(STATEMENTS);
    const { drawer, write, field } = await editorParts();
    await write('Mission Statement', 'Mine. ');
    held.strategy = { ...theirs(CHANGED), IsDraft: false };
    act(() => hub.emit('TenantUpdate', { type: 'strategy_published', id: 4, actorId: ANA.Id }));
    expect(await drawer.findByText(/^A newer version was published by Ana Ruiz/)).toBeVisible();
    expect(await field('Mission Statement')).toHaveTextContent(/Mine\./);
    expect(await field('Vision Statement')).toHaveTextContent('No day of treatment is lost.');
    await userEvent.click(drawer.getByRole('button', { name: 'Bring it in' }));
    await waitFor(async () => expect(await field('Vision Statement')).toHaveTextContent('Nobody waits.'));
    expect(drawer.getByRole('button', { name: 'Keep mine: Mission Statement' })).toBeVisible();
  });
});
