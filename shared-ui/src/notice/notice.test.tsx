import { screen } from '@testing-library/react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Banner, Callout } from './notice.tsx';

test('a banner is announced politely', async () => {
  const { container } = renderUi(
    <Banner tone="offline" title="You are offline.">
      What you write is kept.
    </Banner>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.What you write is kept.');
  expect(await findViolations(container)).toEqual([]);
});

test('a callout says who acts next and what can be done', async () => {
  const { container } = renderUi(
    <Callout
      lead={<Avatar id={1} name="Ana Ruiz" />}
      title="Waiting for Ana Ruiz to approve"
      actions={<Button>Retract</Button>}
    >
      Sent Nov 18
    </Callout>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for Ana Ruiz to approveSent Nov 18');
  expect(screen.getByRole('button', { name: 'Retract' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});
