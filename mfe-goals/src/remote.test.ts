import { ROLE_NAMES } from '@cadence/shared-contract';
import { ABILITY_NAMES, isAllowed, type Abilities } from '@cadence/shared-contract/remote';
import remote from './remote.ts';

const NO_ABILITIES = Object.fromEntries(ABILITY_NAMES.map((name) => [name, false])) as Abilities;

test('[DASH-002] observers get company goals alone on their dashboard, everybody else reminders and compliance too', () => {
  for (const roleName of ROLE_NAMES) {
    const widgets = remote.slots['dashboard.widget'].filter((widget) =>
      isAllowed('access' in widget ? widget.access : undefined, { roleName, abilities: NO_ABILITIES }),
    );
    const [week, comments] = roleName === 'contributor' ? [['own-week'], ['comments']] : [[], []];
    const all = [...week, 'reminders', 'company-goals', 'moved', ...comments, 'compliance'];
    expect([roleName, widgets.map(({ id }) => id)]).toEqual([
      roleName,
      roleName === 'observer' ? ['company-goals'] : all,
    ]);
  }
});
