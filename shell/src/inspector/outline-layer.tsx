import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Outline {
  readonly label: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const LOOK_AGAIN_MS = 250;

/** Lines around everything that remotes contribute to this page, with slot and origin; they take no presses. */
export function OutlineLayer(): ReactNode {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);
  useEffect(() => {
    const look = (): void => setOutlines(readOutlines());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
    };
  }, []);
  return createPortal(
    <div className="sh-outlines" aria-hidden>
      {outlines.map(({ label, ...place }) => (
        <div key={label} className="sh-outline" style={place}>
          <span>{label}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** Where the contributions are, between the marks that slots set around them. */
function readOutlines(): readonly Outline[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot-begin]')].flatMap((begin) => {
    const label = begin.dataset['slotBegin'] ?? '';
    const end = document.querySelector(`[data-slot-end="${CSS.escape(label)}"]`);
    if (end === null) return [];
    const range = document.createRange();
    range.setStartAfter(begin);
    range.setEndBefore(end);
    const { top, left, width, height } = range.getBoundingClientRect();
    return width === 0 || height === 0 ? [] : [{ label, top, left, width, height }];
  });
}
