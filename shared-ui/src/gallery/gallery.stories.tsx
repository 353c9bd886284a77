import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import {
  AvatarStack,
  Avatar,
  Button,
  Checkbox,
  DataTable,
  Field,
  FilterChip,
  IconButton,
  Inline,
  LikelihoodChip,
  ListRow,
  Person,
  QualityChip,
  Segmented,
  Stack,
  Switch,
  Tabs,
  Tag,
  TextInput,
  WeekSparkline,
  WeekStrip,
} from '../index.ts';
import { CircleDashed, Copy, Pencil, TrendingDown, TriangleAlert } from '../icon/icons.ts';
import { risingWeeks, sampleWeeks, weeksOf } from './samples.ts';
import { TagSamples } from './tag-samples.tsx';

const meta: Meta = { title: 'Overview/All parts', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

function Part({
  title,
  children,
  wide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}): ReactNode {
  return (
    <section className="cd-stack cd-gap-4" style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <h2 className="cd-heading" style={{ borderBottom: '1px solid var(--line)', paddingBottom: 8 }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Buttons(): ReactNode {
  return (
    <Part title="Buttons">
      <Inline gap={3} wrap>
        <Button variant="primary">Update</Button>
        <Button>Add Goal</Button>
        <Button variant="quiet">Retract</Button>
        <Button variant="danger">Delete goal</Button>
        <IconButton label="Copy" variant="outline" icon={<Copy aria-hidden />} />
        <Button caret>Q4 2026</Button>
      </Inline>
      <Inline gap={3} wrap>
        <Button size="sm" variant="primary">
          Finalize
        </Button>
        <Button size="sm">Review</Button>
        <Button size="sm" variant="quiet">
          Edit
        </Button>
        <Button variant="primary" disabledReason="Choose a quality first">
          Save Update
        </Button>
        <Button variant="primary" loading loadingText="Saving">
          Save
        </Button>
      </Inline>
      <Inline gap={4}>
        <Avatar id={2} name="Zoë Lefèvre" size="s" />
        <Avatar id={5} name="Ana Ruiz" />
        <Avatar id={3} name="Tereza Čapková" size="m" />
        <Avatar id={1} name="Siobhán Ó Briain" size="l" />
        <AvatarStack
          people={[5, 3, 0, 4].map((id, at) => ({ id, name: ['K D', 'L Z', 'M W', 'M H'][at] ?? '' }))}
        />
      </Inline>
    </Part>
  );
}

function Inputs(): ReactNode {
  return (
    <Part title="Inputs">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <Field label="Title">
          <TextInput placeholder="What will be true on December 31?" />
        </Field>
        <Field label="Reporting Memo" note="optional">
          <TextInput defaultValue="The board deck counts" />
        </Field>
        <Field label="Owner" error="Please select owner!">
          <TextInput />
        </Field>
        <Inline gap={4}>
          <Checkbox label="Private" defaultChecked />
          <Checkbox label="Followed" />
          <Switch label="Email" defaultChecked />
        </Inline>
      </div>
    </Part>
  );
}

function Views(): ReactNode {
  const [tab, setTab] = useState('details');
  const [scope, setScope] = useState('reports');
  return (
    <Part title="Tabs, segments, filters">
      <Tabs
        label="Goal"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'overview', label: 'Overview' },
          { id: 'details', label: 'Details' },
          { id: 'history', label: 'History and Comments', count: 12 },
        ]}
      />
      <Inline wrap>
        <Segmented
          label="Whose"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'reports', label: 'My direct reports' },
            { value: 'org', label: 'My organization' },
            { value: 'company', label: 'Company' },
          ]}
        />
        <FilterChip label="At Risk" onRemove={() => undefined} />
        <FilterChip label="Onboarding" onRemove={() => undefined} />
      </Inline>
    </Part>
  );
}

const people = [
  {
    id: 5,
    name: 'Kateřina Dvořáková',
    title: 'Senior Success Manager',
    role: 'Individual Contributor',
    tag: 'Goal Manager',
    status: 'Active',
  },
  {
    id: 11,
    name: 'Folasade Okonkwo',
    title: 'Success Analyst',
    role: 'Individual Contributor',
    tag: '',
    status: 'Invited',
  },
];

function Rows(): ReactNode {
  return (
    <Part title="Rows and weeks" wide>
      <div
        style={{ display: 'grid', gridTemplateColumns: '420px minmax(0, 1fr)', gap: 40, alignItems: 'start' }}
      >
        <ul style={{ overflow: 'hidden' }}>
          <ListRow
            to="/goals/1"
            title="Cut median onboarding time for mid-market hospitals from 21 to 9 working days without a drop in satisfaction"
            meta="Mateusz Wójcik · Onboarding"
            tags={
              <>
                <Tag tone="alarm" icon={<TriangleAlert aria-hidden />}>
                  At Risk
                </Tag>
                <Tag tone="bad" icon={<TrendingDown aria-hidden />}>
                  Trending Down
                </Tag>
              </>
            }
            aside={
              <>
                <WeekSparkline weeks={weeksOf('--33221.......', '')} />
                <LikelihoodChip value={1} delta={-1} fill />
                <QualityChip value={2} fill />
              </>
            }
          />
          <ListRow
            to="/goals/2"
            current
            title="Lift net revenue retention in mid-market from 111% to 118%"
            meta="Zoë Lefèvre (You) · Customer Success"
            tags={<Tag icon={<Pencil aria-hidden />}>Pending edits</Tag>}
            aside={
              <>
                <WeekSparkline weeks={risingWeeks} />
                <LikelihoodChip value={3} delta={1} fill />
                <QualityChip value={3} fill />
              </>
            }
          />
          <ListRow
            to="/goals/3"
            title="Rewrite the escalation handbook"
            meta="Zoë Lefèvre (You) · Customer Success"
            tags={<Tag icon={<CircleDashed aria-hidden />}>Draft</Tag>}
            aside={<LikelihoodChip value={null} />}
          />
        </ul>
        <Stack gap={6}>
          <WeekStrip weeks={sampleWeeks} current={8} onUpdate={() => undefined} />
          <DataTable
            caption="Employees"
            rowKey={(row) => row.id}
            rows={people}
            columns={[
              {
                id: 'name',
                header: 'Employee',
                rowHeader: true,
                cell: (row) => <Person id={row.id} name={row.name} size="s" />,
              },
              { id: 'title', header: 'Job Title', cell: (row) => row.title },
              { id: 'role', header: 'Role', cell: (row) => row.role },
              { id: 'tags', header: 'Permissions', cell: (row) => row.tag !== '' && <Tag>{row.tag}</Tag> },
              { id: 'status', header: 'Status', cell: (row) => row.status },
            ]}
            compact
          />
        </Stack>
      </div>
    </Part>
  );
}

export const AllParts: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40, padding: 40 }}>
      <Buttons />
      <Inputs />
      <Part title="Tags">
        <TagSamples />
      </Part>
      <Views />
      <Rows />
    </div>
  ),
};
