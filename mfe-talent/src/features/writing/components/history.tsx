import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Avatar, Drawer, Timeline } from '@cadence/shared-ui';
import { Network } from '@cadence/shared-ui/icons';
import { eventText, momentText } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';

/** Who did what and when, the latest first. */
export function History({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const timeZone = useTimeZone();
  const { profile } = useSession();
  return (
    <Timeline
      label="History"
      items={appraisal.History.toReversed().map((event) => ({
        id: event.Id,
        lead:
          event.Person === null ? (
            <Network className="cd-i-14" aria-hidden />
          ) : (
            <Avatar id={event.Person.Id} name={event.Person.Name} src={event.Person.Avatar} size="s" />
          ),
        title: eventText(event, profile.Id),
        meta: <time dateTime={event.At}>{momentText(event.At, timeZone)}</time>,
        ...(event.Comment !== null &&
          event.Comment !== '' && { body: <p className="cd-prose">“{event.Comment}”</p> }),
      }))}
    />
  );
}

/** The history beside the writing. */
export function HistoryDrawer({
  appraisal,
  onClose,
}: {
  readonly appraisal: Appraisal;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Drawer
      width={600}
      title="History"
      subtitle={`${appraisal.User.Name}, ${periodLabel(appraisal.Period)}`}
      onCloseRequest={onClose}
    >
      <History appraisal={appraisal} />
    </Drawer>
  );
}
