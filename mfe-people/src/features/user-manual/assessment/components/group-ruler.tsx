import { cx, useIsPhone } from '@cadence/shared-ui';
import type { KeyboardEvent, ReactNode } from 'react';

interface GroupRulerProps {
  readonly total: number;
  /** The place that is shown. */
  readonly current: number;
  readonly isAnswered: (place: number) => boolean;
  readonly onGoTo: (place: number) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One stop for Tab; arrows move along the slots that can be gone to. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const slots = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const to = slots[slots.indexOf(event.target as HTMLElement) + by];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/**
 * A slot for every group: answered, current, to come. Where there is room for a finger or a pointer, an answered one is
 * a way back to its group; on a phone that is the Back button.
 */
export function GroupRuler({ total, current, isAnswered, onGoTo }: GroupRulerProps): ReactNode {
  const isNarrow = useIsPhone();
  const places = Array.from({ length: total }, (_, place) => place);
  const look = (place: number): string =>
    cx('pe-as-slot', place === current ? 'pe-as-now' : isAnswered(place) && 'pe-as-past');
  if (isNarrow)
    return (
      <div className="pe-as-ruler" aria-hidden>
        {places.map((place) => (
          <i key={place} className={look(place)} />
        ))}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <div className="pe-as-ruler" role="group" aria-label="Groups" onKeyDown={moveAlong}>
      {places.map((place) =>
        place === current || isAnswered(place) ? (
          <button
            key={place}
            type="button"
            className={look(place)}
            tabIndex={place === current ? 0 : -1}
            aria-label={isAnswered(place) ? `Group ${place + 1}, answered` : `Group ${place + 1}`}
            {...(place === current && { 'aria-current': 'step' as const })}
            onClick={() => onGoTo(place)}
          />
        ) : (
          <i key={place} className={look(place)} aria-hidden />
        ),
      )}
    </div>
  );
}
