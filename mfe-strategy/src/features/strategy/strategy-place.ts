import type { EditPart, StrategyField } from './strategy-texts.ts';
import { EDIT_PARTS, partOf, STRATEGY_FIELDS } from './strategy-texts.ts';

/** What is open over the page. */
export type StrategyPlace =
  | { readonly kind: 'edit'; readonly part: EditPart; readonly field: StrategyField | null }
  | { readonly kind: 'changes' }
  | { readonly kind: 'history'; readonly version: number | null }
  | { readonly kind: 'legacy' }
  | { readonly kind: 'guidance' };

const NAMES = ['edit', 'field', 'show', 'version'] as const;

/** Reads `?edit=statements&field=Vision`, `?show=history&version=3`; null for anything unknown. */
export function readPlace(query: URLSearchParams): StrategyPlace | null {
  const part = EDIT_PARTS.find((one) => one === query.get('edit'));
  if (part !== undefined) {
    const field = STRATEGY_FIELDS.find((one) => one === query.get('field') && partOf(one) === part);
    return { kind: 'edit', part, field: field ?? null };
  }
  const show = query.get('show');
  if (show === 'changes' || show === 'legacy' || show === 'guidance') return { kind: show };
  if (show !== 'history') return null;
  const version = query.get('version') ?? '';
  return { kind: 'history', version: /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null };
}

/** The query for this; everything else in the address stays. */
export function writePlace(query: URLSearchParams, place: StrategyPlace | null): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of NAMES) next.delete(name);
  if (place === null) return next;
  if (place.kind === 'edit') {
    next.set('edit', place.part);
    if (place.field !== null) next.set('field', place.field);
    return next;
  }
  next.set('show', place.kind);
  if (place.kind === 'history' && place.version !== null) next.set('version', String(place.version));
  return next;
}
