import type { ReactNode } from 'react';

export default function SummaryPage(): ReactNode {
  return null;
}
