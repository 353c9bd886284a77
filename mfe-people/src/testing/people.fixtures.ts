import type { DirectReport, Profile, ProfileAbilities, ProfileBundle } from '@cadence/shared-contract';
import { PERMISSION_FLAGS } from '@cadence/shared-contract';
import { fakeSession } from '@cadence/shared-auth/testing';

/** Somebody who may only look. */
export const NO_ABILITIES: ProfileAbilities = {
  Edit: false,
  ManageUser: false,
  Roles: [],
  Flags: [],
  ChangeManager: false,
  ChangeStatus: false,
  Reinvite: false,
  AddEmployee: false,
  ReadHistory: false,
  ReadAppraisals: false,
  ReadTeamManuals: false,
  EmailRefusal: null,
};

/** Siobhán, a manager with everything filled in, as her manager Zoë (id 7) sees her. */
export function profileBundle(
  profile: Partial<Profile> = {},
  rest: Partial<Omit<ProfileBundle, 'Profile'>> = {},
): ProfileBundle {
  return {
    Profile: {
      ...fakeSession().Profile,
      Id: 20,
      Name: 'Siobhán Ó Briain',
      JobTitle: 'Support Operations Manager',
      OrgUnit: 'Support',
      Email: 'siobhan.obriain@acme.example',
      RoleName: 'manager',
      IsHrAdmin: true,
      IsEditable: false,
      PhoneNumber: '+353 1 555 0142',
      LinkedinUrl: 'https://www.linkedin.com/in/siobhan-o-briain',
      Biography: 'Twelve years between the ward and the help desk.',
      Disc: 'SC',
      ParentId: 7,
      ...profile,
    },
    Abilities: { ...NO_ABILITIES, Edit: profile.IsEditable ?? false },
    Manager: {
      Id: 7,
      Name: 'Zoë Lefèvre',
      JobTitle: 'Head of Customer Success',
      OrgUnit: null,
      Avatar: null,
      ParentId: 1,
    },
    DirectReports: [],
    Responsibility: 'Runs first and second line in Dublin and Kraków.',
    EmailNotifications: null,
    ...rest,
  };
}

/** Everything that the ceo may do with somebody who is not the ceo. */
export const ALL_ABILITIES: ProfileAbilities = {
  Edit: true,
  ManageUser: true,
  Roles: ['ceo', 'manager', 'contributor', 'observer'],
  Flags: [...PERMISSION_FLAGS],
  ChangeManager: true,
  ChangeStatus: true,
  Reinvite: false,
  AddEmployee: true,
  ReadHistory: true,
  ReadAppraisals: true,
  ReadTeamManuals: true,
  EmailRefusal: null,
};

export function directReport(fields: Partial<DirectReport> = {}): DirectReport {
  return {
    Id: 31,
    Name: 'José Ángel Muñoz',
    JobTitle: 'Support Engineer',
    OrgUnit: 'Support',
    Avatar: null,
    ParentId: 20,
    RoleName: 'contributor',
    Email: 'jose@acme.example',
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-05T09:00:00Z',
    MayReinvite: false,
    MayChangeStatus: false,
    ...fields,
  };
}
