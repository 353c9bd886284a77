import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Button, Callout, dayOf, DraftNotice, formatDate, formatTime } from '@cadence/shared-ui';
import { CircleAlert, Info, TriangleAlert } from '@cadence/shared-ui/icons';
import { diffTexts, MarkedText } from '@cadence/shared-ui/text-diff';
import { plainText } from '../plain-text.ts';
import type { StrategyField } from '../strategy-texts.ts';
import { FIELD_TITLES, textsOf } from '../strategy-texts.ts';
import type { Meeting } from '../strategy-editing.ts';
import type { StrategyFormControl } from '../use-strategy-form.ts';

function byWhom({ UpdatedBy, UpdatedAt }: Strategy, timeZone: string): string {
  const who = UpdatedBy?.Name ?? 'Somebody';
  if (UpdatedAt === null) return who;
  return `${who}, ${formatDate(dayOf(UpdatedAt, timeZone))} at ${formatTime(UpdatedAt, timeZone)}`;
}

const titlesOf = (fields: readonly StrategyField[]): string =>
  fields.map((field) => FIELD_TITLES[field]).join(', ');

/** One text that two people changed: the other's beside mine, and which of the two shall count. */
function Undecided({
  field,
  meeting,
  form,
}: {
  readonly field: StrategyField;
  readonly meeting: Meeting;
  readonly form: StrategyFormControl;
}): ReactNode {
  const [mine, theirs] = [plainText(form.texts[field]), plainText(textsOf(meeting.theirs)[field])];
  const title = FIELD_TITLES[field];
  return (
    <li className="st-undecided">
      <h3>{title}</h3>
      <dl>
        <div>
          <dt>Yours</dt>
          <dd>{mine === '' ? 'Empty' : mine}</dd>
        </div>
        <div>
          <dt>Theirs, marked where it differs from yours</dt>
          <dd>{theirs === '' ? 'Empty' : <MarkedText parts={diffTexts(mine, theirs)} />}</dd>
        </div>
      </dl>
      <div className="cd-row">
        <Button size="sm" aria-label={`Keep mine: ${title}`} onClick={() => form.decide([field], 'mine')}>
          Keep mine
        </Button>
        <Button size="sm" aria-label={`Take theirs: ${title}`} onClick={() => form.decide([field], 'theirs')}>
          Take theirs
        </Button>
      </div>
    </li>
  );
}

/**
 * What one must know or decide has the focus when it appears; after each choice the next one has it.
 *
 * @param open how many choices are left
 */
function useFocusKept(open: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(Infinity);
  useEffect(() => {
    const isFirst = before.current === Infinity;
    const next = isFirst ? null : box.current?.querySelector<HTMLElement>('.st-undecided button');
    if (open !== before.current) (next ?? box.current)?.focus();
    before.current = open;
  }, [open]);
  return box;
}

/** Somebody else has saved (D-3): what only they changed is in the form, the rest must be chosen. */
function Met({
  form,
  meeting,
}: {
  readonly form: StrategyFormControl;
  readonly meeting: Meeting;
}): ReactNode {
  const timeZone = useTimeZone();
  const { theirs, undecided, taken } = meeting;
  const box = useFocusKept(undecided.length);
  return (
    <div ref={box} tabIndex={-1} className="st-met">
      <Callout
        tone="caution"
        lead={<TriangleAlert aria-hidden />}
        title={`A newer version was saved by ${byWhom(theirs, timeZone)}`}
        {...(undecided.length > 1 && {
          actions: (
            <>
              <Button size="sm" onClick={() => form.decide(undecided, 'mine')}>
                Keep all mine
              </Button>
              <Button size="sm" onClick={() => form.decide(undecided, 'theirs')}>
                Take all theirs
              </Button>
            </>
          ),
        })}
      >
        {taken.length > 0 && <p>Their changes are in the form now: {titlesOf(taken)}.</p>}
        {undecided.length === 0 ? (
          <p>Your texts are kept. Save to put them on top of it.</p>
        ) : (
          <>
            <p>You both changed what follows. Nothing is lost until you choose.</p>
            <ul>
              {undecided.map((field) => (
                <Undecided key={field} field={field} meeting={meeting} form={form} />
              ))}
            </ul>
          </>
        )}
      </Callout>
    </div>
  );
}

export interface EditorNoticesProps {
  readonly form: StrategyFormControl;
  /** The newest copy that is known. */
  readonly newest: Strategy;
}

/** What prevents the texts from being saved; nothing when they can be. */
export function EditorNotices({ form, newest }: EditorNoticesProps): ReactNode {
  const timeZone = useTimeZone();
  const { draft, meeting, failure, base } = form;
  const isBehind = newest.UpdatedAt !== base.UpdatedAt;
  return (
    <>
      {failure !== null && <Callout tone="alarm" lead={<CircleAlert aria-hidden />} title={failure} />}
      {isBehind && (
        <Callout
          lead={<Info aria-hidden />}
          title={`A newer version was ${newest.IsDraft ? 'saved' : 'published'} by ${byWhom(newest, timeZone)}`}
          actions={
            <Button size="sm" onClick={() => form.bringIn(newest)}>
              Bring it in
            </Button>
          }
        >
          Your texts are still here.
        </Callout>
      )}
      {meeting !== null && !isBehind && <Met form={form} meeting={meeting} />}
      <DraftNotice draft={draft} onRestore={form.restore} />
    </>
  );
}
