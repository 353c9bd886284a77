import type { ReactNode } from 'react';

export default function ProfileAppraisals(): ReactNode {
  return null;
}
