import type { DiscType, PersonRef, TeamManual, TeamManuals } from '@cadence/shared-contract';

/** Whom the fixtures name; 20 is their manager. */
export function teamPerson(Id: number, Name: string): PersonRef {
  return { Id, Name, JobTitle: null, OrgUnit: null, Avatar: null, ParentId: 20 };
}

type Percentages = readonly [d: number, i: number, s: number, c: number];

/** A measured manual, or without percentages an own entry. */
export function teamManual(Person: PersonRef, Disc: DiscType, percentages: Percentages | null): TeamManual {
  const [Per1, Per2, Per3, Per4] = percentages ?? [null, null, null, null];
  return {
    Person,
    Source: percentages ? 'assessment' : 'entry',
    Disc,
    Per1,
    Per2,
    Per3,
    Per4,
    Line: `How to work with ${Person.Name}.`,
  };
}

/** Six with a manual, three without; the viewer, Zoë (7), is the only one who is direct. */
export function teamManuals(fields: Partial<TeamManuals> = {}): TeamManuals {
  return {
    Manager: teamPerson(20, 'Siobhán Ó Briain'),
    Headline: 'The six with a manual are mostly steady and exact. Only you push for speed.',
    Gaps: [
      { Trait: 'D', Text: 'Nobody so far. Say at the start who decides, and by when.' },
      { Trait: 'I', Text: 'Kateřina Dvořáková alone. Do not hand over every customer meeting.' },
    ],
    People: [
      teamManual(teamPerson(31, 'Kateřina Dvořáková'), 'IS', [18, 40, 26, 16]),
      teamManual(teamPerson(32, 'Łukasz Żebrowski'), 'SI', [14, 27, 37, 22]),
      teamManual(teamPerson(33, 'Aoife Byrne'), 'SC', [12, 18, 38, 32]),
      teamManual(teamPerson(34, 'Mateusz Wójcik'), 'CS', [13, 16, 29, 42]),
      teamManual(teamPerson(35, 'Nguyễn Thị Hương'), 'CS', [20, 12, 24, 44]),
      teamManual(teamPerson(36, 'Björk Þórðardóttir'), 'S', null),
    ],
    Without: [
      { Person: teamPerson(37, 'José Ángel Muñoz'), IsInvited: false },
      { Person: teamPerson(38, 'Folasade Okonkwo'), IsInvited: true },
    ],
    Viewer: teamManual({ ...teamPerson(7, 'Zoë Lefèvre'), ParentId: null }, 'DI', [36, 32, 14, 18]),
    ...fields,
  };
}
