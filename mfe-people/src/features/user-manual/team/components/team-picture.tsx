import { registerStyles } from '@cadence/shared-ui';
import { type ReactNode } from 'react';
import { DISC_TRAIT_NAMES, MESSAGES } from '@cadence/shared-contract';
import type { TeamManual, TeamManuals } from '@cadence/shared-contract';
import { useSearchParams } from '@cadence/shared-ui/router';
import { readTeamPerson, writeTeamPerson } from '../team-address.ts';
import { countText, NO_PERCENTAGES } from '../team-text.ts';
import { useFaces } from '../use-faces.ts';
import { ChosenPerson } from './chosen-person.tsx';
import { TeamWheel } from './team-wheel.tsx';
import { WithoutManual } from './without-manual.tsx';
import css from '../team.css';

registerStyles('pe-team', css);

/** Headline, wheel and, beside it, one person, the gaps and who has no user manual. At least one person has one. */
export function TeamPicture({ team }: { readonly team: TeamManuals }): ReactNode {
  const [query, setQuery] = useSearchParams();
  const wheel = useFaces(team);
  const wanted = readTeamPerson(query);
  const chosen = wheel.faces.find(({ manual }) => manual.Person.Id === wanted) ?? wheel.faces[0];
  return (
    <div className="pe-team">
      <h2 className="cd-title">{team.Headline}</h2>
      <div className="pe-team-top">
        <figure className="pe-team-figure">
          <TeamWheel
            wheel={wheel}
            people={team.People}
            chosenId={chosen?.manual.Person.Id ?? null}
            onChoose={(id) => setQuery((now) => writeTeamPerson(now, id), { replace: true })}
          />
          <Key team={team} />
        </figure>
        <div className="pe-team-side">
          {chosen && <ChosenPerson manual={chosen.manual} />}
          <Gaps gaps={team.Gaps} />
          <WithoutManual people={team.Without} title="No user manual, so not on the wheel" />
        </div>
      </div>
    </div>
  );
}

const isEntry = ({ Source }: TeamManual): boolean => Source === 'entry';

function Key({ team: { People, Viewer } }: { readonly team: TeamManuals }): ReactNode {
  return (
    <figcaption className="pe-team-key">
      <span>further out: more marked</span>
      {(People.some(isEntry) || (Viewer !== null && isEntry(Viewer))) && (
        <span className="pe-team-dash">{NO_PERCENTAGES}</span>
      )}
      <p>
        {countText(People.length)} {MESSAGES.discUse}
      </p>
    </figcaption>
  );
}

function Gaps({ gaps }: { readonly gaps: TeamManuals['Gaps'] }): ReactNode {
  if (gaps.length === 0) return null;
  return (
    <section>
      <h3>Gaps</h3>
      <dl>
        {gaps.map(({ Trait, Text }) => (
          <div key={Trait}>
            <dt>{DISC_TRAIT_NAMES[Trait]}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
