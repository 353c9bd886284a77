import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '../styles/cx.ts';
import { sentenceOf } from '../styles/sentence.ts';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second line. */
  readonly hint?: string;
  readonly onSelect: () => void;
  readonly tone?: 'plain' | 'danger';
  /** Why it cannot be used now: shown under the label; the item can be reached but not chosen. */
  readonly disabledReason?: string | null | undefined;
  /** Makes it one of a choice, ticked when true. */
  readonly checked?: boolean;
}

export type MenuEntry =
  | MenuAction
  | { readonly id: string; readonly separator: true }
  | { readonly id: string; readonly heading: string };

export interface MenuProps {
  /** The button that opens it; takes the focus back. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly label: string;
  readonly align?: 'start' | 'end';
}

function Action({ item }: { readonly item: MenuAction }): ReactNode {
  const why = sentenceOf(item.disabledReason);
  const hint = why ?? item.hint;
  const isDanger = item.tone === 'danger' && why === null;
  return (
    <ChakraMenu.Item
      value={item.id}
      valueText={item.label}
      closeOnSelect={why === null}
      className={cx('cd-menu-item', isDanger && 'cd-menu-danger')}
      {...(why !== null && { 'aria-disabled': true })}
      {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
    >
      {item.icon}
      <span className="cd-menu-text">
        {item.label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {item.checked !== undefined && <Check className="cd-menu-check" aria-hidden />}
    </ChakraMenu.Item>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactNode {
  if ('separator' in entry) return <ChakraMenu.Separator className="cd-menu-sep" />;
  if ('heading' in entry) return <div className="cd-menu-label">{entry.heading}</div>;
  return <Action item={entry} />;
}

/** A list of actions behind a button, with the keyboard of a menu. */
export function Menu({ trigger, items, label, align = 'end' }: MenuProps): ReactNode {
  const labelId = useId();
  const select = (id: string): void => {
    const item = items.find((entry): entry is MenuAction => entry.id === id && 'onSelect' in entry);
    if (item !== undefined && sentenceOf(item.disabledReason) === null) item.onSelect();
  };
  return (
    <ChakraMenu.Root
      unstyled
      lazyMount
      unmountOnExit
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', offset: { mainAxis: 4 } }}
      onSelect={(details) => select(details.value)}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner className="cd-menu-place">
          <ChakraMenu.Content className="cd-pop cd-menu" aria-labelledby={labelId}>
            <span id={labelId} hidden>
              {label}
            </span>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
