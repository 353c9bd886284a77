import type { ReactNode } from 'react';
import type { OutputOf } from '@cadence/shared-contract';
import { failedRead, useTimeZone } from '@cadence/shared-auth';
import {
  type DataColumn,
  DataTable,
  Dialog,
  ErrorState,
  formatDateTime,
  formatNumber,
  Person,
  plural,
  ProgressBar,
  SkeletonList,
} from '@cadence/shared-ui';
import { useUsage } from '../api/usage.ts';
import { OUTCOME_WORDS } from '../words.ts';

type Usage = OutputOf<'summaries.usage'>;
type Request = Usage['Requests'][number] & { readonly id: number };

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const columnsIn = (timeZone: string): readonly DataColumn<Request>[] => [
  {
    id: 'person',
    header: 'Person',
    rowHeader: true,
    cell: ({ Person: { Id, Name, Avatar } }) => <Person id={Id} name={Name} src={Avatar} size="s" />,
  },
  { id: 'purpose', header: 'Purpose', cell: ({ Purpose }) => Purpose },
  { id: 'at', header: 'When', cell: ({ At }) => <time dateTime={At}>{formatDateTime(At, timeZone)}</time> },
  { id: 'outcome', header: 'Outcome', cell: ({ Outcome }) => OUTCOME_WORDS[Outcome] },
  { id: 'tokens', header: 'Tokens', numeric: true, cell: ({ Tokens }) => formatNumber(Tokens) },
];

function UsageFigures({ usage }: { readonly usage: Usage }): ReactNode {
  const timeZone = useTimeZone();
  const { Tokens, Budget, Requests, Month } = usage;
  const month = monthName.format(new Date(`${Month.slice(0, 10)}T00:00:00Z`));
  const rows = Requests.map((request, id) => ({ ...request, id }));
  return (
    <div className="cd-stack cd-gap-4">
      {Budget === null ? (
        <p>
          {plural(Tokens, 'token')} in {month}. There is no limit.
        </p>
      ) : (
        <ProgressBar
          label={month}
          value={Tokens}
          max={Budget}
          note={`${formatNumber(Tokens)} of ${plural(Budget, 'token')}`}
        />
      )}
      {rows.length === 0 ? (
        <p className="cd-ink2">Nothing was asked of the model this month.</p>
      ) : (
        <DataTable
          caption="Requests of this month"
          columns={columnsIn(timeZone)}
          rows={rows}
          rowKey={({ id }) => id}
          compact
        />
      )}
    </div>
  );
}

/** The requests to the model this month, by whom and with what outcome; never the texts. */
export function UsageDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { data, isError, error, isFetching, refetch } = useUsage();
  return (
    <Dialog open width={760} title="Use of the model" onCloseRequest={onClose}>
      {isError ? (
        <ErrorState title="The use could not be loaded" {...failedRead({ error, isFetching, refetch })} />
      ) : data === undefined ? (
        <SkeletonList rows={3} label="Loading the use of the model" />
      ) : (
        <UsageFigures usage={data} />
      )}
    </Dialog>
  );
}
