import { render, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { readPlace } from './use-goals-place.ts';
import { usePhoneFocus } from './use-phone-focus.ts';

interface ScreenProps {
  readonly goalId: string | undefined;
  readonly query: string;
  readonly isPhone?: boolean;
}

/** List and goal as they take each other's place on a phone. */
function Screen({ goalId, query, isPhone = true }: ScreenProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const place = readPlace({ goalId }, query);
  usePhoneFocus(page, place, isPhone);
  return (
    <div ref={page}>
      <section className="gl-pane-list">
        {goalId === undefined && <a href="/v3/goals/12">Retention</a>}
      </section>
      <section className="gl-pane-detail">{goalId !== undefined && <h2>Retention in full</h2>}</section>
      {query !== '' && <input aria-label="Title" />}
    </div>
  );
}

test('the focus goes on with the goal that is opened or saved, and comes back to its row', async () => {
  const { rerender } = render(<Screen goalId={undefined} query="?do=add" />);
  screen.getByRole('textbox').focus();
  rerender(<Screen goalId="12" query="" />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Retention in full' })).toHaveFocus());
  rerender(<Screen goalId={undefined} query="" />);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Retention' })).toHaveFocus());
});
