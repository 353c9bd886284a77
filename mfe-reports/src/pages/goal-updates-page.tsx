import type { ReactNode } from 'react';

export default function GoalUpdatesPage(): ReactNode {
  return null;
}
