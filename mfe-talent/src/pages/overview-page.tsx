import type { ReactNode } from 'react';

export default function OverviewPage(): ReactNode {
  return null;
}
