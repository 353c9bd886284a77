import type { DemoCompany } from './company.ts';
import { person } from './company.ts';
import { GLOBEX_MANUALS } from './globex-manuals.ts';
import { THREE_STEPS } from './talent-labels.ts';

/** A small maker of laboratory software that works with objectives and key results. */
export const GLOBEX: DemoCompany = {
  id: 2,
  name: 'Globex',
  subdomain: 'globex',
  url: 'https://www.globex.example',
  timeZone: 'Europe/Berlin',
  goalType: 'okr',
  color: '3781C2',
  people: [
    person('ceo', 'Hildegard Brückner', ['Managing Director', 'Management', null], 'ceo'),
    person('hradmin', 'Emma Johansson', ['Head of People', 'People', 'ceo'], 'manager', {
      flags: ['IsHrAdmin'],
    }),
    person('vera.sokolova', 'Vera Sokolová', ['Head of Product', 'Product', 'ceo'], 'manager'),
    person(
      'manager',
      'Dimitris Antonopoulos',
      ['Engineering Manager', 'Engineering', 'vera.sokolova'],
      'manager',
    ),
    person('goalmanager', 'Yara Haddad', ['Head of Laboratory Solutions', 'Solutions', 'ceo'], 'manager', {
      flags: ['IsGoalManager'],
    }),
    person('goaladmin', 'Frederik Vestergaard', ['Chief of Staff', 'Management', 'ceo'], 'contributor', {
      flags: ['IsGoalAdmin'],
    }),
    person('orgadmin', 'Nina Petrović', ['Office Manager', 'People', 'hradmin'], 'contributor', {
      flags: ['IsOrgAdmin'],
    }),
    person('observer', 'Konrad Eichendorff', ['Advisor', null, 'ceo'], 'observer'),
    person('contributor', 'Amélie Rousseau', ['Software Engineer', 'Engineering', 'manager']),
    person('tariq.aziz', 'Tariq Aziz', ['Software Engineer', 'Engineering', 'manager']),
    person('lotte.jansen', 'Lotte Jansen', ['Test Engineer', null, 'manager']),
    person('bruno.keller', 'Bruno Keller', ['Application Scientist', 'Solutions', 'goalmanager']),
    person('mina.park', 'Mina Park 박민아', ['Application Scientist', 'Solutions', 'goalmanager']),
  ],
  themes: { [-1]: 'Ship what we promised' },
  withoutGoals: ['observer'],
  talent: THREE_STEPS,
  manuals: GLOBEX_MANUALS,
};
