import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AlreadyMade,
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { GOAL_TEXT_NAMES, MESSAGES, recordOf } from '@cadence/shared-contract';
import type { BodyOf } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal, PERIOD_ID, VIEWER_ID } from '../../testing/goals.fixtures.ts';
import { openForm } from '../../testing/open-form.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

function acceptCreates(): { body: BodyOf<'goals.create'>; key: string | null }[] {
  const sent: { body: BodyOf<'goals.create'>; key: string | null }[] = [];
  server.use(
    on('goals.create', ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') });
      return { Goal: fakeGoal({ Id: 77 }), Permissions: [] };
    }),
  );
  return sent;
}

async function fillTexts(form: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Renew contracts');
  await userEvent.type(form.getByRole('textbox', { name: 'Measurement' }), 'Signed renewals');
}

const EMPTY = {
  ...recordOf(GOAL_TEXT_NAMES, () => ''),
  Title: 'Renew contracts',
  Measurement: 'Signed renewals',
  IsPrivate: false,
  OwnerId: VIEWER_ID,
  ParentId: null,
  PeriodId: PERIOD_ID,
  IsFromEdit: false,
};

test('[GOAL-067] the drawer has the documented fields', async () => {
  const { form } = await openForm(server);
  expect(form.getByText('Zoë Lefèvre (You)')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q4 2026');
  for (const name of ['Title', 'Measurement', 'Description', 'Reporting memo'])
    expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(form.getByRole('group', { name: /Parent goal/ })).toBeVisible();
  expect(form.getByRole('switch', { name: /Private/ })).not.toBeChecked();
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-068] Save Draft keeps the goal a draft and shows it', async () => {
  const sent = acceptCreates();
  const { form, location, toasts } = await openForm(server);
  await fillTexts(form);
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ...EMPTY, IsDraft: true }]));
  await waitFor(() => expect(location()).toBe('/v3/goals/77'));
  expect(toasts.at(-1)?.title).toBe('Draft saved');
});

test('[GOAL-074] an unaligned goal prompts; Proceed With No Parent goes on', async () => {
  const sent = acceptCreates();
  const { form, toasts } = await openForm(server);
  await fillTexts(form);
  await userEvent.click(form.getByRole('button', { name: 'Request Approval' }));
  const prompt = within(await screen.findByRole('alertdialog', { name: 'Your Goal is not aligned.' }));
  expect(sent).toEqual([]);
  await userEvent.click(prompt.getByRole('button', { name: 'Proceed With No Parent' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ...EMPTY, IsDraft: false }]));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Approval requested'));
});

test('[GOAL-074][GOAL-083] Select Parent goes back to choosing; the parent locks the quarter', async () => {
  const sent = acceptCreates();
  const { form } = await openForm(server);
  await fillTexts(form);
  await userEvent.click(form.getByRole('button', { name: 'Request Approval' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Select Parent' }),
  );
  expect(await form.findByRole('radio', { name: /Shelved idea/ })).toBeDisabled();
  await userEvent.click(form.getByRole('radio', { name: /Reach 118%/ }));
  expect(form.getByRole('combobox', { name: 'Quarter' })).toBeDisabled();
  expect(form.getByText('The quarter follows the parent goal.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Request Approval' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ ...EMPTY, ParentId: 2, IsDraft: false }]),
  );
});

test('[GOAL-079][GOAL-080] title and measurement are required', async () => {
  const sent = acceptCreates();
  const { form } = await openForm(server);
  await userEvent.click(form.getByRole('button', { name: 'Request Approval' }));
  expect(await form.findByText('Please enter title.')).toBeVisible();
  expect(form.getByText('Please enter measurement.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Please enter title.');
  expect(sent).toEqual([]);
});

test.each([
  ['[GOAL-079]', 'Title', 255],
  ['[GOAL-080]', 'Measurement', 3000],
  ['[GOAL-081]', 'Reporting memo', 255],
])('%s %s has at most %d characters', async (_id, name, max) => {
  const { form } = await openForm(server);
  await userEvent.click(form.getByRole('textbox', { name: new RegExp(`^${name}`) }));
  await userEvent.paste('x'.repeat(max + 1));
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(await form.findByText(`${name} must have at most ${max} characters.`)).toBeVisible();
  expect(form.getByText(`${max + 1} / ${max}`)).toBeVisible();
});

test('[GOAL-078] a quarter is required', async () => {
  const { form } = await openForm(server);
  await fillTexts(form);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Quarter' }), '');
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(await form.findByText('Please select quarter!')).toBeVisible();
});

test('[GOAL-076] the quarter offers five periods from the current one', async () => {
  const { form } = await openForm(server);
  await form.findByRole('option', { name: 'Q4 2027' });
  const names = within(form.getByRole('combobox', { name: 'Quarter' }))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toEqual(['Choose a quarter', 'Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027']);
});

test('[GOAL-071] only who may choose an owner gets the field', async () => {
  const { form } = await openForm(server, {
    session: fakeSession({ profile: { IsGoalAdmin: true }, abilities: { chooseGoalOwner: true } }),
  });
  expect(await form.findByRole('combobox', { name: 'Owner' })).toBeVisible();
  cleanup();
  const own = await openForm(server);
  await own.form.findByRole('combobox', { name: 'Quarter' });
  expect(own.form.queryByRole('combobox', { name: 'Owner' })).not.toBeInTheDocument();
});

test('[GOAL-077] without an owner the goal is not saved', async () => {
  const session = fakeSession({ profile: { IsGoalAdmin: true }, abilities: { chooseGoalOwner: true } });
  const { form } = await openForm(server, { session });
  await form.findByRole('combobox', { name: 'Owner' });
  await userEvent.click(form.getByRole('button', { name: 'Clear' }));
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(await form.findByText('Please select owner!')).toBeVisible();
});

test('[GOAL-075] leaving unsaved changes asks; Discard keeps a copy that is offered again', async () => {
  const { form, location, guards } = await openForm(server);
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Renew');
  expect(guards.size).toBe(1);
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(location()).toBe('/v3/goals?goals=1'));
  await userEvent.click(screen.getByRole('button', { name: 'Add Goal' }));
  const again = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  await userEvent.click(again.getByRole('button', { name: 'Restore' }));
  expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Renew');
});

test('[GOAL-186] a save that fails without a word of the server shows the documented one', async () => {
  server.use(
    on('goals.create', () => {
      throw new ApiProblem('internal', '');
    }),
  );
  const { form, toasts } = await openForm(server);
  await fillTexts(form);
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Something went wrong!!'));
});

test('[GOAL-186] the server’s messages appear under their fields, and nothing typed is lost', async () => {
  server.use(
    on('goals.create', () => {
      throw new ApiProblem('invalid', 'Please check the marked fields.', [
        { path: 'Title', message: 'There is such a goal already.' },
      ]);
    }),
  );
  const { form, toasts } = await openForm(server);
  await fillTexts(form);
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  expect(await form.findByText('There is such a goal already.')).toBeVisible();
  expect(toasts.at(-1)?.title).toBe('Please check the marked fields.');
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Renew contracts');
});

test('[D-122] an answer that was lost, a word changed and another button: still one goal', async () => {
  const keys: (string | null)[] = [];
  const updates: unknown[] = [];
  const made = { Id: 31, UpdatedAt: '2026-11-19T10:00:00.000Z' };
  server.use(
    on('goals.create', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
      throw new AlreadyMade(made);
    }),
    on('goals.update', ({ params, body, headers }) => {
      keys.push(headers.get('idempotency-key'));
      updates.push([params.id, body.Title, body.UpdatedAt]);
      return { Goal: fakeGoal({ Id: 31, State: 'draft' }), Permissions: ['Edit'], Overwritten: null };
    }),
  );
  const { form } = await openForm(server);
  await fillTexts(form);
  const title = form.getByRole('textbox', { name: 'Title' });
  const save = async (): Promise<void> =>
    userEvent.click(await form.findByRole('button', { name: 'Save Draft' }));
  await save();
  await form.findByText('The database did not answer in time.');
  await userEvent.type(title, '!');
  const typed = (title as HTMLInputElement).value;
  await save();
  await waitFor(() => expect(updates).toEqual([[31, typed, made.UpdatedAt]]));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('a stale save shows what has changed and keeps what was typed', async () => {
  const goal = fakeGoal({ State: 'draft' });
  const newer = fakeGoal({
    State: 'draft',
    UpdatedAt: '2026-11-19T10:00:00.000Z',
    GoalDetail: { Measurement: 'Measured on December 31 by the board.' },
  });
  const sent: BodyOf<'goals.update'>[] = [];
  const { form } = await openForm(server, {
    bundle: fakeBundle(goal, { Permissions: ['Edit'] }),
    route: '/v3/goals/12?do=edit',
  });
  server.use(
    on('goals.update', ({ body }) => {
      sent.push(body);
      if (body.UpdatedAt === goal.UpdatedAt)
        throw new ApiProblem('stale', 'Ana Ruiz changed this goal in the meantime.');
      return { Goal: newer, Permissions: ['Edit'], Overwritten: null };
    }),
    on('goals.read', () => fakeBundle(newer, { Permissions: ['Edit'] })),
  );
  const title = form.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'My title');
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await form.findByRole('button', { name: 'Keep Mine' });
  expect(form.getByText('Ana Ruiz changed this goal in the meantime.')).toBeVisible();
  expect(form.getByText('the board.')).toHaveProperty('tagName', 'INS');
  await userEvent.click(form.getByRole('button', { name: 'Keep Mine' }));
  expect(title).toHaveValue('My title');
  expect(form.getByRole('textbox', { name: 'Measurement' })).toHaveValue(
    'Measured on December 31 by the board.',
  );
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    Title: 'My title',
    UpdatedAt: newer.UpdatedAt,
    IsDraft: true,
    IsFromEdit: false,
  });
});

test('a contributing goal starts beneath the goal, in its quarter', async () => {
  const { form } = await openForm(server, { bundle: fakeBundle(), route: '/v3/goals/12?do=contribute' });
  expect(form.getByText('Lift net revenue retention from 111% to 118%')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Quarter' })).toBeDisabled();
});

test('the edit of a published goal is sent as an edit', async () => {
  const goal = fakeGoal();
  const sent: BodyOf<'goals.update'>[] = [];
  const { form } = await openForm(server, {
    bundle: fakeBundle(goal, { Permissions: ['Edit'] }),
    route: '/v3/goals/12?do=edit',
  });
  server.use(
    on('goals.update', ({ body }) => {
      sent.push(body);
      return { Goal: goal, Permissions: ['Edit'], Overwritten: null };
    }),
  );
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' and more');
  await userEvent.click(form.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ IsFromEdit: true, IsDraft: true, UpdatedAt: goal.UpdatedAt });
});

test('[D-89] a double click on Request Approval makes one goal', async () => {
  const made: string[] = [];
  server.use(
    on('goals.create', ({ body }) => {
      made.push(body.Title);
      return { Goal: fakeGoal({ Id: 31, State: 'review' }), Permissions: [] };
    }),
  );
  const { form } = await openForm(server);
  await fillTexts(form);
  await userEvent.dblClick(form.getByRole('button', { name: 'Request Approval' }));
  const press = await screen.findByRole('button', { name: MESSAGES.proceedWithNoParent });
  act(() => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add goal' })).not.toBeInTheDocument());
  expect(made).toHaveLength(1);
});

test('the form begins at the title, and its buttons say what is still needed', async () => {
  const { form } = await openForm(server);
  const title = form.getByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(title).toHaveFocus());
  const send = form.getByRole('button', { name: /^(Request Approval|Publish)$/ });
  expect(send).toHaveAccessibleDescription('Still needed: title and measurement');
  await userEvent.click(title);
  await userEvent.paste('x'.repeat(256));
  expect(send).toHaveAccessibleDescription('Still needed: measurement');
  await userEvent.click(form.getByRole('textbox', { name: 'Measurement' }));
  await userEvent.paste('Counted.');
  expect(send).toHaveAccessibleDescription('Title is too long');
  await userEvent.type(title, '{Backspace}');
  expect(send).not.toHaveAccessibleDescription();
});
