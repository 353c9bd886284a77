import { screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState, ErrorState } from '../state/empty-state.tsx';
import { SkeletonList } from '../state/skeleton.tsx';
import { renderUi } from '../testing/render.tsx';

const STATES = ['error', 'loading', 'content'] as const;
type State = (typeof STATES)[number];

function Part({ state, onRetry }: { readonly state: State; readonly onRetry: () => void }): ReactNode {
  if (state === 'error') return <ErrorState title="The goals could not be loaded" onRetry={onRetry} />;
  if (state === 'loading') return <SkeletonList rows={2} />;
  return (
    <article>
      <h3>Lift retention</h3>
    </article>
  );
}

function Page({ next, children }: { readonly next: State; readonly children?: ReactNode }): ReactNode {
  const [state, setState] = useState<State>('error');
  return (
    <section aria-label="Goals list">
      <h2>All goals</h2>
      <Part state={state} onRetry={() => setState(next)} />
      {state === 'error' ? null : children}
      <button type="button" onClick={() => setState('content')}>
        Arrive
      </button>
    </section>
  );
}

test('after Retry the focus is in the heading of what has taken its place', async () => {
  const { user } = renderUi(<Page next="content" />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lift retention' })).toHaveFocus());
});

test('after Retry the focus is on what is around it while that is loading, and stays there', async () => {
  const { user } = renderUi(<Page next="loading" />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const place = screen.getByRole('region', { name: 'Goals list' });
  await waitFor(() => expect(place).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Arrive' })).toHaveFocus();
  // Presses do not find it later.
  expect(place).not.toHaveAttribute('tabindex');
});

test('with keys it is the same, and what takes the focus by itself keeps it', async () => {
  function Field(): ReactNode {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return <input ref={field} aria-label="Name" />;
  }
  const { user } = renderUi(
    <Page next="content">
      <Field />
    </Page>,
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('an empty place passes the focus on, too; who is elsewhere is left there', async () => {
  function List(): ReactNode {
    const [isEmpty, setEmpty] = useState(true);
    return (
      <section aria-label="Goals list">
        {isEmpty ? (
          <EmptyState title="No goals" action={<Button onClick={() => setEmpty(false)}>Clear all</Button>} />
        ) : (
          <ul>
            <li>Lift retention</li>
          </ul>
        )}
        <button type="button" onClick={() => setEmpty(!isEmpty)}>
          Switch
        </button>
      </section>
    );
  }
  const { user } = renderUi(<List />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Goals list' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByRole('button', { name: 'Switch' })).toHaveFocus();
});
