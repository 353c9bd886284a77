import { useId, type ReactNode } from 'react';
import { DISC_TRAIT_NAMES, DISC_TRAITS, DISC_TYPES, discWords, traitsOf } from '@cadence/shared-contract';
import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import { ErrorText } from '@cadence/shared-ui';
import { TypeGlyph } from '../wheel/type-glyph.tsx';

interface TypeChoiceProps {
  readonly value: DiscType | null;
  readonly error: string | undefined;
  readonly onChoose: (type: DiscType) => void;
}

const typesOf = (trait: DiscTrait): readonly DiscType[] =>
  DISC_TYPES.filter((type) => traitsOf(type)[0] === trait);

/** The 12 types, a column for each main trait: alone, then with each neighbour (UMAN-005). */
export function TypeChoice({ value, error, onChoose }: TypeChoiceProps): ReactNode {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className="mn-types"
      aria-required
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="cd-label">
        <span>Type</span>
        <span className="cd-label-note">main trait, then the second</span>
      </legend>
      <div className="mn-types-grid">
        {DISC_TRAITS.map((trait) => (
          <div key={trait}>
            <span aria-hidden>{DISC_TRAIT_NAMES[trait]}</span>
            {typesOf(trait).map((type) => (
              <label key={type}>
                <input
                  type="radio"
                  name={name}
                  value={type}
                  aria-label={`${type}, ${discWords(type)}`}
                  checked={type === value}
                  onChange={() => onChoose(type)}
                />
                <TypeGlyph type={type} />
                <b>{type}</b>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className="mn-types-said" aria-live="polite">
        {value !== null && <b>{discWords(value)}</b>}
      </p>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  );
}
