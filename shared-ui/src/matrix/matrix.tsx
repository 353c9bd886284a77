import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

/** A cell by its steps: `x` from the left, `y` from the bottom. */
export interface MatrixCell {
  readonly x: number;
  readonly y: number;
}

export interface MatrixStep {
  readonly label: string;
  /** Stands beside the label; decoration. */
  readonly glyph?: ReactNode;
}

export interface MatrixAxis {
  readonly label: string;
  /** Lowest first. At most five. */
  readonly steps: readonly MatrixStep[];
}

export interface MatrixProps {
  /** Says what is counted; read, not drawn. */
  readonly caption: string;
  /** Grows to the right. */
  readonly columns: MatrixAxis;
  /** Grows upward. */
  readonly rows: MatrixAxis;
  readonly countOf: (cell: MatrixCell) => number;
  /** A count with its noun, as a cell is read: '6 goals'. */
  readonly spoken: (count: number) => string;
  readonly chosen: MatrixCell | null;
  /** A press on the chosen cell takes the choice back: null. */
  readonly onChoose: (cell: MatrixCell | null) => void;
}

const HEATS = 4;

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

function Head({ step }: { readonly step: MatrixStep }): ReactNode {
  return (
    <span className="cd-matrix-head">
      {step.glyph}
      {step.label}
    </span>
  );
}

/** Counts by two scales, as a table of buttons: one tab stop, arrows move, a press chooses a cell. */
export function Matrix({
  caption,
  columns,
  rows,
  countOf,
  spoken,
  chosen,
  onChoose,
}: MatrixProps): ReactNode {
  const xs = columns.steps.map((_, x) => x);
  const ys = rows.steps.map((_, y) => y).reverse();
  const fullest = Math.max(...xs.flatMap((x) => ys.map((y) => countOf({ x, y }))));
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<MatrixCell>({ x: 0, y: rows.steps.length - 1 });
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
            {xs.map((x) => (
              <td key={x} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {ys.map((y) => (
            <tr key={y}>
              <th scope="row">{rows.steps[y] && <Head step={rows.steps[y]} />}</th>
              {xs.map((x) => {
                const cell = { x, y };
                const count = countOf(cell);
                const isChosen = isSame(chosen, cell);
                return (
                  <td key={x}>
                    <button
                      type="button"
                      className={cx(`cd-tone${x}`, `cd-h${heatOf(count, fullest)}`)}
                      data-cell={`${x},${y}`}
                      tabIndex={isSame(stop, cell) ? 0 : -1}
                      aria-pressed={isChosen}
                      aria-label={`${columns.steps[x]?.label}, ${rows.steps[y]?.label}: ${spoken(count)}`}
                      onFocus={() => setStop(cell)}
                      onClick={() => onChoose(isChosen ? null : cell)}
                    >
                      {count}
                    </button>
                  </td>
                );
              })}
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
