import { useId, useState, type ReactNode } from 'react';
import type { Note } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { dayOf, formatDateLong, IconButton } from '@cadence/shared-ui';
import { Pencil, Trash2 } from '@cadence/shared-ui/icons';
import { RichText } from '@cadence/shared-ui/rich-text';
import { useIsClipped } from '../use-is-clipped.ts';

/** A long text fades out where it is cut. */
function bodyClass(isOpen: boolean, isClipped: boolean): string | undefined {
  if (isOpen) return undefined;
  return isClipped ? 'pe-note-folded pe-note-cut' : 'pe-note-folded';
}

export interface NoteCardProps {
  readonly note: Note;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One note: title, dates, the text (a long one folded) and what can be done with it. */
export function NoteCard({ note, onEdit, onDelete }: NoteCardProps): ReactNode {
  const { Title, Body, CreatedAt, UpdatedAt } = note;
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const [body, isClipped] = useIsClipped(Body);
  const timeZone = useTimeZone();
  const day = (instant: string): string => formatDateLong(dayOf(instant, timeZone));
  return (
    <article className="pe-note">
      <header>
        <h3 className="cd-subheading" dir="auto">
          {Title}
        </h3>
        <IconButton size="sm" label={`Edit ${Title}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <IconButton size="sm" label={`Delete ${Title}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      </header>
      <p className="cd-facts">
        <span>Created {day(CreatedAt)}</span>
        {UpdatedAt !== CreatedAt && <span>Updated {day(UpdatedAt)}</span>}
      </p>
      <div id={bodyId} ref={body} dir="auto" className={bodyClass(isOpen, isClipped)}>
        <RichText markup={Body} />
      </div>
      {(isClipped || isOpen) && (
        <button
          type="button"
          className="cd-link"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'View less' : 'View more'}
        </button>
      )}
    </article>
  );
}
