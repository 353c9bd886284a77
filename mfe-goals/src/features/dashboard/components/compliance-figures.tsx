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
import { BehindDrawer } from './behind-drawer.tsx';

export const COMPLIANCE_TITLE = 'compliance-title';
const findTitle = (): HTMLElement | null => document.getElementById(COMPLIANCE_TITLE);

export interface ComplianceFiguresProps {
  readonly scope: ComplianceScope;
  readonly data: Compliance;
  /** In one line beside the heading, over a table; otherwise a ring with its sentence. */
  readonly isLine: boolean;
}

/** How many are in order, with the list of those who are not a press away. */
export function ComplianceFigures({ scope, data, isLine }: ComplianceFiguresProps): ReactNode {
  const { place, moves } = useHomePlace();
  const noteOpener = useFocusAfterwards(place.behind !== null, findTitle);
  const open = (behind: Behind): void => {
    noteOpener();
    moves.setBehind(behind);
  };
  const { label, nobody } = COMPLIANCE_SCOPES.find(({ value }) => value === scope) ?? COMPLIANCE_SCOPES[0];
  const { total } = inOrder(data);
  return (
    <>
      {total === 0 ? (
        <p className="cd-hint">{nobody}</p>
      ) : (
        <InOrder data={data} label={label} isLine={isLine} onOpen={() => open('all')} />
      )}
      {!isLine && total > 0 && <Missing data={data} onOpen={open} />}
      {place.behind !== null && (
        <BehindDrawer
          title={`Who’s behind: ${label}`}
          scope={Number(scope)}
          figures={data}
          behind={place.behind}
          onBehind={moves.setBehind}
        />
      )}
    </>
  );
}

interface InOrderProps {
  readonly data: Compliance;
  readonly label: string;
  readonly isLine: boolean;
  readonly onOpen: () => void;
}

const RING = { line: 28, block: 72 } as const;

/** The ring with its sentence; opens the list of those who are behind. */
function InOrder({ data, label, isLine, onOpen }: InOrderProps): ReactNode {
  const { total, fine, percent } = inOrder(data);
  const ring = <Ring percent={percent} label={`In order, ${label}`} size={isLine ? RING.line : RING.block} />;
  const figure = (
    <b>
      {formatNumber(fine)} of {plural(total, 'person', 'people')}
    </b>
  );
  const verb = fine === 1 || total === 1 ? 'has' : 'have';
  return (
    <button type="button" className={isLine ? 'gl-ring-short' : 'gl-ring-line'} onClick={onOpen}>
      {ring}
      <span>
        {figure} {isLine ? 'in order' : `${verb} goals, weekly predictions and results in order.`}
      </span>
    </button>
  );
}

interface MissingProps {
  readonly data: Compliance;
  readonly onOpen: (behind: Behind) => void;
}

/** What is missing, where anything is: each number opens its list. */
function Missing({ data, onOpen }: MissingProps): ReactNode {
  const missing = COMPLIANCE_TYPES.filter((type) => countOf(data, type) > 0);
  if (missing.length === 0) return null;
  return (
    <ul className="gl-missing" aria-label="What is missing">
      {missing.map((type) => {
        const { label, meaning } = COMPLIANCE_PREDICATES[type];
        return (
          <li key={type}>
            <Tooltip content={meaning}>
              <button type="button" className="cd-link" onClick={() => onOpen(type)}>
                <b>{formatNumber(countOf(data, type))}</b> {label}
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
