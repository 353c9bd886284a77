import { ACME_MANUALS } from './acme-manuals.ts';
import type { DemoCompany, DemoPerson } from './company.ts';
import { person } from './company.ts';
import { FIVE_STEPS } from './talent-labels.ts';

/** A company that services medical equipment in hospitals: about sixty people on five levels. */
const LEADERSHIP: readonly DemoPerson[] = [
  person('ceo', 'Ingrid Søndergaard', ['Chief Executive Officer', 'Executive', null], 'ceo', {
    phone: '+45 33 12 40 01',
    biography: 'Engineer by training. Joined Acme as a field technician in 2004 and has led it since 2019.',
    responsibility: 'Direction of the company, its results and the people who lead it.',
  }),
  person('tomas.capek', 'Tomáš Čapek', ['Chief Financial Officer', 'Finance', 'ceo'], 'manager'),
  person('ana.ruiz', 'Ana Ruiz', ['VP Customer Operations', 'Customer Operations', 'ceo'], 'manager', {
    phone: '+34 91 420 55 10',
    biography: 'Runs everything a hospital notices: onboarding, success, education and field service.',
    responsibility: 'Retention and quality of service in all regions.',
  }),
  person('hakon.bjornstad', 'Håkon Bjørnstad', ['VP Sales EMEA', 'Sales', 'ceo'], 'manager'),
  person('hradmin', 'Aoife Ní Dhomhnaill', ['Chief People Officer', 'People', 'ceo'], 'manager', {
    flags: ['IsHrAdmin'],
    responsibility: 'Hiring, development and fair reviews.',
  }),
  person(
    'weiling.chen',
    'Chen Wei-Ling 陳薇玲',
    ['Chief Technology Officer', 'Engineering', 'ceo'],
    'manager',
  ),
  person('observer', 'Margaret Ashworth-Delacroix', ['Member of the Board', null, 'ceo'], 'observer'),
];

const HEADS: readonly DemoPerson[] = [
  person('goalmanager', 'Renée Grünwald', ['Head of Onboarding', 'Onboarding', 'ana.ruiz'], 'manager', {
    flags: ['IsGoalManager'],
    phone: '+49 30 5557 2210',
  }),
  person('manager', 'Zoë Lefèvre', ['Head of Customer Success', 'Customer Success', 'ana.ruiz'], 'manager', {
    phone: '+33 1 70 18 99 40',
    biography: 'Fifteen years between hospitals and the people who keep their machines running.',
    responsibility: 'Renewals and growth of 240 hospitals in the mid-market.',
  }),
  person('cagla.yildiz', 'Çağla Yıldız', ['Head of Education', 'Education', 'ana.ruiz'], 'manager'),
  person(
    'stefan.ionescu',
    'Ștefan Ionescu',
    ['Head of Field Service', 'Field Service', 'ana.ruiz'],
    'manager',
  ),
  person('goaladmin', 'Oluwaseun Adébáyò', ['Head of Planning', 'Finance', 'tomas.capek'], 'manager', {
    flags: ['IsGoalAdmin'],
    responsibility: 'Keeps the quarter honest: goals, alignment and results of the whole company.',
  }),
  person('matilde.fonseca', 'Matilde Fonseca', ['Head of Controlling', 'Finance', 'tomas.capek'], 'manager'),
  person(
    'pavel.novotny',
    'Pavel Novotný',
    ['Sales Director Central Europe', 'Sales', 'hakon.bjornstad'],
    'manager',
  ),
  person('chiara.bianchi', 'Chiara Bianchi', ['Sales Director South', 'Sales', 'hakon.bjornstad'], 'manager'),
  person('orgadmin', 'Priyanka Raghunathan', ['People Systems Lead', 'People', 'hradmin'], 'contributor', {
    flags: ['IsOrgAdmin'],
  }),
  person(
    'davor.kovacevic',
    'Davor Kovačević',
    ['Head of Platform', 'Engineering', 'weiling.chen'],
    'manager',
  ),
  person(
    'noor.vanderberg',
    'Noor van der Berg',
    ['Head of Quality and Regulatory Affairs', 'Quality', 'weiling.chen'],
    'manager',
  ),
];

const TEAMS: readonly DemoPerson[] = [
  person('contributor', 'Mateusz Wójcik', ['Onboarding Lead', 'Customer Success', 'manager'], 'contributor', {
    phone: '+48 22 307 11 90',
    biography: 'Brings new hospitals from signature to their first month without a support call.',
  }),
  person('katerina.dvorakova', 'Kateřina Dvořáková', [
    'Senior Success Manager',
    'Customer Success',
    'manager',
  ]),
  person('lukasz.zebrowski', 'Łukasz Żebrowski', ['Success Manager', 'Customer Success', 'manager']),
  person(
    'siobhan.obriain',
    'Siobhán Ó Briain',
    ['Support Operations Manager', 'Support', 'manager'],
    'manager',
  ),
  person('jose.munoz', 'José Ángel Muñoz', ['Support Engineer', 'Support', 'manager']),
  person('huong.nguyen', 'Nguyễn Thị Hương', ['Success Analyst', 'Customer Success', 'manager']),
  person('maximilian.hohenstaufen', 'Maximilian von Hohenstaufen-Weißenfels', [
    'Renewals Manager for University Hospitals and Public Tenders',
    'Customer Success',
    'manager',
  ]),
  person('bjork.thordardottir', 'Björk Þórðardóttir', ['Success Manager', 'Customer Success', 'manager']),
  person(
    'folasade.okonkwo',
    'Folasade Okonkwo',
    ['Success Manager', 'Customer Success', 'manager'],
    'contributor',
    {
      status: 'invited',
    },
  ),
  person('emeka.eze', 'Emeka Eze', ['Support Specialist', 'Support', 'siobhan.obriain']),
  person('sanna.lindqvist', 'Sanna Lindqvist', ['Support Specialist', 'Support', 'siobhan.obriain']),
  person('rui.tavares', 'Rui Tavares', ['Knowledge Base Editor', 'Support', 'siobhan.obriain']),
  person('mei.tanaka', 'Mei Tanaka 田中芽衣', [null, 'Support', 'siobhan.obriain']),
  person('jonas.weber', 'Jonas Weber', ['Implementation Consultant', 'Onboarding', 'goalmanager']),
  person('fatima.elamrani', 'Fatima-Zahra El Amrani', [
    'Implementation Consultant',
    'Onboarding',
    'goalmanager',
  ]),
  person('viktor.soderberg', 'Viktor Söderberg', ['Data Migration Specialist', 'Onboarding', 'goalmanager']),
  person('grainne.walsh', 'Gráinne Walsh', ['Project Coordinator', 'Onboarding', 'goalmanager']),
  person('ibrahim.toure', 'Ibrahim Touré', ['Trainer', 'Education', 'cagla.yildiz']),
  person('lena.brandstatter', 'Lena Brandstätter', ['Learning Designer', 'Education', 'cagla.yildiz']),
  person('owen.pritchard', 'Owen Pritchard', ['Trainer', 'Education', 'cagla.yildiz'], 'contributor', {
    status: 'deactivated',
  }),
  person(
    'andrei.popescu',
    'Andrei Popescu',
    ['Field Service Manager East', 'Field Service', 'stefan.ionescu'],
    'manager',
  ),
  person(
    'hannah.osei',
    'Hannah Osei',
    ['Field Service Manager West', 'Field Service', 'stefan.ionescu'],
    'manager',
  ),
  person('piotr.zajac', 'Piotr Zając', ['Field Engineer', 'Field Service', 'andrei.popescu']),
  person('elif.demir', 'Elif Demir', ['Field Engineer', 'Field Service', 'andrei.popescu']),
  person('gabor.szabo', 'Gábor Szabó', ['Field Engineer', 'Field Service', 'andrei.popescu']),
  person('thandiwe.nkosi', 'Thandiwe Nkosi', ['Field Engineer', 'Field Service', 'hannah.osei']),
  person('liam.oconnor', "Liam O'Connor", ['Field Engineer', 'Field Service', 'hannah.osei']),
  person('noemie.caron', 'Noémie Caron', ['Spare Parts Planner', 'Field Service', 'hannah.osei']),
  person('samuel.arnold', 'Samuel Arnold', ['Financial Analyst', 'Finance', 'matilde.fonseca']),
  person('yuki.mori', 'Yuki Mori', ['Accountant', 'Finance', 'matilde.fonseca']),
  person(
    'carla.esposito',
    'Carla Esposito',
    ['Treasury Specialist', 'Finance', 'matilde.fonseca'],
    'contributor',
    {
      status: 'invited',
    },
  ),
  person('petr.svoboda', 'Petr Svoboda', ['Account Executive', 'Sales', 'pavel.novotny']),
  person('zsofia.kiss', 'Zsófia Kiss', ['Account Executive', 'Sales', 'pavel.novotny']),
  person('marek.kral', 'Marek Král', ['Sales Engineer', 'Sales', 'pavel.novotny']),
  person('giulia.conti', 'Giulia Conti', ['Account Executive', 'Sales', 'chiara.bianchi']),
  person('nikos.papadakis', 'Nikos Papadakis', ['Account Executive', 'Sales', 'chiara.bianchi']),
  person('beatriz.almeida', 'Beatriz Almeida', ['Tender Manager', null, 'chiara.bianchi']),
  person('dilnoza.karimova', 'Dilnoza Karimova', ['Recruiter', 'People', 'hradmin']),
  person('tom.ashford', 'Tom Ashford', ['People Partner', 'People', 'hradmin']),
  person('arjun.mehta', 'Arjun Mehta', ['Staff Engineer', 'Engineering', 'davor.kovacevic']),
  person('lucia.hernandez', 'Lucía Hernández Ibáñez', ['Product Manager', 'Engineering', 'davor.kovacevic']),
  person('kofi.mensah', 'Kofi Mensah', ['Software Engineer', 'Engineering', 'davor.kovacevic']),
  person('astrid.nygard', 'Astrid Nygård', ['Software Engineer', 'Engineering', 'davor.kovacevic']),
  person('julien.marchand', 'Julien Marchand', ['Regulatory Specialist', 'Quality', 'noor.vanderberg']),
  person('saoirse.kelly', 'Saoirse Kelly', ['Quality Engineer', 'Quality', 'noor.vanderberg']),
];

export const ACME: DemoCompany = {
  id: 1,
  name: 'Acme',
  subdomain: 'acme',
  url: 'https://www.acme.example',
  timeZone: 'America/Chicago',
  goalType: 'SMART',
  color: 'E3AB24',
  people: [...LEADERSHIP, ...HEADS, ...TEAMS],
  themes: {
    [-1]: 'Fewer visits, better visits',
    0: 'Every hospital reaches a person on the first call',
  },
  withoutGoals: ['observer', 'folasade.okonkwo', 'carla.esposito', 'tom.ashford'],
  talent: FIVE_STEPS,
  manuals: ACME_MANUALS,
};
