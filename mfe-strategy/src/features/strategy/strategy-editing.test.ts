import type { Strategy } from '@cadence/shared-contract';
import { fakeStrategy } from '../../testing/strategy.fixtures.ts';
import type { EditingAction } from './strategy-editing.ts';
import { edit, startEditing } from './strategy-editing.ts';
import { textsOf } from './strategy-texts.ts';

const copy = (Mission: string, Vision = '', Values = ''): Strategy =>
  fakeStrategy({ StrategyBasic: { Mission, Vision, Values }, UpdatedAt: `${Mission}${Vision}${Values}` });
const after = (base: Strategy, ...actions: EditingAction[]) => actions.reduce(edit, startEditing(base));
const write = (field: 'Mission' | 'Vision', text: string): EditingAction => ({ type: 'write', field, text });

test('[R12] what others changed alone comes in, what I changed alone stays, and of the rest I choose', () => {
  const theirs = copy('theirs', 'old', 'theirs');
  const met = after(copy('old', 'old', 'old'), write('Mission', 'mine'), write('Vision', 'mine'), {
    type: 'bringIn',
    theirs,
  });
  expect(met.texts).toMatchObject({ Mission: 'mine', Vision: 'mine', Values: 'theirs' });
  expect(met.meeting).toMatchObject({ undecided: ['Mission'], taken: ['Values'] });
  expect(met.base).toBe(theirs);
  const mine = edit(met, { type: 'decide', fields: ['Mission'], whose: 'mine' });
  expect([mine.texts.Mission, mine.meeting?.undecided]).toEqual(['mine', []]);
  const other = edit(met, { type: 'decide', fields: ['Mission'], whose: 'theirs' });
  expect([other.texts.Mission, other.meeting?.undecided]).toEqual(['theirs', []]);
});

test('the same change by both is no conflict', () => {
  const met = after(copy('old'), write('Mission', 'new'), { type: 'bringIn', theirs: copy('new') });
  expect(met.meeting).toMatchObject({ undecided: [], taken: [] });
});

test('a third version does not decide what is undecided', () => {
  const actions: EditingAction[] = [
    write('Mission', 'mine'),
    { type: 'bringIn', theirs: copy('theirs') },
    { type: 'bringIn', theirs: copy('theirs', 'later') },
  ];
  const met = after(copy('old'), ...actions);
  expect(met.meeting?.undecided).toEqual(['Mission']);
  expect(met.texts).toMatchObject({ Mission: 'mine', Vision: 'later' });
});

test('texts left on the device come back on top of what was saved since', () => {
  const kept = { base: textsOf(copy('old', 'old')), texts: textsOf(copy('mine', 'old')) };
  const restored = after(copy('old', 'newer'), { type: 'restore', kept });
  expect(restored.texts).toMatchObject({ Mission: 'mine', Vision: 'newer' });
  expect(restored.meeting).toBeNull();
  const torn = after(copy('newer', 'old'), { type: 'restore', kept });
  expect(torn.meeting?.undecided).toEqual(['Mission']);
  expect(torn.texts.Mission).toBe('mine');
});

test('writing on takes back what was said against a field, and nothing else', () => {
  const refused: EditingAction = { type: 'refuse', errors: { Mission: 'Too long', Vision: 'Too long' } };
  expect(after(copy('old'), refused, write('Mission', 'x')).errors).toEqual({ Vision: 'Too long' });
});
