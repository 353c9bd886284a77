import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => void jest.useRealTimers());

test('focus shows the explanation and ties it to the element', async () => {
  const { user } = renderUi(
    <Tooltip content="Week 8 closes on Sunday">
      <Button>Update</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Week 8 closes on Sunday');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Week 8 closes on Sunday');
  expect(await findViolations()).toEqual([]);
});

test('a resting pointer shows it; Escape, leaving and pressing take it away', async () => {
  const { user } = renderUi(
    <Tooltip content="Week 8 closes on Sunday">
      <Button>Update</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Update' });
  const takeAways = [
    () => user.keyboard('{Escape}'),
    () => user.unhover(button),
    () => user.pointer({ keys: '[MouseLeft>]', target: button }),
  ];
  for (const takeAway of takeAways) {
    await user.unhover(button);
    await user.hover(button);
    await screen.findByRole('tooltip');
    await takeAway();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(button).not.toHaveAttribute('aria-describedby');
  }
});

test('a pointer that only passes by shows nothing', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  renderUi(
    <Tooltip content="Week 8 closes on Sunday">
      <Button>Update</Button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button', { name: 'Update' }));
  await pass(399);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Week 8 closes on Sunday');
});
