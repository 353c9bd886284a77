import { Tabs as ChakraTabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number;
  readonly disabled?: boolean;
  /** Drawn only while the tab is chosen. */
  readonly content?: ReactNode;
}

export interface TabsProps {
  /** What the tabs are parts of. */
  readonly label: string;
  /** The chosen tab; keep it in the URL. */
  readonly value: string;
  readonly items: readonly TabItem[];
  readonly onChange: (id: string) => void;
  /** The chosen tab's panel when the items carry no content. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Controlled tabs; arrow keys move between them, Enter chooses. */
export function Tabs({ label, value, items, onChange, children, className }: TabsProps): ReactNode {
  const chosen = items.find((item) => item.id === value);
  return (
    <ChakraTabs.Root
      unstyled
      value={value}
      activationMode="manual"
      className={className ?? ''}
      onValueChange={(details) => onChange(details.value)}
    >
      <ChakraTabs.List className="cd-tabs" aria-label={label}>
        {items.map((item) => (
          <ChakraTabs.Trigger
            key={item.id}
            value={item.id}
            className="cd-tab"
            disabled={item.disabled ?? false}
          >
            {item.label}
            {item.count !== undefined && <span className="cd-tab-count">{item.count}</span>}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value} className="cd-tab-panel">
        {chosen?.content ?? children}
      </ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
