import type { RoleName } from '@cadence/shared-contract';
import type { SlotEntry } from '@cadence/shared-contract/remote';

type Widget = SlotEntry<'dashboard.widget'>;
type Area = Widget['meta']['area'];

/** Widgets that stand together, in their order. */
export interface PlacedWidgets {
  readonly area: Area;
  /** Which of the groups of the two columns it is, from 1; 0 for the strip. */
  readonly cell: number;
  readonly widgets: readonly Widget[];
}

/**
 * The widgets of a role in the order of the document, neighbours of one area together: at most a strip and three
 * groups in alternating columns can stand beside each other; what is beyond is put with the last of its column.
 */
export function placeWidgets(widgets: readonly Widget[], role: RoleName): readonly PlacedWidgets[] {
  const ordered = widgets
    .map((widget) => ({ widget, ...widget.meta, ...widget.meta.byRole?.[role] }))
    .toSorted((one, other) => one.order - other.order);
  const strip = ordered.filter(({ area }) => area === 'top').map(({ widget }) => widget);
  const groups: { area: Area; cell: number; widgets: Widget[] }[] =
    strip.length === 0 ? [] : [{ area: 'top', cell: 0, widgets: strip }];
  const strips = groups.length;
  for (const { widget, area } of ordered) {
    if (area === 'top') continue;
    const cell = groups.length - strips + 1;
    const ofArea = groups.findLast((group) => group.area === area);
    const joined = ofArea === groups.at(-1) || cell > MOST_CELLS ? ofArea : undefined;
    if (joined) joined.widgets.push(widget);
    else groups.push({ area, cell, widgets: [widget] });
  }
  return groups;
}

/** Groups of the two columns that can stand beside each other. */
const MOST_CELLS = 3;
