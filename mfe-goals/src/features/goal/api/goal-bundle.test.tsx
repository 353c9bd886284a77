import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFreshness } from '@cadence/shared-auth/query';
import { on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { useState } from 'react';
import { fakeBundle, fakeGoal } from '../../../testing/goals.fixtures.ts';
import { useGoalBundle } from './goal-bundle.ts';

const server = setupApiServer();
const ID = 12;

function Title() {
  const { data } = useGoalBundle(ID);
  return <h1>{data?.Goal.GoalDetail.Title ?? 'On its way'}</h1>;
}

/** A goal that is closed and opened, and hidden by a decision. */
function Screen() {
  const { made } = useFreshness();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      <button type="button" onClick={() => void made([{ type: 'goal_update', id: ID, isGone: true }])}>
        Decide
      </button>
      {isOpen && <Title />}
    </>
  );
}

test('[D-84] a goal that came back is shown as it is now, and not for a moment as it was before it went', async () => {
  const bundle = (title: string) => fakeBundle(fakeGoal({ Id: ID, GoalDetail: { Title: title } }));
  server.use(on('goals.read', () => bundle('Asked for the first time')));
  renderWithShell(<Screen />);
  await screen.findByRole('heading', { name: 'Asked for the first time' });
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  const answer = Promise.withResolvers<void>();
  server.use(
    on('goals.read', async () => {
      await answer.promise;
      return bundle('Asked again');
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(screen.getByRole('heading')).toHaveTextContent('On its way');
  answer.resolve();
  expect(await screen.findByRole('heading', { name: 'Asked again' })).toBeVisible();
});
