// @cadence/shared-ui 1.3.0

import type { ReactNode } from 'react';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

export declare const MarkedText: (props: {
  readonly parts: readonly DiffPart[];
}) => ReactNode;

export declare const countWords: (parts: readonly DiffPart[], kind: 'added' | 'removed' | 'same') => number;

export declare const diffTexts: (before: string, after: string) => readonly DiffPart[];

export {};
