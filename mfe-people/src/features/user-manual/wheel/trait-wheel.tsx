import type { ReactNode } from 'react';
import { DISC_TRAIT_NAMES, DISC_TRAITS } from '@cadence/shared-contract';
import type { DiscPercentages, DiscTrait } from '@cadence/shared-contract';
import { cx, registerStyles } from '@cadence/shared-ui';
import { ringRadius, traitArea, traitEdge, traitLine, WHEEL_SIZE } from './wheel-paths.ts';
import { tintClass } from './tint-class.ts';
import { rankOf, wheelText, type WheelContent } from './wheel-text.ts';
import css from './trait-wheel.css';

registerStyles('people-trait-wheel', css);

export interface TraitWheelProps extends WheelContent {
  /** Chooses the tint, as for the person's face. */
  readonly personId: number;
}

const MIDDLE = WHEEL_SIZE / 2;
/** How far the cross reaches beyond the wheel. */
const CROSS = { from: 36, to: WHEEL_SIZE - 36 } as const;
const CORNERS: Readonly<Record<DiscTrait, string>> = { D: 'mn-nw', I: 'mn-ne', S: 'mn-se', C: 'mn-sw' };
const HALF = 25;
const WHOLE = 50;

/**
 * Four traits as four quarters in fixed places, in the person's own tint: deep for the traits of the type, pale for
 * the others; the viewer as a dashed line. An own entry is an arc for each trait, because nobody measured an area.
 * Numbers and words are at the corners, so that no colour is needed.
 */
export function TraitWheel({ personId, ...content }: TraitWheelProps): ReactNode {
  const { type, percentages, reader = null } = content;
  return (
    <div className={cx('mn-wheel', tintClass(personId))} role="img" aria-label={wheelText(content)}>
      <svg viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`} aria-hidden>
        <circle className="mn-ring" cx={MIDDLE} cy={MIDDLE} r={ringRadius(HALF)} />
        {percentages !== null && <circle className="mn-ring" cx={MIDDLE} cy={MIDDLE} r={ringRadius(WHOLE)} />}
        <path
          className="mn-cross"
          d={`M${MIDDLE} ${CROSS.from}V${CROSS.to}M${CROSS.from} ${MIDDLE}H${CROSS.to}`}
        />
        {DISC_TRAITS.map((trait) => (
          <TraitShape key={trait} trait={trait} type={type} percentages={percentages} />
        ))}
        {reader !== null && <ReaderLine percentages={reader} />}
      </svg>
      {DISC_TRAITS.map((trait) => (
        <Corner key={trait} trait={trait} type={type} percentages={percentages} />
      ))}
    </div>
  );
}

interface TraitProps extends Pick<WheelContent, 'type' | 'percentages'> {
  readonly trait: DiscTrait;
}

function TraitShape({ trait, type, percentages }: TraitProps): ReactNode {
  const rank = type === null ? null : rankOf(type, trait);
  if (percentages === null || type === null)
    return <path className={`mn-edge-${rank ?? 'none'}`} d={traitEdge(trait)} />;
  return <path className={rank === null ? 'mn-less' : 'mn-main'} d={traitArea(trait, percentages[trait])} />;
}

/** Dashed, with a halo that parts it from the quarters it crosses. */
function ReaderLine({ percentages }: { readonly percentages: DiscPercentages }): ReactNode {
  return DISC_TRAITS.map((trait) => {
    const line = traitLine(trait, percentages[trait]);
    return (
      <g key={trait}>
        <path className="mn-halo" d={line} />
        <path className="mn-reader" d={line} />
      </g>
    );
  });
}

function Corner({ trait, type, percentages }: TraitProps): ReactNode {
  const rank = type === null ? null : rankOf(type, trait);
  return (
    <p className={CORNERS[trait]}>
      {percentages !== null && type !== null && <b>{percentages[trait]}%</b>}
      {percentages === null && rank !== null && <b className="mn-rank">{rank}</b>}
      {DISC_TRAIT_NAMES[trait]}
    </p>
  );
}
