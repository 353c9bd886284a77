import type { ReactNode } from 'react';
import { StrategyView } from '../features/strategy/components/strategy-view.tsx';
import '../styles/strategy.styles.ts';

/** `/v3/strategy` (people §2.6). */
export default function StrategyPage(): ReactNode {
  return <StrategyView />;
}
