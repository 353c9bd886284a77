import type { ReactNode } from 'react';
import { OBJECTIVE_AREAS } from '@cadence/shared-contract';
import { Button, cx } from '@cadence/shared-ui';
import { RichText } from '@cadence/shared-ui/rich-text';
import { isFilled } from '../strategy-texts.ts';
import type { PartProps } from './statements.tsx';

/** The six areas by their numbers; a number is highlighted where something is written (people §2.6, §9). */
export function Objectives({ texts, isEditor, onEdit }: PartProps): ReactNode {
  const areas = OBJECTIVE_AREAS.map((area, index) => ({
    area,
    number: index + 1,
    isWritten: isFilled(texts[area]),
  }));
  const shown = areas.filter(({ isWritten }) => isEditor || isWritten);
  const firstOpen = areas.find(({ isWritten }) => !isWritten)?.area ?? 'Customers';
  if (shown.length === 0) return null;
  return (
    <section className={cx('st-objectives', !shown.some(({ isWritten }) => isWritten) && 'st-unwritten')}>
      <header>
        <h2 className="cd-heading">Strategic Objectives</h2>
        {isEditor && (
          <Button size="sm" onClick={() => onEdit(firstOpen)}>
            Add/Edit Your Objectives
          </Button>
        )}
      </header>
      <ol>
        {shown.map(({ area, number, isWritten }) => (
          <li key={area} value={number} className={cx('st-area', !isWritten && 'st-unwritten')}>
            <span className={isWritten ? 'st-number st-number-on' : 'st-number'}>
              {number}
              <span className="cd-vh">{isWritten ? ', written' : ', not written yet'}</span>
            </span>
            <h3>{area}</h3>
            {isWritten ? (
              <RichText markup={texts[area]} />
            ) : (
              <p className="st-question" aria-hidden>
                Not written yet
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
