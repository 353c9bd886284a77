import { Menu as ChakraMenu, Portal, useMenu } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { ChakraScope } from '../floating/chakra-scope.tsx';
import { cx } from '../styles/cx.ts';
import { sentenceOf } from '../styles/sentence.ts';
import type { MenuAction, MenuEntry, MenuProps, MenuStart } from './menu-props.ts';

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

export interface MenuPanelProps extends Required<Omit<MenuProps, 'trigger'>> {
  /** Starts true; false closes it and gives the focus back. */
  readonly open: boolean;
  readonly start: MenuStart;
  readonly triggerId: string;
  readonly contentId: string;
  readonly onClose: () => void;
}

const isAction = (entry: MenuEntry): entry is MenuAction => 'onSelect' in entry;

function startOf(items: readonly MenuEntry[], start: MenuStart): string | undefined {
  const actions = items.filter(isAction);
  if (start === null) return undefined;
  return actions.at(start === 'first' ? 0 : -1)?.id;
}

/** What a `Menu` shows, for one opening; fetched with the other floating parts. */
export function MenuPanel(props: MenuPanelProps): ReactNode {
  const { open, start, items, label, align, triggerId, contentId, onClose } = props;
  const labelId = useId();
  const first = startOf(items, start);
  const menu = useMenu({
    ids: { trigger: triggerId, content: contentId },
    defaultOpen: true,
    ...(first !== undefined && { defaultHighlightedValue: first }),
    positioning: { placement: align === 'end' ? 'bottom-end' : 'bottom-start', offset: { mainAxis: 4 } },
    onSelect: ({ value }) => {
      const item = items.filter(isAction).find(({ id }) => id === value);
      if (item !== undefined && sentenceOf(item.disabledReason) === null) item.onSelect();
    },
    onOpenChange: (details) => {
      if (!details.open) onClose();
    },
  });
  const follow = useEffectEvent(() => menu.api.setOpen(open));
  useEffect(() => follow(), [open]);
  return (
    <ChakraScope>
      <ChakraMenu.RootProvider unstyled lazyMount unmountOnExit value={menu}>
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
      </ChakraMenu.RootProvider>
    </ChakraScope>
  );
}
