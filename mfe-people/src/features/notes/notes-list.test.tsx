import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  findViolations,
  on,
  onOffline,
  onPending,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { showProfile } from '../../testing/show-profile.tsx';
import { note, PLANS, serveNotes, showNotes, titles } from './notes-screen.fixtures.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

describe('who has the tab', () => {
  const shown = async (viewer: Parameters<typeof showProfile>[1]): Promise<boolean> => {
    serveNotes(server);
    const { unmount } = showProfile(server, viewer);
    await screen.findByRole('tab', { name: 'Goals' });
    const isShown = screen.queryByRole('tab', { name: 'Notes' }) !== null;
    unmount();
    return isShown;
  };

  test('[PROF-022] the Notes tab needs employee notes in the organisation, and somebody else’s profile', async () => {
    const bundle = profileBundle();
    expect(await shown({ bundle })).toBe(true);
    expect(await shown({ bundle, viewer: { tenant: { EmployeeNotesEnabled: false } } })).toBe(false);
    expect(await shown({ bundle, viewer: { profile: { Id: 20 } } })).toBe(false);
  });

  test('a link to the Notes tab of the own profile shows the first tab', async () => {
    showProfile(server, {
      bundle: profileBundle(),
      params: { personId: '20', tab: 'notes' },
      viewer: { profile: { Id: 20 } },
    });
    expect(await screen.findByText('Goals of person 20')).toBeVisible();
  });
});

describe('the list', () => {
  test('[NOTE-005] shows each note with its title, its dates and its formatted text', async () => {
    serveNotes(server, note(), PLANS);
    showNotes(server);
    expect(await screen.findAllByText('lead', { selector: 'strong' })).toHaveLength(2);
    expect(titles()).toEqual(['Plans for Q1', 'One-on-one']);
    const [plans, first] = screen.getAllByRole('article');
    expect(plans).toHaveTextContent(/Created Oct 5, 2026.*Updated Nov 12, 2026/);
    expect(first).not.toHaveTextContent('Updated');
    expect(screen.getByText('Only you can see these notes.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('[NOTE-003] [NOTE-004] it is sorted and searched, and both are in the address', async () => {
    serveNotes(server, note(), PLANS);
    const { location } = showNotes(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Created' }));
    expect(titles()).toEqual(['One-on-one', 'Plans for Q1']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes by title' }), 'plans');
    expect(titles()).toEqual(['Plans for Q1']);
    await waitFor(() => expect(location()).toBe('/v3/profile/20?sort=created&q=plans'));
    await userEvent.type(screen.getByRole('searchbox'), ' x');
    expect(await screen.findByText('No title has “plans x” in it')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show All Notes' }));
    expect(titles()).toHaveLength(2);
  });

  test('says so while it loads, when there is nothing, and when it fails', async () => {
    server.use(onPending('notes.list'));
    const pending = showNotes(server);
    expect(await screen.findByText('Loading notes')).toBeInTheDocument();
    pending.unmount();
    serveNotes(server);
    const empty = showNotes(server);
    expect(await screen.findByText('You have no notes about Siobhán Ó Briain yet')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    empty.unmount();
    server.use(onOffline('notes.list'));
    showNotes(server);
    expect(await screen.findByText('Your notes could not be loaded')).toBeVisible();
    serveNotes(server, note());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('stored markup that should never have been stored runs nothing', async () => {
    serveNotes(
      server,
      note({ Body: '<p>a<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a></p>' }),
    );
    showNotes(server);
    const article = await screen.findByRole('article');
    expect(article).toHaveTextContent('ab');
    expect(article.querySelector('img,a')).toBeNull();
  });
});

describe('deleting', () => {
  async function askToDelete() {
    const shown = showNotes(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete One-on-one' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Do you want to delete?' });
    // A dialog that closes before it has the focus has none to return.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    return { ...shown, question: within(dialog) };
  }

  test('[NOTE-009] it asks first, and what was deleted can be taken back', async () => {
    const held = serveNotes(server, note(), PLANS);
    const deleted: number[] = [];
    server.use(
      on('notes.delete', ({ params }) => {
        deleted.push(Number(params.id));
        held.notes = [PLANS];
        return { Success: true };
      }),
      on('notes.restore', () => note()),
    );
    const { question, toasts } = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Note deleted']));
    expect(deleted).toEqual([1]);
    expect(titles()).toEqual(['Plans for Q1']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Note' })).toHaveFocus());
    toasts[0]?.action?.onClick();
    await waitFor(() => expect(titles()).toEqual(['Plans for Q1', 'One-on-one']));
  });

  test('the focus is on Add Note also when the last one is gone', async () => {
    serveNotes(server, note());
    server.use(on('notes.delete', () => ({ Success: true })));
    const { question } = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^You have no notes about/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Note' })).toHaveFocus());
  });

  test('Cancel deletes nothing', async () => {
    serveNotes(server, note());
    const { question } = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(titles()).toEqual(['One-on-one']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete One-on-one' })).toHaveFocus());
  });

  test('a note that could not be deleted is back, and the sentence says why', async () => {
    serveNotes(server, note());
    server.use(
      on('notes.delete', () => {
        throw new ApiProblem('denied', 'Employee notes are not enabled for your organization.');
      }),
    );
    const { question, toasts } = await askToDelete();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual([
        'Employee notes are not enabled for your organization.',
      ]),
    );
    expect(titles()).toEqual(['One-on-one']);
  });
});
