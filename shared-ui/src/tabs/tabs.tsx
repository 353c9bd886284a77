import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useMoreTabs } from './use-more-tabs.ts';

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

/** Where each key goes from the tab at `index` of `count`. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus, not the choice: a tab may have to fetch what it shows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const next = STEPS[event.key]?.(
    tabs.findIndex((tab) => tab === document.activeElement),
    tabs.length,
  );
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Controlled tabs; arrow keys move between them, Enter chooses. */
export function Tabs({ label, value, items, onChange, children, className }: TabsProps): ReactNode {
  const id = useId();
  const list = useMoreTabs(value);
  const panelId = `${id}-panel`;
  const chosen = items.find((item) => item.id === value);
  const reachable = chosen ?? items.find((item) => item.disabled !== true);
  return (
    <div className={className}>
      <div
        ref={list}
        className="cd-tabs"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveFocus}
      >
        {items.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            className="cd-tab"
            aria-selected={item === chosen}
            aria-controls={item === chosen ? panelId : undefined}
            tabIndex={item === reachable ? 0 : -1}
            disabled={item.disabled}
            onClick={() => {
              if (item !== chosen) onChange(item.id);
            }}
          >
            {item.label}
            {item.count !== undefined && <span className="cd-tab-count">{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="cd-tab-panel"
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {chosen?.content ?? children}
      </div>
    </div>
  );
}
