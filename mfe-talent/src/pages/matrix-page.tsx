import type { ReactNode } from 'react';

export default function MatrixPage(): ReactNode {
  return null;
}
