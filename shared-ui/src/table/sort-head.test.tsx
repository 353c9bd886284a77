import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, renderUi } from '../testing/render.tsx';
import { SortHead } from './sort-head.tsx';

test('a head names its column, says how the rows are sorted, and sorts when it is pressed', async () => {
  const sorted: string[] = [];
  const { container } = renderUi(
    <table>
      <thead>
        <tr>
          <SortHead direction="descending" onSort={() => sorted.push('Employee')}>
            Employee
          </SortHead>
          <SortHead direction="none" className="cd-num" onSort={() => sorted.push('Goals')}>
            Goals
          </SortHead>
        </tr>
      </thead>
    </table>,
  );
  const goals = screen.getByRole('columnheader', { name: 'Goals' });
  expect(screen.getByRole('columnheader', { name: 'Employee' })).toHaveAttribute('aria-sort', 'descending');
  expect(goals).toHaveAttribute('aria-sort', 'none');
  expect(goals).toHaveClass('cd-num');
  await userEvent.click(screen.getByRole('button', { name: 'Goals' }));
  screen.getByRole('button', { name: 'Employee' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sorted).toEqual(['Goals', 'Employee']);
  expect(await findViolations(container)).toEqual([]);
});
