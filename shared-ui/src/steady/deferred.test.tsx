import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type ReactNode } from 'react';
import { Deferred } from './deferred.tsx';

/** What is in the document when each drawing is finished: the button and the content. */
function watch() {
  const seen: string[] = [];
  const look = (): void => {
    const [button, content] = [screen.queryByRole('button'), screen.queryByRole('paragraph')];
    seen.push(`${button?.textContent} ${content?.textContent}`);
  };
  return { seen, look };
}

function Page({ note, onDrawn }: { readonly note: string; readonly onDrawn: () => void }): ReactNode {
  const [tab, setTab] = useState(1);
  return (
    <Profiler id="page" onRender={onDrawn}>
      <button type="button" onClick={() => setTab(tab + 1)}>{`tab ${tab}`}</button>
      <Deferred by={tab}>
        <p>{`content ${tab} ${note}`}</p>
      </Deferred>
    </Profiler>
  );
}

test('[P5] what was pressed answers before the content is drawn', async () => {
  const { seen, look } = watch();
  render(<Page note="a" onDrawn={look} />);
  seen.length = 0;
  await userEvent.click(screen.getByRole('button'));
  expect(seen[0]).toBe('tab 2 content 1 a');
  expect(seen.at(-1)).toBe('tab 2 content 2 a');
});

test('what changes besides is drawn at once', () => {
  const { seen, look } = watch();
  const { rerender } = render(<Page note="a" onDrawn={look} />);
  seen.length = 0;
  act(() => rerender(<Page note="b" onDrawn={look} />));
  expect(seen[0]).toBe('tab 1 content 1 b');
});
