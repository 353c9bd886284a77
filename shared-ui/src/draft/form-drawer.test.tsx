import { useState, type ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render.tsx';
import { Field, FormDrawer, TextInput, type FormDrawerProps } from '../index.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
});

const DRAFT = {
  found: null,
  isOlder: false,
  savedAt: null,
  timeZone: 'America/Chicago',
  keptDays: 7,
  drop: () => void done.push('drop'),
} satisfies FormDrawerProps['draft'];

function NoteForm(props: Partial<FormDrawerProps>): ReactNode {
  const [title, setTitle] = useState('');
  const [attempts, setAttempts] = useState(0);
  const errors = attempts > 0 && title === '' ? { Title: 'Title is required' } : {};
  return (
    <FormDrawer
      title="Add note"
      width={720}
      isDirty={title !== ''}
      unsaved={{ title: 'You have unsaved changes', text: 'The note is not saved.' }}
      isSaving={false}
      errors={errors}
      attempts={attempts}
      onRestore={() => done.push('restore')}
      onSave={() => {
        setAttempts((before) => before + 1);
        if (title !== '') done.push(`save ${title}`);
      }}
      onClose={() => done.push('close')}
      {...props}
    >
      <Field label="Title" error={errors.Title}>
        <TextInput value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
    </FormDrawer>
  );
}

/** The drawer takes the focus a frame after it is drawn; what is typed before goes elsewhere. */
async function untilFocused(): Promise<void> {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement | null));
}

test('saves on Enter, and closes without a question while nothing was entered', async () => {
  const { user } = renderUi(<NoteForm />);
  await untilFocused();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.type(screen.getByLabelText('Title'), 'Call Ana{Enter}');
  expect(done).toEqual(['close', 'save Call Ana']);
});

test('what was entered is thrown away only after a question', async () => {
  const { user } = renderUi(<NoteForm draft={DRAFT} />);
  await untilFocused();
  await user.type(await screen.findByLabelText('Title'), 'Call Ana');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  expect(question).toHaveTextContent('The note is not saved. A copy stays on this device for 7 days.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Call Ana');
  expect(done).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(done).toEqual(['close']);
});

test('every refused save brings the focus to the first field to mend', async () => {
  const { user } = renderUi(<NoteForm />);
  await untilFocused();
  const save = await screen.findByRole('button', { name: 'Save' });
  for (const _time of [1, 2]) {
    await user.click(save);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  }
  expect(screen.getByText('Title is required')).toBeInTheDocument();
});

test('what was left unsaved is offered once more, with when it was kept', async () => {
  const draft = {
    ...DRAFT,
    found: { savedAt: '2026-11-11T15:00:00Z' },
    isOlder: true,
    savedAt: '2026-11-11T16:42:00Z',
  };
  const { user } = renderUi(<NoteForm draft={draft} />);
  expect(await screen.findByText(/It was changed elsewhere since then/)).toHaveTextContent('9:00');
  expect(screen.getByText(/Draft saved on this device/)).toHaveTextContent('10:42');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: 'Delete Copy' }));
  expect(done).toEqual(['restore', 'drop']);
});

test('while it is saved it is not saved again', async () => {
  const { user } = renderUi(<NoteForm isSaving savingLabel="Adding" />);
  await untilFocused();
  await user.type(await screen.findByLabelText('Title'), 'Call Ana{Enter}');
  expect(screen.getByRole('button', { name: /Adding/ })).toBeInTheDocument();
  expect(done).toEqual([]);
});

test('something to choose takes its place, and it keeps what was entered', async () => {
  const { user, rerender } = renderUi(<NoteForm />);
  await untilFocused();
  await user.type(await screen.findByLabelText('Title'), 'Call Ana');
  rerender(<NoteForm panel={{ title: 'Manager', content: <p>Choose one</p> }} />);
  expect(await screen.findByRole('dialog', { name: 'Manager' })).toHaveTextContent('Choose one');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  rerender(<NoteForm />);
  expect(await screen.findByLabelText('Title')).toHaveValue('Call Ana');
});
