import { Button, IconButton, registerStyles, Switch, Tabs, toast } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { slotOutlines } from '../remotes/index.ts';
import type { Inspection } from './inspection.ts';
import { inspectionText } from './inspection-text.ts';
import { ErrorList, RemoteList, SharedList, SlotList } from './inspector-lists.tsx';
import { OutlineLayer } from './outline-layer.tsx';
import { OverrideList } from './override-list.tsx';
import { useInspection } from './use-inspection.ts';
import css from './inspector.css';

registerStyles('shell-inspector', css);

/** What the page is composed of, docked at its bottom; the page stays in use above it. Escape closes it. */
export function Inspector({ onClose }: { readonly onClose: () => void }): ReactNode {
  const inspection = useInspection();
  const [tab, setTab] = useState('remotes');
  const heading = useFocusOfPanel();
  const isOutlined = useStore(slotOutlines, ({ isOn }) => isOn);
  useEffect(() => () => slotOutlines.setState({ isOn: false }), []);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const hear = (event: KeyboardEvent): void => closeOnEscape(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  return (
    <aside ref={panel} className="sh-inspector" aria-labelledby="inspector-title">
      <header>
        <h2 ref={heading} id="inspector-title" className="cd-subheading" tabIndex={-1}>
          Inspector
        </h2>
        <RegistryLine inspection={inspection} />
        <Switch
          label="Outline slots"
          checked={isOutlined}
          onChange={() => slotOutlines.setState({ isOn: !isOutlined })}
        />
        <Button size="sm" onClick={() => void copy(inspection)}>
          Copy as text
        </Button>
        <IconButton label="Close the inspector" size="sm" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <Tabs
        label="Parts of the inspector"
        className="sh-inspector-tabs"
        value={tab}
        onChange={setTab}
        items={listTabs(inspection)}
      />
      {isOutlined && <OutlineLayer />}
    </aside>
  );
}

function listTabs(inspection: Inspection) {
  const { remotes, contributions, overrides, faults, incidents } = inspection;
  return [
    { id: 'remotes', label: 'Remotes', count: remotes.length, content: <RemoteList remotes={remotes} /> },
    {
      id: 'slots',
      label: 'Slots',
      count: contributions.length,
      content: <SlotList contributions={contributions} />,
    },
    {
      id: 'overrides',
      label: 'Overrides',
      count: overrides.length,
      content: <OverrideList overrides={overrides} />,
    },
    {
      id: 'shared',
      label: 'Shared instances',
      ...(faults.length > 0 && { count: faults.length }),
      content: <SharedList inspection={inspection} />,
    },
    {
      id: 'errors',
      label: 'Errors',
      count: incidents.length,
      content: <ErrorList incidents={incidents} />,
    },
  ];
}

const SOURCES: Readonly<Record<string, string>> = {
  inlined: 'in the page',
  network: 'fetched',
  'last-good': 'the last good copy of this browser',
  none: 'none could be had',
};

function RegistryLine({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const { revision, source, signature, head, halted } = inspection.registry;
  return (
    <dl className="sh-inspector-facts">
      {[
        ['Registry', revision],
        ['Source', SOURCES[source] ?? source],
        ['Signature', signature],
        ...(head
          ? [
              ['Environment', head.environment],
              ['Signed revision', `${head.revision}, ${head.issuedAt}`],
            ]
          : []),
        ...(halted.length > 0 ? [['Rolled back automatically', halted.join(', ')]] : []),
      ].map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes the focus when the panel opens, and gives it back to where it was. */
function useFocusOfPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}

async function copy(inspection: Inspection): Promise<void> {
  try {
    await navigator.clipboard.writeText(inspectionText(inspection, new Date(), navigator.userAgent));
    toast({ title: 'Copied what the inspector shows.', tone: 'success' });
  } catch {
    toast({ title: 'The browser does not let Cadence copy.', tone: 'error' });
  }
}
