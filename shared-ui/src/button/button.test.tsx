import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Plus } from '../icon/icons.ts';
import { Button, IconButton, LinkButton } from './button.tsx';

test('a button does not submit a form unless its type is submit', () => {
  renderUi(<Button>Cancel</Button>);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
});

test('while work is under way it says so, keeps the focus and ignores clicks', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <Button loading loadingText="Saving" onClick={onClick}>
      Save
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a disabled button says why, can be reached and neither acts nor submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user, container } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Choose a quality first" onClick={onClick}>
        Save Update
      </Button>
    </form>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Save Update' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Choose a quality first');
  expect(screen.getByText('Choose a quality first')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await findViolations(container)).toEqual([]);
});

test.each(['beside', 'hidden'] as const)(
  'a reason that comes or goes (%s) does not take the focus away',
  (reason) => {
    const save = (why: string | null) => (
      <Button reason={reason} disabledReason={why}>
        Save
      </Button>
    );
    const { rerender } = renderUi(save('Choose a quality first'));
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(save(null));
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    rerender(save('Choose a quality first'));
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Choose a quality first');
  },
);

test('icon buttons and link buttons have names', async () => {
  const { container } = renderUi(
    <>
      <IconButton label="Notifications" count={3} icon={<Plus aria-hidden />} />
      <LinkButton to="/goals">Go to goals</LinkButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Notifications, 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to goals' })).toHaveAttribute('href', '/goals');
  expect(await findViolations(container)).toEqual([]);
});
