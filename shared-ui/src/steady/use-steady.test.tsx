import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useState, type ReactNode } from 'react';
import { useSteady } from './use-steady.ts';

test('what gets the function is not drawn again, and it still does what the newest one does', async () => {
  const user = userEvent.setup();
  let drawn = 0;
  const sent: number[] = [];
  const Send = memo(function Send({ onSend }: { readonly onSend: (text: string) => void }): ReactNode {
    drawn += 1;
    return (
      <button type="button" onClick={() => onSend('pressed')}>
        Send
      </button>
    );
  });
  function Counter(): ReactNode {
    const [count, setCount] = useState(0);
    const send = useSteady((text: string) => void sent.push(text.length + count));
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          More
        </button>
        <Send onSend={send} />
      </>
    );
  }
  render(<Counter />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['pressed'.length + 2]);
  expect(drawn).toBe(1);
});
