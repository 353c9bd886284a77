import type { ReactNode } from 'react';

/** `/v3/reports` (people §2.9). */
export default function ReportsPage(): ReactNode {
  return null;
}
