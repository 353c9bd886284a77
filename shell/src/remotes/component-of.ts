/** The component that a module is; null when it is none. */
export function componentOf(module: unknown): unknown {
  const component = (module as { readonly default?: unknown } | null | undefined)?.default ?? null;
  return typeof component === 'function' || typeof component === 'object' ? component : null;
}
