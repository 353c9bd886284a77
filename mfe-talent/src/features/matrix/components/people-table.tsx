import { useState, type ReactNode } from 'react';
import type { MatrixPerson } from '@cadence/shared-contract';
import { Button, Person, SortHead, WideOrNarrow } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { appraisalPath, periodLabel } from '../../frame/index.ts';
import type { SortOrder } from '../matrix-place.ts';
import { axisName, movementText, personNote, stepName, usedAxes } from '../words.ts';
import { choiceCount, ChosenPeople, type Choice } from './chosen-people.tsx';
import { MorePeople, WithoutPeople } from './people-states.tsx';
import { PersonRows } from './person-rows.tsx';

const PAGE = 50;
/** Name, department, manager and the ratings beside each other. */
const TABLE_WIDTH = 960;

export interface PeopleTableProps extends Choice {
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

/** What the matrix shows, as a table: everyone, or the people of the chosen cell, with their ratings in words. */
export function PeopleTable({ order, onOrder, ...choice }: PeopleTableProps): ReactNode {
  return (
    <ChosenPeople {...choice}>
      <Pages key={choice.id} {...choice} order={order} onOrder={onOrder} />
    </ChosenPeople>
  );
}

function Pages(props: PeopleTableProps): ReactNode {
  const { matrix, compared, pages, onAsk } = props;
  const [shown, setShown] = useState(PAGE);
  const people = pages.people?.slice(0, shown);
  if (people === undefined) return <WithoutPeople {...pages} />;
  const total = choiceCount(props);
  const caption = `People by ratings, ${periodLabel(matrix.Period)}`;
  const about = { compared, isCellKnown: false };
  const actionOf = (person: MatrixPerson): ReactNode => <AskButton person={person} onAsk={onAsk} />;
  return (
    <>
      <WideOrNarrow
        from={TABLE_WIDTH}
        wide={<Rows {...props} caption={caption} people={people} actionOf={actionOf} />}
        narrow={
          <PersonRows
            label={caption}
            people={people}
            noteOf={(person) => personNote(person, matrix, about)}
            actionOf={actionOf}
          />
        }
      />
      <MorePeople drawn={people.length} {...{ pages, total, shown }} step={PAGE} onShow={setShown} />
    </>
  );
}

/** Absent where the viewer may not ask about the person. */
function AskButton({
  person,
  onAsk,
}: {
  readonly person: MatrixPerson;
  readonly onAsk: (person: MatrixPerson) => void;
}): ReactNode {
  if (!person.MayAsk) return null;
  return (
    <Button size="sm" variant="quiet" aria-label={`Ask about ${person.Name}`} onClick={() => onAsk(person)}>
      Ask
    </Button>
  );
}

interface RowsProps extends PeopleTableProps {
  readonly caption: string;
  readonly people: readonly MatrixPerson[];
  readonly actionOf: (person: MatrixPerson) => ReactNode;
}

function Rows(props: RowsProps): ReactNode {
  const { caption, people, matrix, compared, actionOf, order, onOrder } = props;
  const { Labels, Reviewers } = matrix;
  const axes = usedAxes(Labels);
  const mayAsk = people.some(({ MayAsk }) => MayAsk);
  const reviewers = new Map(Reviewers.map(({ Id, Name }) => [Id, Name]));
  return (
    <table className="cd-table tal-mx-table" aria-label={caption}>
      <thead>
        <tr>
          <SortHead
            className="tal-mx-col-name"
            direction={order === 'asc' ? 'ascending' : 'descending'}
            onSort={() => onOrder(order === 'asc' ? 'desc' : 'asc')}
          >
            Name
          </SortHead>
          <th scope="col">Department</th>
          <th scope="col">Manager</th>
          {axes.map((axis) => (
            <th key={axis} scope="col">
              {axisName(Labels, axis)}
            </th>
          ))}
          {compared !== null && <th scope="col">Since {periodLabel(compared)}</th>}
          {mayAsk && (
            <th scope="col" className="tal-mx-col-ask">
              <span className="cd-vh">Ask the reviewer</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.Id}>
            <th scope="row">
              <Rated person={person} />
            </th>
            <td>{person.OrgUnit}</td>
            <td>{reviewers.get(person.ReviewerId)}</td>
            {axes.map((axis) => {
              const step = person[axis];
              return <td key={axis}>{step === null ? 'Not rated' : stepName(Labels, axis, step)}</td>;
            })}
            {compared !== null && <td>{movementText(person, matrix, compared)}</td>}
            {mayAsk && <td>{actionOf(person)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name leads to the appraisal. */
function Rated({
  person: { Id, Name, Avatar, JobTitle, AppraisalId },
}: {
  readonly person: MatrixPerson;
}): ReactNode {
  return (
    <Person id={Id} name={Name} src={Avatar} {...(JobTitle !== null && { meta: JobTitle })}>
      <Link to={appraisalPath(AppraisalId)}>{Name}</Link>
    </Person>
  );
}
