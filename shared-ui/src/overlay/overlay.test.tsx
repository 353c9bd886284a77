import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/inputs.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DRAWER_WIDTHS } from './drawer-props.ts';
import { Drawer } from './drawer.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

interface DemoProps {
  readonly guarded?: boolean;
  readonly onSubmit?: () => void;
}

function Demo({ guarded = false, onSubmit }: DemoProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={isOpen}
        width={400}
        title="Weekly update"
        subtitle="Lift retention"
        onCloseRequest={() => (guarded ? setAsking(true) : setOpen(false))}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
        footer={
          <Button variant="primary" type="submit">
            Save
          </Button>
        }
      >
        <Field label="Comment">
          <TextInput />
        </Field>
      </Drawer>
      <ConfirmDialog
        open={isAsking}
        title="You have unsaved changes"
        confirmLabel="Continue"
        cancelLabel="Discard"
        onConfirm={() => setAsking(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test('a drawer is a labelled modal that takes the focus and gives it back', async () => {
  const { user } = renderUi(<Demo />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Weekly update' });
  await waitFor(() => expect(drawer).toHaveFocus());
  expect(drawer).toHaveStyle({ '--cd-drawer-w': '400px' });
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

/** A drawer over the page, whose opener goes away as soon as it has done its work. */
function Passing(): ReactNode {
  const [open, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!isDone && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Drawer open={open} title="Weekly update" onCloseRequest={() => setOpen(false)}>
        <Button onClick={() => setDone(true)}>Post</Button>
      </Drawer>
    </main>
  );
}

test('a drawer whose opener is gone gives the focus to the page', async () => {
  const { user } = renderUi(<Passing />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog', { name: 'Weekly update' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('what was chosen before a drawer could take the focus keeps it, and all that is typed there', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const showFrame = (): void =>
    act(() => {
      for (const frame of frames.splice(0)) frame(performance.now());
    });
  const { user } = renderUi(<Demo />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  showFrame();
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(comment, 'Go');
  showFrame();
  await user.keyboard('od');
  expect(comment).toHaveValue('Good');
});

test('closing is a request: unsaved changes may ask first', async () => {
  const { user } = renderUi(<Demo guarded />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  expect(await findViolations(question)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Weekly update' })).toBeInTheDocument();
});

test('the button in the foot submits the form of the body', async () => {
  const onSubmit = jest.fn();
  const { user } = renderUi(<Demo onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('Ctrl or ⌘ with Enter sends the form once, from wherever the focus is', async () => {
  const onSubmit = jest.fn();
  const { user } = renderUi(<Demo onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good{Meta>}{Enter}{/Meta}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('what cannot be undone waits for its word and starts on it', async () => {
  const onConfirm = jest.fn();
  const { user } = renderUi(
    <ConfirmDialog
      open
      tone="danger"
      title="Delete this goal?"
      confirmWord="DELETE"
      confirmLabel="Delete goal"
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  const word = await screen.findByRole('textbox', { name: 'Type DELETE to confirm' });
  await waitFor(() => expect(word).toHaveFocus());
  const button = screen.getByRole('button', { name: 'Delete goal' });
  expect(button).toHaveAccessibleDescription('Type DELETE first');
  await user.keyboard('DELET');
  await user.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(word, 'E');
  await user.click(screen.getByRole('button', { name: 'Delete goal' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a dangerous question starts on the safe button', async () => {
  renderUi(
    <ConfirmDialog
      open
      tone="danger"
      title="Retract?"
      confirmLabel="Retract"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('the question about unsaved work has the safe answer first, which Escape gives too', async () => {
  const answers: string[] = [];
  const { user } = renderUi(
    <UnsavedDialog
      open
      title="You have unsaved changes"
      onContinue={() => answers.push('continue')}
      onDiscard={() => answers.push('discard')}
    >
      The note is not saved.
    </UnsavedDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  expect(dialog).toHaveTextContent('The note is not saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(answers).toEqual(['continue', 'discard']);
});

test('[SHELL-032] drawers come in the documented widths', () => {
  expect(DRAWER_WIDTHS).toEqual([200, 400, 600, 700, 720, 780, 800]);
});
