import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { CountBadge, ExpandableText, Kbd } from './text.tsx';

const hundred = 'a'.repeat(100);

test('[GOAL-066] text past 100 characters collapses behind View more', async () => {
  const { user, container } = renderUi(<ExpandableText text={`${hundred}b`} />);
  expect(container).not.toHaveTextContent('b');
  const more = screen.getByRole('button', { name: 'View more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(container).toHaveTextContent(`${hundred}b`);
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'View less' }));
  expect(container).not.toHaveTextContent('b');
});

test('on paper a collapsed text is whole: its rest is there for the sheet', () => {
  const text = `${'word '.repeat(19)}interruption and\nmore of it`;
  const { container } = renderUi(<ExpandableText text={text} />);
  const rest = container.querySelector<HTMLElement>('.cd-rest');
  expect(`${rest?.previousSibling?.textContent ?? ''}${rest?.dataset['rest'] ?? ''}`).toBe(text);
});

test('[GOAL-066] a text of 100 characters is not shortened', () => {
  renderUi(<ExpandableText text={hundred} />);
  expect(screen.getByText(hundred)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a collapsed text ends at a word', () => {
  const { container } = renderUi(
    <ExpandableText text={`${'word '.repeat(19)}interruption and more of it`} />,
  );
  expect(container.textContent).toMatch(/word… View more$/);
});

test('counts past 99 are shortened, and zero shows nothing', () => {
  const { container } = renderUi(
    <>
      <CountBadge count={0} />
      <CountBadge count={120} label="unread" />
      <Kbd>/</Kbd>
    </>,
  );
  expect(container.querySelectorAll('.cd-count')).toHaveLength(1);
  expect(container).toHaveTextContent('9+ unread');
});
