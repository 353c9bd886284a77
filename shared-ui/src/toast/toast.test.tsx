import { act, screen, waitFor } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { dismissToast, toast } from './toast.tsx';

afterEach(() => void jest.useRealTimers());

test('an outcome is said, with its action, and can be dismissed', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(<main>Goals</main>);
  const action = { label: 'Undo', onClick };
  act(() => void toast({ id: 'saved', title: 'Week 8 saved', action, duration: Infinity }));
  expect(await screen.findByText('Week 8 saved')).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Week 8 saved')).toBeNull());
});

const UNDO = { label: 'Undo', onClick: (): void => undefined };

test.each([
  ['an outcome stays for 6 seconds', {}, 6_000],
  ['with an action it stays for 10', { action: UNDO }, 10_000],
  ['or as long as is asked', { action: UNDO, duration: 3_000 }, 3_000],
])('%s', async (_name, options, stay) => {
  jest.useFakeTimers();
  renderUi(<main>Goals</main>);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => void toast({ title: 'Draft saved', ...options }));
  await pass(stay - 500);
  expect(screen.getByText('Draft saved')).toBeInTheDocument();
  await pass(1_000);
  expect(screen.queryByText('Draft saved')).toBeNull();
});

test('a second toast of one id replaces the first', async () => {
  renderUi(<main>Goals</main>);
  act(() => void toast({ id: 'a', title: 'Sending' }));
  expect(await screen.findByText('Sending')).toBeInTheDocument();
  act(
    () =>
      void toast({
        id: 'a',
        tone: 'error',
        title: 'Something went wrong!!',
        description: 'The server did not answer.',
      }),
  );
  expect(await screen.findByText('Something went wrong!!')).toBeInTheDocument();
  expect(screen.queryByText('Sending')).toBeNull();
});

test('a toast can be taken away before its time', async () => {
  renderUi(<main>Goals</main>);
  act(() => dismissToast());
  act(() => void toast({ id: 'b', title: 'Sending the invitation' }));
  expect(await screen.findByText('Sending the invitation')).toBeInTheDocument();
  act(() => dismissToast('b'));
  await waitFor(() => expect(screen.queryByText('Sending the invitation')).toBeNull());
});

test('a newer outcome takes the place of an older one', async () => {
  renderUi(<main>Goals</main>);
  act(() => void toast({ title: 'Approval requested' }));
  expect(await screen.findByText('Approval requested')).toBeInTheDocument();
  act(() => void toast({ title: 'Draft saved' }));
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Approval requested')).toBeNull());
});
