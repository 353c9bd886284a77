import type { FieldNotes, TextKind } from '@cadence/shared-contract/operations';
import { labelOfField } from '@cadence/shared-contract/operations';
import type { TSchema } from 'typebox';

/** The parts of a contract schema that validation reads. */
export interface Shape extends FieldNotes {
  readonly type?: string;
  readonly maximum?: number;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly 'x-text'?: TextKind;
}

/** A field without its 'or null', with the keywords of both merged. */
export function shapeOf(schema: TSchema): Shape {
  const shape: Shape = schema;
  const [first, ...others] = (shape.anyOf ?? []).filter((one) => (one as Shape).type !== 'null');
  return first !== undefined && others.length === 0 ? { ...first, ...shape } : shape;
}

export function mayBeNull(schema: TSchema): boolean {
  return ((schema as Shape).anyOf ?? []).some((one) => (one as Shape).type === 'null');
}

/** The field at a pointer, and its label for people: items of a list have the label of the list. */
export interface Found {
  readonly shape: Shape;
  /** '' for the request itself. */
  readonly label: string;
}

/** Follows a path such as `['Filters', 'AssigneeId', '0']`; a field unknown to the contract has an empty shape. */
export function findField(root: TSchema, path: readonly string[]): Found {
  let found: Found = { shape: shapeOf(root), label: '' };
  for (const name of path) {
    const { properties, items } = found.shape;
    const field = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field) {
      const shape = shapeOf(field);
      found = { shape, label: shape.title ?? labelOfField(name) };
    } else found = { shape: items ? shapeOf(items) : {}, label: found.label };
  }
  return found;
}
