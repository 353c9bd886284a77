import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

/** Colours of the scale, by index. */
const TONES = 5;
const HEATS = 4;

/** A cell by its steps: `x` from the left, `y` from the bottom. */
export interface MatrixCell {
  readonly x: number;
  readonly y: number;
}

export interface MatrixStep {
  readonly label: string;
  /** Beside the label; decoration. */
  readonly glyph?: ReactNode;
}

export interface MatrixAxis {
  readonly label: string;
  /** Lowest first. At most five. */
  readonly steps: readonly MatrixStep[];
}

export interface MatrixMark {
  /** In the corner of the cell: '+2'. */
  readonly text: string;
  /** How it is read after the count: '2 moved here'. */
  readonly spoken: string;
}

export interface MatrixProps {
  /** Says what is counted; read, not drawn. */
  readonly caption: string;
  /** Grows to the right. */
  readonly columns: MatrixAxis;
  /** Grows upward. */
  readonly rows: MatrixAxis;
  readonly countOf: (cell: MatrixCell) => number;
  /** Colour of a cell, 0 to 4; by its column when left out. */
  readonly toneOf?: (cell: MatrixCell) => number;
  /** Something small to say of a cell beside its count; null for nothing. */
  readonly markOf?: (cell: MatrixCell) => MatrixMark | null;
  /** What a cell holds beneath its count, which then has no heat and is in the corner. Decoration: it is not read. */
  readonly fillOf?: (cell: MatrixCell) => ReactNode;
  /** A short explanation of a cell, on hover and focus; null for none. */
  readonly hintOf?: (cell: MatrixCell) => ReactNode;
  /** A count with its noun, as a cell is read: '6 goals'. */
  readonly spoken: (count: number) => string;
  readonly chosen: MatrixCell | null;
  /** A press on the chosen cell takes the choice back: null. */
  readonly onChoose: (cell: MatrixCell | null) => void;
}

/** 0 for none, then 1 to 4 by the share of the fullest cell; a single one in a sparse matrix stays pale. */
function heatOf(count: number, fullest: number): number {
  return Math.ceil((count * HEATS) / Math.max(fullest, HEATS));
}

function isSame(a: MatrixCell | null, b: MatrixCell): boolean {
  return a !== null && a.x === b.x && a.y === b.y;
}

function stepFrom({ x, y }: MatrixCell, key: string, width: number): MatrixCell | null {
  switch (key) {
    case 'ArrowRight':
      return { x: x + 1, y };
    case 'ArrowLeft':
      return { x: x - 1, y };
    case 'ArrowUp':
      return { x, y: y + 1 };
    case 'ArrowDown':
      return { x, y: y - 1 };
    case 'Home':
      return { x: 0, y };
    case 'End':
      return { x: width - 1, y };
    default:
      return null;
  }
}

function cellName({ columns, rows }: MatrixProps, { x, y }: MatrixCell): string {
  return `${columns.steps[x]?.label}, ${rows.steps[y]?.label}`;
}

interface CellButtonProps {
  readonly matrix: MatrixProps;
  readonly cell: MatrixCell;
  /** The largest count of all cells. */
  readonly fullest: number;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The colours of a cell's count, or of the cell that holds something. */
function looksOf({ columns, toneOf, fillOf }: MatrixProps, cell: MatrixCell, heat: number): string {
  if (fillOf !== undefined) return cx('cd-matrix-filled', heat === 0 && 'cd-h0');
  const byColumn = Math.round((cell.x * (TONES - 1)) / Math.max(1, columns.steps.length - 1));
  return cx(`cd-tone${toneOf?.(cell) ?? byColumn}`, `cd-h${heat}`);
}

function CellButton({ matrix, cell, fullest, isTabStop, ...handlers }: CellButtonProps): ReactNode {
  const { countOf, markOf, fillOf, hintOf, spoken, chosen, onChoose } = matrix;
  const count = countOf(cell);
  const mark = markOf?.(cell) ?? null;
  const isChosen = isSame(chosen, cell);
  const said = [spoken(count), mark?.spoken].filter(Boolean).join(', ');
  const button = (
    <button
      type="button"
      className={looksOf(matrix, cell, heatOf(count, fullest))}
      data-cell={`${cell.x},${cell.y}`}
      {...(mark !== null && { 'data-mark': mark.text })}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${cellName(matrix, cell)}: ${said}`}
      {...handlers}
      onClick={() => onChoose(isChosen ? null : cell)}
    >
      {fillOf === undefined ? count : <b>{count}</b>}
      {fillOf?.(cell)}
    </button>
  );
  return hintOf === undefined ? button : <Tooltip content={hintOf(cell)}>{button}</Tooltip>;
}

function Head({ step }: { readonly step: MatrixStep }): ReactNode {
  return (
    <span className="cd-matrix-head">
      {step.glyph}
      {step.label}
    </span>
  );
}

/**
 * Counts by two scales, as a table of buttons: one tab stop, arrows move, a press chooses a cell. Wide it has room for
 * its labels beside each other; from 520 px down it is drawn compact.
 */
export function Matrix(props: MatrixProps): ReactNode {
  const { caption, columns, rows, countOf, chosen } = props;
  const xs = columns.steps.map((_, x) => x);
  const ys = rows.steps.map((_, y) => y).reverse();
  const fullest = Math.max(...xs.flatMap((x) => ys.map((y) => countOf({ x, y }))));
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<MatrixCell | null>(null);
  const stop = focused ?? chosen ?? { x: 0, y: rows.steps.length - 1 };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepFrom(stop, event.key, xs.length);
    if (next === null) return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(`[data-cell="${next.x},${next.y}"]`)?.focus();
  };
  return (
    <div className="cd-matrix-box">
      <table className="cd-matrix" aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{rows.label}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {ys.map((y) => (
            <tr key={y}>
              <th scope="row">{rows.steps[y] && <Head step={rows.steps[y]} />}</th>
              {xs.map((x) => (
                <td key={x}>
                  <CellButton
                    matrix={props}
                    cell={{ x, y }}
                    fullest={fullest}
                    isTabStop={isSame(stop, { x, y })}
                    onFocus={() => setFocused({ x, y })}
                    onKeyDown={onKeyDown}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{columns.label}</th>
            {columns.steps.map((step) => (
              <th key={step.label} scope="col">
                <Head step={step} />
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
