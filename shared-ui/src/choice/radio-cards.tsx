import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { ErrorText } from '../field/field.tsx';
import { LikelihoodBars, QualityPie } from '../scale/glyphs.tsx';
import {
  isScaleStep,
  LIKELIHOOD_LABELS,
  QUALITY_LABELS,
  SCALE_STEPS,
  type ScaleLabels,
  type ScaleStep,
} from '../scale/labels.ts';
import { cx } from '../styles/cx.ts';

interface SetProps {
  readonly legend: ReactNode;
  /** Beside the legend in grey. */
  readonly note?: ReactNode;
  /** At the right end of the legend's line, for example the trend. */
  readonly aside?: ReactNode;
  readonly error?: ReactNode;
  /** The radio group's form name; generated when absent. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** What is chosen stays to be read, and nothing else can be chosen; the focus may stay in it. */
  readonly closed?: boolean;
}

interface CardSetProps extends SetProps {
  readonly columns: number;
  readonly className: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function CardSet({
  legend,
  note,
  aside,
  error,
  disabled,
  closed = false,
  columns,
  className,
  onKeyDown,
  children,
}: CardSetProps): ReactNode {
  const errorId = useId();
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <fieldset
      className="cd-cards-set"
      role="radiogroup"
      disabled={disabled}
      onKeyDown={onKeyDown}
      {...(closed && { 'aria-disabled': true })}
      {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="cd-label">
        <span>{legend}</span>
        {note !== undefined && <span className="cd-label-note">{note}</span>}
        {aside !== undefined && <span className="cd-label-aside">{aside}</span>}
      </legend>
      <div className={cx('cd-cards', className)} style={{ '--cols': columns } as CSSProperties}>
        {children}
      </div>
      {isInvalid && <ErrorText id={errorId}>{error}</ErrorText>}
    </fieldset>
  );
}

export interface RadioCardOption {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A last line in medium weight; `alarm` gives it the alarm hue. */
  readonly note?: ReactNode;
  readonly noteTone?: 'plain' | 'alarm';
  readonly disabled?: boolean;
}

export interface RadioCardsProps extends SetProps {
  readonly value: string | null;
  readonly options: readonly RadioCardOption[];
  readonly onChange: (value: string) => void;
  readonly columns?: number;
}

/** A choice of a few cards, for example the week to update. Arrow keys move, as in any radio group. */
export function RadioCards({
  value,
  options,
  onChange,
  columns = options.length,
  name,
  ...set
}: RadioCardsProps): ReactNode {
  const ownName = useId();
  return (
    <CardSet {...set} columns={columns} className="cd-cards-wide">
      {options.map((option) => (
        <label key={option.value} className="cd-card-option">
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <b>{option.title}</b>
          {option.text !== undefined && <span>{option.text}</span>}
          {option.note !== undefined && (
            <em className={option.noteTone === 'alarm' ? 'cd-alarm' : undefined}>{option.note}</em>
          )}
        </label>
      ))}
    </CardSet>
  );
}

export interface ScaleCardsProps extends Partial<SetProps> {
  readonly value: ScaleStep | null;
  readonly onChange: (value: ScaleStep) => void;
  readonly labels?: ScaleLabels;
  /** The earlier value, marked under its card. */
  readonly was?: ScaleStep | null;
  /** When that was, for example 'Week 7'. */
  readonly wasLabel?: string;
  /**
   * Small cards for the row of a list. They show their digits while the scale has the focus; the list decides what a
   * digit does.
   */
  readonly compact?: boolean;
}

interface ScaleKind {
  readonly tone: (step: ScaleStep) => string;
  readonly glyph: (step: ScaleStep) => ReactNode;
  readonly labels: ScaleLabels;
  readonly legend: string;
}

function ScaleCards({ kind, ...props }: ScaleCardsProps & { readonly kind: ScaleKind }): ReactNode {
  const {
    value,
    onChange,
    labels = kind.labels,
    was = null,
    wasLabel,
    legend = kind.legend,
    compact = false,
    name,
    ...set
  } = props;
  const ownName = useId();
  const chooseByDigit = (event: KeyboardEvent): void => {
    const step = Number(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === ' ' || !isScaleStep(step)) return;
    event.preventDefault();
    onChange(step);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${step}"]`)?.focus();
  };
  return (
    <CardSet
      {...set}
      legend={legend}
      columns={SCALE_STEPS.length}
      className={cx('cd-cards-scale', compact && 'cd-cards-compact')}
      {...(!compact && { onKeyDown: chooseByDigit })}
    >
      {SCALE_STEPS.map((step) => (
        <label key={step} className={cx('cd-scale-option', kind.tone(step))}>
          <input
            type="radio"
            name={name ?? ownName}
            value={step}
            checked={value === step}
            onChange={() => onChange(step)}
          />
          {kind.glyph(step)}
          <span className="cd-digit" aria-hidden>
            {step}
          </span>
          <span>{labels[step]}</span>
          {was === step && wasLabel !== undefined && (
            <span className={compact ? 'cd-was-mark' : 'cd-was'}>
              {compact ? <span className="cd-vh">{wasLabel}</span> : wasLabel}
            </span>
          )}
        </label>
      ))}
    </CardSet>
  );
}

const likelihood: ScaleKind = {
  tone: (step) => `cd-l${step}`,
  glyph: (step) => <LikelihoodBars value={step} />,
  labels: LIKELIHOOD_LABELS,
  legend: 'Likelihood',
};

const quality: ScaleKind = {
  tone: () => 'cd-q',
  glyph: (step) => <QualityPie value={step} />,
  labels: QUALITY_LABELS,
  legend: 'Quality',
};

/** Five cards for the likelihood; the digits 0 to 4 choose too. */
export function LikelihoodCards(props: ScaleCardsProps): ReactNode {
  return <ScaleCards {...props} kind={likelihood} />;
}

/** Five cards for the quality; the digits 0 to 4 choose too. */
export function QualityCards(props: ScaleCardsProps): ReactNode {
  return <ScaleCards {...props} kind={quality} />;
}
