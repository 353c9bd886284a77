import type { ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { SearchInput, useSearchText } from '@cadence/shared-ui';

export interface SearchBoxProps {
  /** The text in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function SearchBox({ value, onSearch }: SearchBoxProps): ReactNode {
  const { text, setText } = useSearchText(value, onSearch, LIMITS.name);
  return (
    <SearchInput
      value={text}
      onChange={setText}
      label="Search in the report"
      placeholder="Search"
      hotkey="/"
    />
  );
}
