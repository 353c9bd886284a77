import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FLAGS, PersonRef } from './people.ts';
import { Fields, Nullable } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Somebody with at least one permission flag, whom others turn to (people §2.10). */
export const PointOfContact = Fields({
  ...PersonRef.properties,
  ...FLAGS,
});
export type PointOfContact = Static<typeof PointOfContact>;

export const HELP_OPERATIONS = {
  /** Points of contact by name, and where customer support is; null for what the installation does not have. */
  'help.read': {
    output: Fields({
      users: Type.Array(PointOfContact),
      /** The help desk, on the web. */
      helplink: Nullable(Type.String()),
      /** How to reach customer support: `mailto:` or a page. */
      contactlink: Nullable(Type.String()),
    }),
  },
} as const satisfies Record<string, OperationSchemas>;
