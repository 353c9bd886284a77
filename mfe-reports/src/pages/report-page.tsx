import type { ReactNode } from 'react';

export default function ReportPage(): ReactNode {
  return null;
}
