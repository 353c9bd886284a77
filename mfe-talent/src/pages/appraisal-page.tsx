import type { ReactNode } from 'react';

export default function AppraisalPage(): ReactNode {
  return null;
}
