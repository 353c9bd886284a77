import type { ReactNode } from 'react';

export default function MyAppraisalsPage(): ReactNode {
  return null;
}
