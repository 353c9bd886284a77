import { useId, useState, type ReactNode } from 'react';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { Avatar, Button, cx, formatNumber, IconButton, LinkButton } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import { profilePath } from '../../people/person-path.ts';
import { departmentOf, permissionLabels } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import type { OrgNode } from '../tree/org-tree.ts';
import type { Chart } from './use-chart.ts';
import { useBesidePlace } from './use-beside-place.ts';

interface LineProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Line({ term, children }: LineProps): ReactNode {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function reportsText({ children, size }: OrgNode): string {
  if (children.length === 0) return 'None';
  const direct = `${formatNumber(children.length)} direct`;
  return size === children.length ? direct : `${direct}, ${formatNumber(size)} in all`;
}

function ManagerLine({ node, model }: { readonly node: OrgNode; readonly model: ChartModel }): ReactNode {
  const { parent } = node;
  if (!parent) return null;
  return (
    <Line term="Manager">
      <button type="button" className="cd-link cd-cut" onClick={() => model.select(parent.person.id)}>
        <bdi>{shownName(parent, model.viewerId)}</bdi>
      </button>
    </Line>
  );
}

/** What the chart does not show: address, status and permissions. */
function MoreLines({ node: { person } }: { readonly node: OrgNode }): ReactNode {
  const permissions = permissionLabels(person);
  return (
    <>
      <Line term="Email">
        <a className="cd-link" href={`mailto:${person.Email}`}>
          {person.Email}
        </a>
      </Line>
      <Line term="Status">
        <StatusTag person={person} />
      </Line>
      <Line term="Permissions">{permissions.length > 0 ? permissions.join(', ') : 'None'}</Line>
    </>
  );
}

interface PersonInfoProps {
  readonly model: ChartModel;
  /** The chart beside whose card the box is; null where it is at the edge of the screen. */
  readonly chart: Chart | null;
}

/** The selected employee: who they are, details on demand, and a link to the profile (ORG-003). */
export function PersonInfo(props: PersonInfoProps): ReactNode {
  const { selected } = props.model;
  return selected && <Info {...props} node={selected} />;
}

function Info({ node, model, chart }: PersonInfoProps & { readonly node: OrgNode }): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { person } = node;
  const card = chart?.model.layout.byId.get(person.id);
  const beside = chart?.beside ?? null;
  const box = useBesidePlace({ panZoom: chart?.panZoom ?? null, card, beside });
  return (
    <section
      ref={box}
      className="oc-info cd-pop"
      aria-label="Selected employee"
      data-expanded={isExpanded}
      {...(card && beside && { 'data-side': beside.side })}
    >
      {card && beside && <i className="oc-tie" aria-hidden />}
      <div className="oc-info-body" ref={chart?.measure}>
        <header>
          <Avatar id={person.id} name={person.Name} size="l" src={person.Avatar} />
          <p>
            <b dir="auto">{shownName(node, model.viewerId)}</b>
            {person.JobTitle && <span dir="auto">{person.JobTitle}</span>}
          </p>
          <IconButton
            size="sm"
            variant="quiet"
            label="Close"
            icon={<X aria-hidden />}
            onClick={() => model.select(null)}
          />
        </header>
        <dl id={id}>
          <Line term="Department">
            <bdi>{departmentOf(person)}</bdi>
          </Line>
          <Line term="Role">{ROLE_LABELS[person.RoleName]}</Line>
          <ManagerLine node={node} model={model} />
          <Line term="Reports">
            <span className={cx('cd-tn', node.children.length === 0 && 'cd-ink3')}>{reportsText(node)}</span>
          </Line>
          {isExpanded && <MoreLines node={node} />}
        </dl>
        <footer>
          <Button
            size="sm"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Collapse info' : 'Expand info'}
          </Button>
          <LinkButton size="sm" to={profilePath(person.id)}>
            View Profile
          </LinkButton>
        </footer>
      </div>
    </section>
  );
}
