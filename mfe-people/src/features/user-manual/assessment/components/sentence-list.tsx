import { cx, Kbd, useSingleKeys } from '@cadence/shared-ui';
import { Check, Minus } from '@cadence/shared-ui/icons';
import { useId, type ReactNode } from 'react';
import { SIDE_WORDS, type Choice, type Side } from '../choices.ts';

interface SentenceListProps {
  readonly sentences: readonly string[];
  readonly choice: Choice;
  /** The id of the heading that asks. */
  readonly labelledBy: string;
  readonly onPick: (side: Side, sentence: number) => void;
}

const MARKS: Readonly<Record<Side, ReactNode>> = {
  most: <Check aria-hidden />,
  least: <Minus aria-hidden />,
};
const SHORT: Readonly<Record<Side, string>> = { most: 'Most', least: 'Least' };
const OTHER: Readonly<Record<Side, Side>> = { most: 'least', least: 'most' };

/** Two groups of radio buttons across the same sentences; what is chosen in one cannot be chosen in the other. */
export function SentenceList({ sentences, choice, labelledBy, onPick }: SentenceListProps): ReactNode {
  const name = useId();
  const [hasKeys] = useSingleKeys();
  return (
    <div role="group" aria-labelledby={labelledBy} className="pe-as-group">
      <p className="pe-as-heads" aria-hidden>
        <span>{SIDE_WORDS.most}</span>
        <span>{SIDE_WORDS.least}</span>
      </p>
      <ul>
        {sentences.map((sentence, place) => (
          <li key={sentence} className={cx('pe-as-sentence', choice.most === place && 'pe-as-most')}>
            {hasKeys && (
              <span className="pe-as-key" aria-hidden>
                <Kbd>{place + 1}</Kbd>
              </span>
            )}
            <p>{sentence}</p>
            {(['most', 'least'] as const).map((side) => (
              <label key={side} className="pe-as-pick">
                <input
                  type="radio"
                  name={`${name}-${side}`}
                  aria-label={`${SIDE_WORDS[side]}: ${sentence}`}
                  checked={choice[side] === place}
                  disabled={choice[OTHER[side]] === place}
                  onChange={() => onPick(side, place)}
                />
                {MARKS[side]}
                <span aria-hidden>{SHORT[side]}</span>
              </label>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
