import { render } from '@testing-library/react';
import { diffTexts } from './diff-texts.ts';
import { MarkedText } from './marked-text.tsx';

test('what came and what went is marked, and said to who does not see it', () => {
  const { container } = render(<MarkedText parts={diffTexts('We keep it.', 'We keep all of it.')} />);
  expect(container.querySelector('ins')).toHaveTextContent('added: all of');
  expect(container.querySelector('del')).toBeNull();
  expect(container).toHaveTextContent('We keep added: all of it.');
});
