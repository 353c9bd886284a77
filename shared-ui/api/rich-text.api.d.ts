// @cadence/shared-ui 1.3.0

import type { ReactNode } from 'react';

export declare const RichText: (props: RichTextProps) => ReactNode;

export declare const RichTextEditor: (props: RichTextEditorProps) => ReactNode;

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (markup: string) => void;
  readonly label?: string;
  readonly minHeight?: number;
  readonly maxHeight?: number;
}

export interface RichTextProps {
  readonly markup: string;
  readonly className?: string;
}

export declare const loadRichTextEditor: () => Promise<void>;

export {};
