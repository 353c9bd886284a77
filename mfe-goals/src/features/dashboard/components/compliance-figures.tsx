import type { ReactNode } from 'react';
import type { Compliance } from '@cadence/shared-contract';
import { formatNumber, plural, Ring, Tooltip } from '@cadence/shared-ui';
import {
  COMPLIANCE_PREDICATES,
  COMPLIANCE_SCOPES,
  COMPLIANCE_TYPES,
  countOf,
  inOrder,
  type ComplianceScope,
} from '../compliance-view.ts';
import { useHomePlace, type Behind } from '../home-place.ts';
import { useFocusAfterwards } from '../use-focus-afterwards.ts';
import { BehindDrawer, BehindRow } from './behind-drawer.tsx';

/** People named beside the ring; the rest are in the drawer. */
const NAMED = 5;

export const COMPLIANCE_TITLE = 'compliance-title';
const findTitle = (): HTMLElement | null => document.getElementById(COMPLIANCE_TITLE);

export interface ComplianceFiguresProps {
  readonly scope: ComplianceScope;
  readonly data: Compliance;
}

/** The ring, the three numbers behind it, and the first people who are behind; each opens the whole list. */
export function ComplianceFigures({ scope, data }: ComplianceFiguresProps): ReactNode {
  const { place, setBehind } = useHomePlace();
  const noteOpener = useFocusAfterwards(place.behind !== null, findTitle);
  const open = (behind: Behind): void => {
    noteOpener();
    setBehind(behind);
  };
  const { label, nobody } = COMPLIANCE_SCOPES.find(({ value }) => value === scope) ?? COMPLIANCE_SCOPES[0];
  const { total } = inOrder(data);
  return (
    <>
      {total === 0 ? (
        <p className="cd-hint">{nobody}</p>
      ) : (
        <Figures data={data} label={label} onOpen={open} />
      )}
      {place.behind !== null && (
        <BehindDrawer
          title={`Who’s behind: ${label}`}
          scope={Number(scope)}
          figures={data}
          behind={place.behind}
          onBehind={setBehind}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly data: Compliance;
  readonly onOpen: (behind: Behind) => void;
}

function Figures({ data, label, onOpen }: PartProps & { readonly label: string }): ReactNode {
  const { total, fine, percent } = inOrder(data);
  return (
    <div className="gl-compliance-body">
      <button type="button" className="gl-ring-line" onClick={() => onOpen('all')}>
        <Ring percent={percent} label={`In order, ${label}`} />
        <span>
          <b>
            {formatNumber(fine)} of {plural(total, 'person', 'people')}
          </b>
          {fine === 1 || total === 1 ? 'has' : 'have'} goals, weekly predictions and results in order
        </span>
      </button>
      <Predicates data={data} onOpen={onOpen} />
      <FirstBehind data={data} onOpen={onOpen} />
    </div>
  );
}

function Predicates({ data, onOpen }: PartProps): ReactNode {
  return (
    <ul className="gl-predicates" aria-label="What is missing">
      {COMPLIANCE_TYPES.map((type) => {
        const { label, meaning } = COMPLIANCE_PREDICATES[type];
        return (
          <li key={type}>
            <Tooltip content={meaning}>
              <button type="button" onClick={() => onOpen(type)}>
                <b>{formatNumber(countOf(data, type))}</b> <span>{label}</span>
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

function FirstBehind({ data: { users, count }, onOpen }: PartProps): ReactNode {
  if (count === 0) return <p className="cd-hint">Nobody is behind.</p>;
  return (
    <div>
      <h3 className="gl-group">{formatNumber(count)} behind</h3>
      <ul className="gl-people">
        {users.slice(0, NAMED).map((person) => (
          <BehindRow key={person.Id} person={person} />
        ))}
      </ul>
      {count > NAMED && (
        <button type="button" className="cd-link cd-t13 gl-view-all" onClick={() => onOpen('all')}>
          View all {formatNumber(count)}
        </button>
      )}
    </div>
  );
}
