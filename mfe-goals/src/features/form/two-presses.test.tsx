import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import { MESSAGES } from '@cadence/shared-contract';
import type { BodyOf, GoalChanged } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal } from '../../testing/goals.fixtures.ts';
import { openForm } from '../../testing/open-form.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

const SAVED_AT = '2026-11-19T10:00:00.000Z';
const draft = fakeGoal({ State: 'draft', ParentId: 2, ParentTitle: 'Reach 118%' });
const savedDraft = fakeGoal({ ...draft, UpdatedAt: SAVED_AT });

/** The form of a draft with a parent; the first save is answered by `answer`, those after it at once. */
async function editDraft() {
  const sent: BodyOf<'goals.update'>[] = [];
  const first = Promise.withResolvers<GoalChanged & { readonly Overwritten: null }>();
  server.use(
    on('goals.update', ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return first.promise;
      return { Goal: fakeGoal({ ...draft, State: 'review' }), Permissions: [], Overwritten: null };
    }),
  );
  const bundle = fakeBundle(draft, { Permissions: ['Edit'] });
  const shown = await openForm(server, { bundle, route: '/v3/goals/12?do=edit' });
  const title = shown.form.getByRole('textbox', { name: 'Title' });
  await userEvent.type(title, '!');
  const press = (name: string): Promise<void> => userEvent.click(shown.form.getByRole('button', { name }));
  const answer = (): void => first.resolve({ Goal: savedDraft, Permissions: ['Edit'], Overwritten: null });
  return { ...shown, sent, title, press, answer, refuse: first.reject };
}

test('Request Approval, pressed while the draft is being saved, waits for it and then goes, once', async () => {
  const { form, sent, press, answer, location, toasts } = await editDraft();
  await press('Save Draft');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Request Approval');
  await press('Sending');
  expect(form.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  expect(sent).toHaveLength(1);
  answer();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(sent.map(({ IsDraft, UpdatedAt }) => [IsDraft, UpdatedAt])).toEqual([
    [true, draft.UpdatedAt],
    [false, SAVED_AT],
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Draft saved', 'Approval requested']);
});

test('what was typed after the press goes along with the request', async () => {
  const { sent, press, answer, title, location } = await editDraft();
  await press('Save Draft');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(title, '?');
  await press('Request Approval');
  answer();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(sent.map((body) => body.Title?.at(-1))).toEqual(['!', '?']);
});

test('a request that waits for a draft that cannot be saved is given up, and can be made again', async () => {
  const { form, sent, press, refuse } = await editDraft();
  await press('Save Draft');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Request Approval');
  refuse(new ApiProblem('unavailable', 'The service is not available right now.'));
  expect(await form.findByText('The service is not available right now.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await press('Request Approval');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ IsDraft: false }));
});

test('what is typed while the draft is being saved stays in the form', async () => {
  const { form, sent, press, answer, title, guards } = await editDraft();
  await press('Save Draft');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(title, ' and more');
  answer();
  expect(await form.findByRole('button', { name: 'Save Draft' })).toBeVisible();
  expect((title as HTMLInputElement).value).toMatch(/! and more$/);
  expect(guards.size).toBe(1);
  await press('Save Draft');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ IsDraft: true, UpdatedAt: SAVED_AT }));
});

test('of Save Draft and Request Approval pressed at once, the request is made', async () => {
  const { form, sent, answer, location } = await editDraft();
  const save = form.getByRole('button', { name: 'Save Draft' });
  const send = form.getByRole('button', { name: 'Request Approval' });
  act(() => {
    send.click();
    save.click();
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ IsDraft: false });
  answer();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
});

test('a new goal is made once: the request that waited is sent for the draft', async () => {
  const made = Promise.withResolvers<GoalChanged>();
  const asked: unknown[] = [];
  server.use(
    on('goals.create', ({ body }) => {
      asked.push(['create', body.IsDraft]);
      return made.promise;
    }),
    on('goals.update', ({ params, body }) => {
      asked.push(['update', params.id, body.IsDraft, body.UpdatedAt]);
      return { Goal: fakeGoal({ Id: 77, State: 'review' }), Permissions: [], Overwritten: null };
    }),
  );
  const { form, location } = await openForm(server);
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Renew contracts');
  await userEvent.type(form.getByRole('textbox', { name: 'Measurement' }), 'Signed renewals');
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(form.getByRole('button', { name: 'Request Approval' }));
  made.resolve({ Goal: fakeGoal({ Id: 77, State: 'draft', UpdatedAt: SAVED_AT }), Permissions: ['Edit'] });
  const prompt = within(await screen.findByRole('alertdialog', { name: 'Your Goal is not aligned.' }));
  await userEvent.click(prompt.getByRole('button', { name: MESSAGES.proceedWithNoParent }));
  await waitFor(() => expect(location()).toBe('/v3/goals/77'));
  expect(asked).toEqual([
    ['create', true],
    ['update', 77, false, SAVED_AT],
  ]);
});

test('while it is being saved, Escape neither closes the form nor offers to discard it', async () => {
  const { form, sent, press, answer, location } = await editDraft();
  await press('Save Draft');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Saving' })).toBeVisible();
  answer();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
});
