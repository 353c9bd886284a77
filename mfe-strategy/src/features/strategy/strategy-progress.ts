import { OBJECTIVE_AREAS } from '@cadence/shared-contract';
import type { StrategyStatement } from '@cadence/shared-contract';
import type { StrategyTexts } from './strategy-texts.ts';
import { isFilled } from './strategy-texts.ts';

/** The weight of each statement, of 100 (people §2.6). */
const STATEMENT_WEIGHTS: Readonly<Record<StrategyStatement, number>> = {
  Mission: 34,
  Vision: 33,
  Values: 33,
};

export interface StrategyProgress {
  /** 100 if there is an address. */
  readonly video: number;
  /** Of 100. */
  readonly statements: number;
  /** How many of the six areas are written; each counts one sixth. */
  readonly areas: number;
}

/** How complete the strategy is (people §2.6, §9). */
export function progressOf(texts: StrategyTexts): StrategyProgress {
  const weights = Object.entries(STATEMENT_WEIGHTS) as [StrategyStatement, number][];
  return {
    video: texts.VideoUrl.trim() === '' ? 0 : 100,
    statements: weights.reduce((sum, [name, weight]) => sum + (isFilled(texts[name]) ? weight : 0), 0),
    areas: OBJECTIVE_AREAS.filter((area) => isFilled(texts[area])).length,
  };
}
