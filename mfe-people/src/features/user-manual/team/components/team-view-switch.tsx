import type { ReactNode } from 'react';
import { registerStyles, Segmented, type SegmentedOption } from '@cadence/shared-ui';
import { Fingerprint, List } from '@cadence/shared-ui/icons';
import { useSearchParams } from '@cadence/shared-ui/router';
import { readTeamView, writeTeamView } from '../team-address.ts';
import type { TeamView } from '../team-address.ts';
import css from '../team.css';

registerStyles('pe-team', css);

const OPTIONS: readonly SegmentedOption<TeamView>[] = [
  {
    value: 'list',
    label: (
      <>
        <List className="cd-i-14" aria-hidden />
        List
      </>
    ),
  },
  {
    value: 'manuals',
    label: (
      <>
        <Fingerprint className="cd-i-14" aria-hidden />
        User manuals
      </>
    ),
  },
];

/** Direct reports as a table or on the wheel; the choice is in the address. */
export function TeamViewSwitch(): ReactNode {
  const [query, setQuery] = useSearchParams();
  return (
    <Segmented<TeamView>
      label="View"
      value={readTeamView(query)}
      options={OPTIONS}
      onChange={(view) => setQuery(writeTeamView(query, view))}
    />
  );
}
