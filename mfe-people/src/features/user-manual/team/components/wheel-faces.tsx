import type { KeyboardEvent, ReactNode } from 'react';
import { Avatar, cx, initialsOf, VisuallyHidden } from '@cadence/shared-ui';
import { manualText } from '../team-text.ts';
import type { Face } from '../use-faces.ts';
import { placeStyle } from '../place-style.ts';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface WheelFacesProps {
  /** Clockwise. */
  readonly faces: readonly Face[];
  readonly chosenId: number | null;
  readonly onChoose: (personId: number) => void;
}

/** The faces as buttons in a list; one Tab stop, arrow keys go round and choose. */
export function WheelFaces({ faces, chosenId, onChoose }: WheelFacesProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const next = now < 0 ? undefined : STEPS[event.key]?.(now, buttons.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[next]?.focus();
    const face = faces[next];
    if (face) onChoose(face.manual.Person.Id);
  };
  return (
    // The buttons in it have the keys; the list only knows their order.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="pe-team-faces" aria-label="People with a user manual" onKeyDown={onKeyDown}>
      {faces.map((face) => (
        <li key={face.manual.Person.Id} style={placeStyle(face.place)}>
          <FaceButton face={face} isChosen={face.manual.Person.Id === chosenId} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface FaceButtonProps {
  readonly face: Face;
  readonly isChosen: boolean;
  readonly onChoose: (personId: number) => void;
}

function FaceButton({
  face: { manual, name, hasRoomForName },
  isChosen,
  onChoose,
}: FaceButtonProps): ReactNode {
  const { Id, Name, Avatar: src } = manual.Person;
  return (
    <button
      type="button"
      className={cx('pe-team-face', manual.Source === 'entry' && 'pe-team-typed')}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(Id)}
    >
      <Avatar id={Id} name={Name} src={src} />
      <VisuallyHidden>
        {Name}: {manualText(manual)}
      </VisuallyHidden>
      <span className={cx('pe-team-name', !hasRoomForName && 'pe-team-squeezed')} aria-hidden>
        {name}
      </span>
    </button>
  );
}

/** Where the viewer is: a dashed ring without tint, which is nobody of the team and no button. */
export function ViewerFace({
  face: { manual, name, place, hasRoomForName },
}: {
  readonly face: Face;
}): ReactNode {
  return (
    <div className="pe-team-viewer" style={placeStyle(place)}>
      <VisuallyHidden>You: {manualText(manual)}</VisuallyHidden>
      <span className="cd-av" aria-hidden>
        {initialsOf(manual.Person.Name)}
      </span>
      {hasRoomForName && (
        <span className="pe-team-name" aria-hidden>
          {name}
        </span>
      )}
    </div>
  );
}
