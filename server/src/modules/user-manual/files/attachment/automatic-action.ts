import type { PdfValue, Resolve } from './pdf-value.ts';
import { resolveAll, valuesOf } from './pdf-value.ts';

/** Whether opening the document (`OpenAction`) does anything other than go to a place in it. */
export function startsByOpening(action: PdfValue, resolve: Resolve): boolean {
  const waiting: PdfValue[] = [action];
  const seen = new Set<number>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'reference') {
      if (seen.has(next.number)) continue;
      seen.add(next.number);
    }
    for (const held of resolveAll(next, resolve)) {
      if (!goesToPlace(held, resolve)) return true;
      for (const following of valuesOf(held, 'Next')) {
        for (const item of listOf(following, resolve)) waiting.push(item);
      }
    }
  }
  return false;
}

/** Whether an event (`AA`: a page is shown, a field is left) does anything other than go to a place in the document. */
export function startsByEvent(events: PdfValue, resolve: Resolve): boolean {
  return resolveAll(events, resolve).some(
    (table) =>
      table.kind === 'dictionary' && table.entries.some(([, action]) => startsByOpening(action, resolve)),
  );
}

/** Destinations (an array, a name, a string, a dictionary with `D`) are not actions. */
function goesToPlace(value: PdfValue, resolve: Resolve): boolean {
  return valuesOf(value, 'S')
    .flatMap((kind) => resolveAll(kind, resolve))
    .every((kind) => kind.kind === 'name' && kind.name === 'GoTo');
}

/** `Next` is an action or a list of actions. */
function listOf(value: PdfValue, resolve: Resolve): readonly PdfValue[] {
  if (value.kind === 'array') return value.items;
  if (value.kind !== 'reference') return [value];
  return [value, ...resolveAll(value, resolve).flatMap((held) => (held.kind === 'array' ? held.items : []))];
}
