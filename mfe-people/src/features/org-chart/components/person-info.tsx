import { useId, useState, type ReactNode } from 'react';
import { ROLE_LABELS } from '@cadence/shared-contract';
import { Avatar, Button, formatNumber, IconButton, LinkButton } from '@cadence/shared-ui';
import { X } from '@cadence/shared-ui/icons';
import { profilePath } from '../../people/person-path.ts';
import { departmentOf, permissionLabels } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { shownName } from '../chart-model.ts';
import type { ChartModel } from '../chart-model.ts';
import type { OrgNode } from '../tree/org-tree.ts';

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
  const manager = node.parent?.person;
  if (!manager) return null;
  return (
    <Line term="Manager">
      <button type="button" className="cd-link cd-cut" onClick={() => model.select(manager.id)}>
        {manager.Name}
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

/** The selected employee: who they are, details on demand, and a link to the profile (ORG-003). */
export function PersonInfo({ model }: { readonly model: ChartModel }): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const node = model.selected;
  if (!node) return null;
  const { person } = node;
  return (
    <section className="oc-info cd-pop" aria-label="Selected employee" data-expanded={isExpanded}>
      <header>
        <Avatar id={person.id} name={person.Name} size="l" src={person.Avatar} />
        <p>
          <b>{shownName(node, model.viewerId)}</b>
          {person.JobTitle && <span>{person.JobTitle}</span>}
        </p>
        <IconButton size="sm" label="Close" icon={<X aria-hidden />} onClick={() => model.select(null)} />
      </header>
      <dl id={id}>
        <Line term="Department">{departmentOf(person)}</Line>
        <Line term="Role">{ROLE_LABELS[person.RoleName]}</Line>
        <ManagerLine node={node} model={model} />
        <Line term="Reports">
          <span className="cd-tn">{reportsText(node)}</span>
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
    </section>
  );
}
