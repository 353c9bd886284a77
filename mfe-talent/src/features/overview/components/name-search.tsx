import type { ReactNode } from 'react';
import { SearchInput, useSearchText } from '@cadence/shared-ui';

export interface NameSearchProps {
  /** The text in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function NameSearch({ value, onSearch }: NameSearchProps): ReactNode {
  const { text, setText } = useSearchText(value, onSearch);
  return (
    <div className="tal-search">
      <SearchInput value={text} onChange={setText} label="Search by name" placeholder="Name" hotkey="/" />
    </div>
  );
}
