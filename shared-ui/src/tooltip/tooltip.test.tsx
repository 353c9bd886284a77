import { screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

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
