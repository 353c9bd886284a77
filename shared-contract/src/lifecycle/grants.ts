/** One way to be allowed an action. */
export interface Grant<Relation extends string, Condition extends string> {
  /** Any one of these relations is enough. */
  readonly by: readonly Relation[];
  /** All of these must hold as well. */
  readonly when?: readonly Condition[];
}

/** The actor's relation to the subject of an action, and the conditions that hold. */
export interface Standing<Relation extends string, Condition extends string> {
  readonly relations: ReadonlySet<Relation>;
  readonly conditions: ReadonlySet<Condition>;
}

/** What every action of a lifecycle says in words. */
export interface ActionWords {
  /** The word on its button. */
  readonly label: string;
  /** What the history says after the actor's name. */
  readonly past: string;
  /** Whether a comment goes with it. */
  readonly comment: 'none' | 'optional' | 'required';
}

/** Whether the actor has one of the grant's relations, regardless of its conditions. */
export function isRelated<R extends string, C extends string>(
  { by }: Grant<R, C>,
  { relations }: Pick<Standing<R, C>, 'relations'>,
): boolean {
  return by.some((relation) => relations.has(relation));
}

/** The first condition of the grant that does not hold; undefined where all do. */
export function unmetCondition<R extends string, C extends string>(
  { when = [] }: Grant<R, C>,
  { conditions }: Pick<Standing<R, C>, 'conditions'>,
): C | undefined {
  return when.find((condition) => !conditions.has(condition));
}

/** Whether the actor has the grant here. */
export function isGranted<R extends string, C extends string>(
  grant: Grant<R, C>,
  standing: Standing<R, C>,
): boolean {
  return isRelated(grant, standing) && unmetCondition(grant, standing) === undefined;
}
