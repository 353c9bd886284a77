import type { ReactNode } from 'react';
import { DISC_TRAITS } from '@cadence/shared-contract';
import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import { glyphArea } from './wheel-paths.ts';
import { rankOf } from './wheel-text.ts';

const CLASSES = { first: 'mn-on', second: 'mn-half' } as const;

function shade(type: DiscType, trait: DiscTrait): string {
  const rank = rankOf(type, trait);
  return rank === null ? 'mn-off' : CLASSES[rank];
}

/** A type as a small wheel in ink: the main trait full, the second one grey. Its text is beside it. */
export function TypeGlyph({ type }: { readonly type: DiscType }): ReactNode {
  return (
    <svg className="mn-glyph" viewBox="0 0 32 32" aria-hidden>
      {DISC_TRAITS.map((trait) => (
        <path key={trait} className={shade(type, trait)} d={glyphArea(trait)} />
      ))}
    </svg>
  );
}
