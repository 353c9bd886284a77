import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createLateCode, type LateCode } from './late-code.ts';

/** Code whose attempts end when the test says so. */
function setUp() {
  const attempts: PromiseWithResolvers<string>[] = [];
  const late = createLateCode(() => {
    const attempt = Promise.withResolvers<string>();
    attempts.push(attempt);
    return attempt.promise;
  });
  const end = (how: (attempt: PromiseWithResolvers<string>) => void) =>
    act(async () => {
      how(attempts.at(-1)!);
      await late.preload();
    });
  return {
    late,
    attempts,
    succeed: () => end((attempt) => attempt.resolve('the code')),
    fail: () => end((attempt) => attempt.reject(new Error('offline'))),
  };
}

/** What every commit of it shows is noted: a frame is enough to be seen. */
function User({ late, shown }: { readonly late: LateCode<string>; readonly shown: string[] }): ReactNode {
  const { code, hasFailed, retry } = late.useCode();
  const text = code ?? (hasFailed ? 'failed' : 'waiting');
  useLayoutEffect(() => void shown.push(text));
  return (
    <p>
      {text}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  );
}

test('an attempt ahead that failed is not shown, not even for a frame, by what then needs the code', async () => {
  const { late, attempts, fail, succeed } = setUp();
  void late.preload();
  await fail();
  const shown: string[] = [];
  render(<User late={late} shown={shown} />);
  expect(attempts).toHaveLength(2);
  await succeed();
  expect(screen.getByText('the code')).toBeVisible();
  expect(new Set(shown)).toEqual(new Set(['waiting', 'the code']));
});

test('callers waiting for the attempt ahead are notified when it fails, and retry only on request', async () => {
  const { late, attempts, fail, succeed } = setUp();
  void late.preload();
  render(<User late={late} shown={[]} />);
  expect(attempts).toHaveLength(1);
  await fail();
  expect(screen.getByText('failed')).toBeVisible();
  expect(attempts).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('waiting')).toBeVisible();
  await fail();
  expect(screen.getByText('failed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await succeed();
  expect(screen.getByText('the code')).toBeVisible();
  expect(attempts).toHaveLength(3);
});

test('code that is here is shown at once, and fetched once', async () => {
  const { late, attempts, succeed } = setUp();
  void late.preload();
  await succeed();
  const shown: string[] = [];
  function Two(): ReactNode {
    const [isSecond, setSecond] = useState(false);
    return (
      <>
        <User late={late} shown={shown} />
        {isSecond && <User late={late} shown={shown} />}
        <button type="button" onClick={() => setSecond(true)}>
          Another
        </button>
      </>
    );
  }
  render(<Two />);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(new Set(shown)).toEqual(new Set(['the code']));
  expect(attempts).toHaveLength(1);
});

/** What a trigger opens: it closes when the code cannot be had. */
function Opener({ late }: { readonly late: LateCode<string> }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { code, hasFailed } = late.useCode(isOpen);
  if (hasFailed) setOpen(false);
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? (code ?? 'waiting') : 'closed'}
    </button>
  );
}

test('a press whose code could not be had may be repeated, and tries again', async () => {
  const { late, attempts, fail, succeed } = setUp();
  render(<Opener late={late} />);
  const press = () => userEvent.click(screen.getByRole('button'));
  expect(attempts).toHaveLength(0);
  await press();
  expect(screen.getByText('waiting')).toBeVisible();
  await fail();
  expect(screen.getByText('closed')).toBeVisible();
  expect(attempts).toHaveLength(1);
  await press();
  expect(screen.getByText('waiting')).toBeVisible();
  await succeed();
  expect(screen.getByText('the code')).toBeVisible();
  expect(attempts).toHaveLength(2);
});

test('what has nothing to press again is fetched until it is here, or needed no longer', async () => {
  jest.useFakeTimers();
  const { late, attempts, fail, succeed } = setUp();
  function Insisting({ isNeeded }: { readonly isNeeded: boolean }): ReactNode {
    const { code, isLate } = late.useInsisted(isNeeded);
    return <p>{code ?? (isLate ? 'late' : 'waiting')}</p>;
  }
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const { rerender } = render(<Insisting isNeeded />);
  expect(screen.getByText('waiting')).toBeVisible();
  for (let failures = 1; failures <= 3; failures += 1) {
    expect(attempts).toHaveLength(failures);
    await fail();
    expect(screen.getByText('late')).toBeVisible();
    await wait(1999);
    expect(attempts).toHaveLength(failures);
    await wait(1);
    expect(screen.getByText('late')).toBeVisible();
  }
  await fail();
  rerender(<Insisting isNeeded={false} />);
  expect(screen.getByText('waiting')).toBeVisible();
  await wait(10_000);
  expect(attempts).toHaveLength(4);
  rerender(<Insisting isNeeded />);
  await succeed();
  expect(screen.getByText('the code')).toBeVisible();
  expect(attempts).toHaveLength(5);
  jest.useRealTimers();
});
