import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, Strategy } from '@cadence/shared-contract';
import { changesParts, editorParts, noDialog, showStrategy } from '../testing/show-strategy.tsx';
import { fakeStrategy, serveStrategy, WRITTEN } from '../testing/strategy.fixtures.ts';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const SAVED_AT = '2026-11-19T10:00:00.000Z';

/** The editor with something typed; the first save is answered by hand. */
async function editStrategy() {
  const strategy = fakeStrategy(WRITTEN);
  const held = serveStrategy(server, strategy);
  const sent: BodyOf<'strategy.save'>[] = [];
  const first = Promise.withResolvers<Strategy>();
  const savedAs = ({ StrategyBasic, IsPublish }: BodyOf<'strategy.save'>): Strategy => ({
    ...strategy,
    StrategyBasic,
    IsDraft: !IsPublish,
    UpdatedAt: SAVED_AT,
  });
  server.use(
    on('strategy.save', ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return first.promise;
      held.strategy = savedAs(body);
      return held.strategy;
    }),
  );
  const shown = showStrategy('?edit=statements');
  const parts = await editorParts();
  await parts.write('Mission Statement', 'And more. ');
  await parts.saveDraft();
  await waitFor(() => expect(sent).toHaveLength(1));
  const answer = (): void => {
    held.strategy = savedAs(sent[0] as BodyOf<'strategy.save'>);
    first.resolve(held.strategy);
  };
  return { ...shown, ...parts, sent, answer, refuse: first.reject };
}

test('Publish, pressed while the draft is being saved, shows the changes, which stay once it is saved', async () => {
  const { publish, sent, answer, toasts } = await editStrategy();
  await publish();
  const changes = await changesParts();
  answer();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Draft saved'));
  expect(changes.drawer.getByRole('button', { name: 'Publish' })).toBeVisible();
  await changes.publish();
  await noDialog();
  expect(sent.map(({ IsPublish }) => IsPublish)).toEqual([false, true]);
  expect(sent[1]?.UpdatedAt).toBe(SAVED_AT);
  expect(toasts.at(-1)?.title).toBe('Strategy published');
});

test('changes that are published while the draft is being saved wait for it and then go, once', async () => {
  const { publish, sent, answer } = await editStrategy();
  await publish();
  const changes = await changesParts();
  await changes.sections();
  await changes.publish();
  await userEvent.click(await changes.drawer.findByRole('button', { name: 'Publishing' }));
  expect(sent).toHaveLength(1);
  answer();
  await noDialog();
  expect(sent.map(({ IsPublish, UpdatedAt }) => [IsPublish, UpdatedAt])).toEqual([
    [false, fakeStrategy(WRITTEN).UpdatedAt],
    [true, SAVED_AT],
  ]);
});

test('where the draft cannot be saved nothing is published, and that is said', async () => {
  const { publish, sent, refuse } = await editStrategy();
  await publish();
  const changes = await changesParts();
  await changes.sections();
  await changes.publish();
  refuse(new ApiProblem('unavailable', 'The service is not available right now.'));
  await waitFor(() =>
    expect(screen.getAllByText('The service is not available right now.').length).toBeGreaterThan(0),
  );
  expect(sent).toHaveLength(1);
  expect(changes.drawer.getByRole('button', { name: 'Publish' })).toBeVisible();
});
