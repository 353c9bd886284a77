import type { ReactNode } from 'react';
import { SearchInput, useSearchText } from '@cadence/shared-ui';

export interface ListSearchProps {
  /** What the URL says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function ListSearch({ value, onSearch }: ListSearchProps): ReactNode {
  const { text, setText } = useSearchText(value, onSearch);
  return (
    <SearchInput
      value={text}
      onChange={setText}
      label="Search goals"
      placeholder="Title, owner or department"
      hotkey="/"
    />
  );
}
