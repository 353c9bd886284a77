import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { PersonRef } from './people.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  DateOnly,
  Done,
  Fields,
  Id,
  IdOrZero,
  IdParams,
  Instant,
  MultiLine,
  Nullable,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Columns that the list can be sorted by; people by their names. */
export const ACTION_ITEM_SORTS = ['DueDate', 'Title', 'Assignee', 'Requester'] as const;
export type ActionItemSort = (typeof ACTION_ITEM_SORTS)[number];

/** A person in the selectors and filters of action items (people §3). */
export const ActionItemUser = Fields({
  Id: PersonRef.properties.Id,
  Name: PersonRef.properties.Name,
  Avatar: PersonRef.properties.Avatar,
  JobTitle: PersonRef.properties.JobTitle,
});
export type ActionItemUser = Static<typeof ActionItemUser>;

/** What somebody has asked somebody to do by a day (people §3). */
export const ActionItem = Fields({
  Id,
  Title: Type.String(),
  /** A calendar date, the same in every zone. */
  DueDate: DateOnly,
  AssigneeId: Id,
  RequesterId: Id,
  Assignee: ActionItemUser,
  Requester: ActionItemUser,
  /** Who added it; null where that was not kept yet (D-86). */
  Author: Nullable(ActionItemUser),
  /** Who put it in the requester's name, and gets it back when they decline; null where the requester did (D-125). */
  NamedBy: Nullable(ActionItemUser),
  IsCompleted: Type.Boolean(),
  UpdatedAt: Instant,
  /** What the viewer may do with it now (people §6 Action items). */
  Permissions: Fields({
    MarkComplete: Type.Boolean(),
    Edit: Type.Boolean(),
    Delete: Type.Boolean(),
    Decline: Type.Boolean(),
  }),
});
export type ActionItem = Static<typeof ActionItem>;

const FilteredPeople = Type.Optional(Nullable(Type.Array(Id, { maxItems: 200 })));
const ActionItemQuery = Fields({
  Page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  SortBy: Type.Optional(Type.Enum(ACTION_ITEM_SORTS)),
  SortOrder: Type.Optional(Type.Enum(['asc', 'desc'])),
  /** Items of any of these people; nobody named is everybody. */
  Filters: Type.Optional(Nullable(Fields({ AssigneeId: FilteredPeople, RequesterId: FilteredPeople }))),
  IsCompleted: Type.Optional(Type.Boolean()),
});

const person = (title: string) => Type.Optional(Nullable(IdOrZero, { title }));
/** What is missing is refused with field errors, not by the schema. */
const ActionItemInput = {
  Title: SingleLine(LIMITS.actionItemTitle, ABSENT_IS_BLANK),
  /** `YYYY-MM-DD`. */
  DueDate: Type.Optional(Nullable(Code(40), { title: 'Deadline' })),
  AssigneeId: person('Assignee'),
  RequesterId: person('Requester'),
};

export const ACTION_ITEM_OPERATIONS = {
  'actionItems.list': {
    body: ActionItemQuery,
    output: Fields({
      data: Type.Array(ActionItem),
      /** How many items match, on all pages. */
      count: Type.Integer(),
      /** Everybody whom an item that the viewer may see is assigned to, in progress or completed. */
      to_users: Type.Array(ActionItemUser),
      /** Everybody who has assigned one of them. */
      by_users: Type.Array(ActionItemUser),
      /** The day that deadlines are late or not against: the organisation's (D-10). */
      Today: DateOnly,
    }),
  },
  'actionItems.create': { body: Fields(ActionItemInput), output: ActionItem },
  'actionItems.update': {
    params: IdParams,
    /** `UpdatedAt` of what was edited; a stale one is refused with 409 (D-3). */
    body: Fields({ ...ActionItemInput, UpdatedAt: Type.Optional(Instant) }),
    output: ActionItem,
  },
  /** Hands an item back to who put it in the actor's name (D-125). */
  'actionItems.decline': {
    params: IdParams,
    body: Fields({ Reason: Type.Optional(Nullable(MultiLine(LIMITS.declineReason))) }),
    output: Done,
  },
  'actionItems.delete': { params: IdParams, output: Done },
  /** Everybody who can be chosen as assignee or requester, by name. */
  'actionItems.users': { output: Fields({ users: Type.Array(ActionItemUser) }) },
  'actionItems.markComplete': {
    /** Tab 1 marks an item of that tab as complete, tab 2 takes it back. */
    params: Fields({ id: Id, tab: Type.Integer({ minimum: 1, maximum: 2 }) }),
    output: ActionItem,
  },
} as const satisfies Record<string, OperationSchemas>;
