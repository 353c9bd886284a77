import { Type } from 'typebox';
import type { Static } from 'typebox';
import { DateOnly, Fields, Id } from './schema.ts';

/** A period of the list (core §3): `Index` is 0 for the current one, negative before, positive after. */
export const PeriodSummary = Fields({
  Id,
  StartDate: DateOnly,
  EndDate: DateOnly,
  Quarter: Type.Integer({ minimum: 1, maximum: 4 }),
  Year: Type.Integer(),
  Index: Type.Integer(),
});
export type PeriodSummary = Static<typeof PeriodSummary>;

/** A numbered week of a period; `EndDate` is its Sunday. */
export const PeriodWeek = Fields({
  Id,
  Week: Type.Integer({ minimum: 1 }),
  StartDate: DateOnly,
  EndDate: DateOnly,
});
export type PeriodWeek = Static<typeof PeriodWeek>;
