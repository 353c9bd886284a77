import type { ReactNode } from 'react';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line, searched too. */
  readonly meta?: string;
  /** A face or an icon. */
  readonly lead?: ReactNode;
}

export interface ComboboxProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly ComboboxOption[];
  /** Its name when no Field labels it. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Set it to search on the server; without it the options are filtered here, accents aside. */
  readonly onQueryChange?: (query: string) => void;
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly inputSize?: 'md' | 'lg';
  readonly onBlur?: () => void;
}
