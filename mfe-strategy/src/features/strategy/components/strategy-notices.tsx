import type { ReactNode } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { HeaderContent, useSession, useTimeZone } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  dayOf,
  formatDate,
  formatTime,
  IconButton,
  Tag,
  useIsPhone,
} from '@cadence/shared-ui';
import { CircleCheck, CircleDashed, TriangleAlert, X } from '@cadence/shared-ui/icons';
import { useDismissed } from '../use-dismissed.ts';

const dayIn = (instant: string, timeZone: string): string => formatDate(dayOf(instant, timeZone));

/** 'Published Nov 3' or 'Draft' beside the page's title, on a phone above the text; nothing before the first save. */
export function StrategyBadge({ strategy }: { readonly strategy: Strategy }): ReactNode {
  const isNarrow = useIsPhone();
  const { IsDraft, PublishedAt } = strategy;
  if (!IsDraft && PublishedAt === null) return null;
  const badge = <BadgeTag publishedAt={IsDraft ? null : PublishedAt} />;
  return isNarrow ? <div className="st-badge">{badge}</div> : <HeaderContent>{badge}</HeaderContent>;
}

function BadgeTag({ publishedAt }: { readonly publishedAt: string | null }): ReactNode {
  const timeZone = useTimeZone();
  if (publishedAt === null)
    return (
      <Tag tone="caution" icon={<CircleDashed aria-hidden />}>
        Draft
      </Tag>
    );
  return (
    <Tag tone="good" icon={<CircleCheck aria-hidden />}>
      Published {dayIn(publishedAt, timeZone)}
    </Tag>
  );
}

/** Greets people who may write (people §2.6), until dismissed. */
export function Welcome(): ReactNode {
  const { profile } = useSession();
  const [isDismissed, dismiss] = useDismissed('strategy-welcome');
  if (isDismissed) return null;
  return (
    <div className="st-welcome">
      <p>
        <b>Welcome, {profile.Name.split(' ')[0]}.</b> Everyone in the strategy group reads this page. Write it
        for the next 2 to 3 years.
      </p>
      <IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={dismiss} />
    </div>
  );
}

export interface DraftWarningProps {
  readonly strategy: Strategy;
  readonly onSeeChanges: () => void;
}

function whatReadersSee(publishedAt: string | null, timeZone: string): string {
  return publishedAt === null
    ? 'Nobody else can read it yet.'
    : `Readers see the version of ${dayIn(publishedAt, timeZone)}.`;
}

/** STRA-007: what is shown is not what others read. */
export function DraftWarning({ strategy, onSeeChanges }: DraftWarningProps): ReactNode {
  const timeZone = useTimeZone();
  const { UpdatedAt, UpdatedBy, PublishedAt } = strategy;
  const when = UpdatedAt === null ? '' : ` ${dayIn(UpdatedAt, timeZone)}, ${formatTime(UpdatedAt, timeZone)}`;
  const who = UpdatedBy === null ? '' : ` by ${UpdatedBy.Name}`;
  return (
    <Callout
      tone="caution"
      lead={<TriangleAlert aria-hidden />}
      title="This is a draft"
      actions={
        <>
          <Button size="sm" onClick={onSeeChanges}>
            See changes
          </Button>
          <Button size="sm" variant="primary" onClick={onSeeChanges}>
            Publish
          </Button>
        </>
      }
    >
      Saved{when}
      {who}. {whatReadersSee(PublishedAt, timeZone)}
    </Callout>
  );
}
