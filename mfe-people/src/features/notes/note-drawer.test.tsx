import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf } from '@cadence/shared-contract';
import { AlreadyMade, ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { drawerParts, note, serveNotes, showNotes, titles } from './notes-screen.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

async function openNew() {
  const shown = showNotes(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Note' }));
  return { ...shown, ...(await drawerParts('Add note')) };
}

async function openFirst() {
  showNotes(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit One-on-one' }));
  return drawerParts('Edit note');
}

describe('writing', () => {
  test('[NOTE-007] a new note is sent once, and appears in the list', async () => {
    serveNotes(server);
    const sent: { body: BodyOf<'notes.create'>; key: string | null }[] = [];
    server.use(
      on('notes.create', ({ body, headers }) => {
        sent.push({ body, key: headers.get('idempotency-key') });
        if (sent.length === 1) throw new ApiProblem('unavailable', 'Please try again.');
        return note({ Id: 9, Title: body.Title, Body: body.Body });
      }),
    );
    const { drawer, title, write, save } = await openNew();
    await userEvent.type(title, '  First talk ');
    await write('Went well');
    await userEvent.click(save);
    expect(await drawer.findByText('Please try again.')).toBeVisible();
    expect(title).toHaveValue('  First talk ');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).toEqual(['First talk']);
    expect(sent[0]?.body).toEqual({ UserId: 20, Title: 'First talk', Body: '<p>Went well</p>' });
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('[D-122] an answer that was lost, and a word added: still one note', async () => {
    serveNotes(server);
    const keys: (string | null)[] = [];
    const updates: unknown[] = [];
    const made = { Id: 9, UpdatedAt: '2026-11-19T10:00:00.000Z' };
    server.use(
      on('notes.create', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) throw new ApiProblem('unavailable', 'Please try again.');
        throw new AlreadyMade(made);
      }),
      on('notes.update', ({ params, body, headers }) => {
        keys.push(headers.get('idempotency-key'));
        updates.push({ id: Number(params.id), ...body });
        return note({ ...made, Title: body.Title, Body: body.Body });
      }),
    );
    const { drawer, title, write, save } = await openNew();
    await userEvent.type(title, 'First talk');
    await write('Went well');
    await userEvent.click(save);
    await drawer.findByText('Please try again.');
    await userEvent.type(title, ' of two');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { Id: id, UpdatedAt } = made;
    expect(updates).toEqual([{ id, Title: 'First talk of two', Body: '<p>Went well</p>', UpdatedAt }]);
    expect(titles()).toEqual(['First talk of two']);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  test('[NOTE-002] an empty title and an empty text are reported, and the first gets the focus', async () => {
    serveNotes(server);
    const { drawer, title, text, save } = await openNew();
    await userEvent.click(save);
    expect(await drawer.findAllByText('Please enter!')).toHaveLength(2);
    expect(title).toHaveAccessibleDescription(/Please enter!/);
    expect(text).toHaveAccessibleDescription(/Please enter!/);
    await waitFor(() => expect(title).toHaveFocus());
    expect(await findViolations()).toEqual([]);
    await userEvent.type(title, 'x');
    await waitFor(() => expect(title).not.toBeInvalid());
    expect(text).toBeInvalid();
  });

  test('[NOTE-008] an edit carries the version it started from', async () => {
    serveNotes(server, note());
    const sent: unknown[] = [];
    server.use(
      on('notes.update', ({ params, body }) => {
        sent.push({ id: Number(params.id), ...body });
        return note({ Title: body.Title, Body: body.Body, UpdatedAt: '2026-11-19T10:00:00.000Z' });
      }),
    );
    const { title, save } = await openFirst();
    await userEvent.clear(title);
    await userEvent.type(title, 'Renamed');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { id: 1, Title: 'Renamed', Body: note().Body, UpdatedAt: '2026-11-02T10:00:00.000Z' },
    ]);
    expect(titles()).toEqual(['Renamed']);
  });

  test('a note that was changed elsewhere is shown, and goes under the own text only when asked', async () => {
    const held = serveNotes(server, note());
    const versions: (string | undefined)[] = [];
    server.use(
      on('notes.update', ({ body }) => {
        versions.push(body.UpdatedAt);
        if (versions.length === 1) {
          held.notes = [note({ Title: 'From the phone', UpdatedAt: '2026-11-18T10:00:00.000Z' })];
          throw new ApiProblem('stale', 'You changed this note in another window.');
        }
        return note({ Title: body.Title, Body: body.Body });
      }),
    );
    const { drawer, title, save } = await openFirst();
    await userEvent.type(title, ' mine');
    await userEvent.click(save);
    expect(await drawer.findByText('From the phone')).toBeVisible();
    expect(title).toHaveValue('One-on-one mine');
    await userEvent.click(drawer.getByRole('button', { name: 'Keep My Text' }));
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(versions).toEqual(['2026-11-02T10:00:00.000Z', '2026-11-18T10:00:00.000Z']);
  });

  test('the text of a note that was deleted elsewhere can become a new one', async () => {
    const held = serveNotes(server, note());
    server.use(
      on('notes.update', () => {
        held.notes = [];
        throw new ApiProblem('not_found', 'This does not exist, or you may not see it.');
      }),
      on('notes.create', ({ body }) => note({ Id: 9, Title: body.Title, Body: body.Body })),
    );
    const { drawer, title, save } = await openFirst();
    await userEvent.type(title, ' kept');
    await userEvent.click(save);
    await userEvent.click(await drawer.findByRole('button', { name: 'Keep as a New Note' }));
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).toEqual(['One-on-one kept']);
  });
});

describe('text that is not saved', () => {
  test('closing asks, leaving the page is blocked until then, and the text is offered again', async () => {
    serveNotes(server);
    const { guards, ...first } = await openNew();
    await userEvent.type(first.title, 'Half a thought');
    await first.write('and more');
    await waitFor(() => expect([...guards]).toEqual(['The note is not saved.']));
    await userEvent.click(first.cancel);
    const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    expect(first.title).toHaveValue('Half a thought');
    await userEvent.click(first.cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([...guards]).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    const second = await drawerParts('Add note');
    expect(second.title).toHaveValue('');
    await userEvent.click(second.drawer.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(second.title).toHaveValue('Half a thought'));
    await waitFor(() => expect(second.text).toHaveTextContent('and more'));
  });

  test('a note that was not touched closes without a question', async () => {
    serveNotes(server, note());
    const { cancel } = await openFirst();
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
