import { renderUi } from '../testing/render.tsx';
import { Icon } from './icon.tsx';

test('an icon is found by name; a name that nobody knows draws a neutral one', () => {
  const { container } = renderUi(
    <>
      <Icon name="goals" />
      <Icon name="constructor" size={20} />
    </>,
  );
  const [goals, unknown] = container.querySelectorAll('svg');
  expect(goals).toHaveClass('lucide-target');
  expect(unknown).toHaveClass('cd-i-20');
  expect(goals).toHaveAttribute('aria-hidden', 'true');
});
