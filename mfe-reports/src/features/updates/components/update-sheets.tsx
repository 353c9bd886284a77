import type { CSSProperties, ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import { registerStyles } from '@cadence/shared-ui';
import { HEAD_HEIGHT, layOutCards, ROW_HEIGHT } from '../lay-out-cards.ts';
import css from '../sheets.css';
import { SheetHead, type SheetHeadProps } from './sheet-head.tsx';
import { UpdateCard } from './update-card.tsx';

registerStyles('rep-sheets', css);

const SIZES = {
  '--rep-page': `${LIMITS.printPageHeight}px`,
  '--rep-row': `${ROW_HEIGHT}px`,
  '--rep-head': `${HEAD_HEIGHT}px`,
} as CSSProperties;

/** The pages as they come out on paper, light in both themes. On a phone they are one column, with nothing cut. */
export function UpdateSheets(head: SheetHeadProps): ReactNode {
  const pages = layOutCards(head.updates.People);
  return (
    <div className="rep-sheets" style={SIZES}>
      {pages.map((places, index) => (
        <section
          key={places[0] === undefined ? 'empty' : `${places[0].person.Id} ${places[0].number}`}
          className="rep-sheet"
          data-theme="light"
          aria-label={`Page ${index + 1} of ${pages.length}`}
        >
          {index === 0 && <SheetHead {...head} />}
          <ul>
            {places.map((place) => (
              <UpdateCard key={`${place.person.Id} ${place.number}`} {...place} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
