import { Type } from 'typebox';
import { Fields, Nullable } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

export const TENANT_OPERATIONS = {
  /** The organisation's logo as a PNG, for what cannot draw an SVG: `data` is a data URL, sizes are in pixels. */
  'tenants.logo': {
    output: Fields({
      data: Nullable(Type.String()),
      width: Nullable(Type.Integer()),
      height: Nullable(Type.Integer()),
    }),
  },
} as const satisfies Record<string, OperationSchemas>;
