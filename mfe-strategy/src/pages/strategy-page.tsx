import { registerStyles } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { StrategyView } from '../features/strategy/components/strategy-view.tsx';
import css from '../features/strategy/strategy.css';

registerStyles('strategy', css);

/** `/v3/strategy` (people §2.6). */
export default function StrategyPage(): ReactNode {
  return <StrategyView />;
}
