import { screen } from '@testing-library/react';
import { Avatar } from '../avatar/avatar.tsx';
import { findViolations, renderUi } from '../testing/render.tsx';
import { Timeline } from './timeline.tsx';

test('what happened is an ordered list', async () => {
  const { container } = renderUi(
    <Timeline
      label="History"
      items={[
        {
          id: 1,
          lead: <Avatar id={1} name="Ana Ruiz" />,
          title: 'Ana Ruiz requested changes',
          meta: 'Nov 12',
          body: 'Which contracts?',
        },
        { id: 2, lead: <Avatar id={1} name="Ana Ruiz" />, title: 'Approved' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'History' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(await findViolations(container)).toEqual([]);
});
