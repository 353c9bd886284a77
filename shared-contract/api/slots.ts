/** What crosses between the platform and a remote, slot by slot, for the report. Nothing runs this. */
import type { SlotMeta, SlotName, SlotProps } from '../src/remote/index.ts';

/**
 * What the component of a contribution gets.
 * @each
 */
export type PropsOfSlot = { [K in SlotName]: SlotProps<K> };

/**
 * What a contribution says of itself.
 * @each
 * @taken
 */
export type MetaOfSlot = { [K in SlotName]: SlotMeta<K> };
