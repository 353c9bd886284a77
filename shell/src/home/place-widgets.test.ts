import type { SlotEntry } from '@cadence/shared-contract/remote';
import { placeWidgets } from './place-widgets.ts';

type Meta = SlotEntry<'dashboard.widget'>['meta'];
const widget = (id: string, meta: Omit<Meta, 'size'>): SlotEntry<'dashboard.widget'> =>
  ({ id, meta: { size: 'm', ...meta } }) as SlotEntry<'dashboard.widget'>;

const WIDGETS = [
  widget('week', { area: 'main', order: 5, byRole: { ceo: { area: 'aside' } } }),
  widget('strategy', { area: 'top', order: 10 }),
  widget('reminders', { area: 'main', order: 10, byRole: { ceo: { area: 'aside' } } }),
  widget('goals', { area: 'main', order: 20, byRole: { manager: { area: 'aside' } } }),
  widget('moved', { area: 'aside', order: 25, byRole: { ceo: { order: 40 } } }),
  widget('compliance', { area: 'aside', order: 30, byRole: { manager: { area: 'main' } } }),
];
const placed = (role: Parameters<typeof placeWidgets>[1]) =>
  placeWidgets(WIDGETS, role).map(({ area, widgets }) => [area, widgets.map(({ id }) => id)]);

test('[DASH-001] each role has the widgets in the order of the document, in columns of its own', () => {
  expect(placed('contributor')).toEqual([
    ['top', ['strategy']],
    ['main', ['week', 'reminders', 'goals']],
    ['aside', ['moved', 'compliance']],
  ]);
  expect(placed('manager')).toEqual([
    ['top', ['strategy']],
    ['main', ['week', 'reminders']],
    ['aside', ['goals', 'moved']],
    ['main', ['compliance']],
  ]);
  expect(placed('ceo')).toEqual([
    ['top', ['strategy']],
    ['aside', ['week', 'reminders']],
    ['main', ['goals']],
    ['aside', ['compliance', 'moved']],
  ]);
});

test('a widget beyond the third group joins the last one of its column', () => {
  const more = [...WIDGETS, widget('late', { area: 'aside', order: 50 })];
  expect(placeWidgets(more, 'manager').map(({ widgets }) => widgets.map(({ id }) => id))).toEqual([
    ['strategy'],
    ['week', 'reminders'],
    ['goals', 'moved', 'late'],
    ['compliance'],
  ]);
});
