import { act } from '@testing-library/react';
import { renderWithShell } from '@cadence/shared-auth/testing';
import { fakePassGoal, rowId } from '../../testing/fake-pass.ts';
import { passRows } from './pass-weeks.ts';
import { usePassValues } from './use-pass-values.ts';

const ID = rowId(1, 8);
/** A day of week 8. */
const PERIOD = { StartDate: '2026-09-28', Today: '2026-11-18' };

/** The row of week 8, with what is posted by week. */
function rowWith(posted: Parameters<typeof fakePassGoal>[2]) {
  const row = passRows([fakePassGoal(1, 'Retention', posted)], PERIOD).find(({ id }) => id === ID);
  if (row === undefined) throw new Error('week 8 has no row');
  return row;
}

test('what is typed after an answer and before it is drawn keeps what the answer saved', () => {
  const drawn = rowWith({ 7: [3, 3] });
  const answered = rowWith({ 7: [3, 3], 8: [4, 4] });
  const seen: ReturnType<typeof usePassValues>[] = [];
  function Values(): null {
    seen.push(usePassValues([drawn], () => answered));
    return null;
  }
  renderWithShell(<Values />);
  act(() => seen.at(-1)?.set(drawn, { likelihood: 0 }));
  expect(seen.at(-1)?.entries.get(ID)?.values).toMatchObject({ likelihood: 0, quality: 4 });
});
