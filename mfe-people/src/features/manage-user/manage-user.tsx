import { useState, type ReactNode } from 'react';
import type { PermissionFlag, ProfileBundle, RoleChoice, RoleName } from '@cadence/shared-contract';
import {
  CEO_WORD,
  MESSAGES,
  PERMISSION_FLAG_ROWS,
  PERMISSION_FLAGS,
  ROLE_LABELS,
} from '@cadence/shared-contract';
import { fieldErrors, useUnsavedGuard } from '@cadence/shared-auth';
import {
  Button,
  Callout,
  Checkbox,
  Field,
  FormDrawer,
  Person,
  registerStyles,
  Select,
  TextInput,
} from '@cadence/shared-ui';
import { Info } from '@cadence/shared-ui/icons';
import { failureOf } from '../forms/failure-of.ts';
import { ManagerPanel } from './manager-panel.tsx';
import { choiceProblem, isSameChoice, roleChoiceOf, withFlag, withRole } from './role-choice.ts';
import { useRoleChange } from './api/use-manage-user.ts';
import css from './manage-user.css';

registerStyles('people-manage-user', css);

interface PermissionsProps {
  readonly choice: RoleChoice;
  readonly grantable: readonly PermissionFlag[];
  readonly onChange: (choice: RoleChoice) => void;
}

function Permissions({ choice, grantable, onChange }: PermissionsProps): ReactNode {
  const isObserver = choice.RoleName === 'observer';
  // What the viewer may not grant is shown where the person has it, so that the picture is complete.
  const shown = PERMISSION_FLAGS.filter((flag) => grantable.includes(flag) || choice[flag]);
  if (shown.length === 0) return null;
  return (
    <fieldset className="pe-flags">
      <legend className="cd-label">User Permissions</legend>
      {isObserver && <p className="cd-hint">An observer has no permissions.</p>}
      {shown.map((flag) => (
        <Checkbox
          key={flag}
          label={PERMISSION_FLAG_ROWS[flag].label}
          hint={PERMISSION_FLAG_ROWS[flag].hint}
          checked={choice[flag]}
          disabled={isObserver || !grantable.includes(flag)}
          onChange={({ target }) => onChange(withFlag(choice, flag, target.checked))}
        />
      ))}
    </fieldset>
  );
}

interface CeoConfirmationProps {
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Making somebody the ceo requires typing a word (people §5 Role change). */
function CeoConfirmation({ name, typed, onType }: CeoConfirmationProps): ReactNode {
  return (
    <>
      <Callout tone="caution" lead={<Info aria-hidden />} title={`${name} becomes CEO at once`}>
        The present CEO becomes a manager who reports to {name}, and keeps direct reports and goals.
      </Callout>
      <Field label={`Type ${CEO_WORD} to go on`}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => onType(target.value)} />
      </Field>
    </>
  );
}

/** Why the role cannot be chosen; null when it can. */
function roleHint(current: RoleName, grantable: readonly RoleName[]): string | null {
  if (current === 'ceo') return MESSAGES.ceoRoleFixed;
  return grantable.some((role) => role !== current) ? null : MESSAGES.roleNotYours;
}

/** The current role, and the roles that the viewer may assign instead. */
function roleOptions(current: RoleName, grantable: readonly RoleName[]) {
  const roles = grantable.includes(current) ? grantable : [current, ...grantable];
  return roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }));
}

function ManagerSection({
  bundle,
  onChange,
}: {
  readonly bundle: ProfileBundle;
  readonly onChange: () => void;
}): ReactNode {
  const { Manager, Abilities } = bundle;
  if (!Abilities.ChangeManager) return null;
  return (
    <section className="pe-manager">
      <h3 className="cd-label">Manager</h3>
      <div>
        {Manager ? (
          <Person
            id={Manager.Id}
            name={Manager.Name}
            src={Manager.Avatar}
            meta={Manager.JobTitle ?? undefined}
          >
            <bdi className="cd-w5">{Manager.Name}</bdi>
          </Person>
        ) : (
          <span className="cd-ink3">Nobody</span>
        )}
        <Button size="sm" onClick={onChange}>
          {Manager ? 'Change Manager' : 'Assign Manager'}
        </Button>
      </div>
    </section>
  );
}

interface ManageUserProps {
  readonly bundle: ProfileBundle;
  readonly onClose: () => void;
}

const UNSAVED = 'Role and permissions are not saved.';

/**
 * Role, permissions and manager of a person (people §2.3 Manage User, §5, §6). Nothing is saved until a value changes
 * (people §8).
 */
export function ManageUser({ bundle, onClose }: ManageUserProps): ReactNode {
  const { Profile: profile, Abilities, DirectReports } = bundle;
  const [before] = useState(() => roleChoiceOf(profile));
  const [choice, setChoice] = useState(before);
  const [typed, setTyped] = useState('');
  const [isChoosingManager, setChoosingManager] = useState(false);
  const change = useRoleChange(profile, onClose);
  const isNewCeo = choice.RoleName === 'ceo' && before.RoleName !== 'ceo';
  const problem = choiceProblem(choice, before, DirectReports.length > 0);
  const refused = fieldErrors(change.error)['RoleName'] ?? failureOf(change.error) ?? undefined;
  const fixed = roleHint(before.RoleName, Abilities.Roles);
  const isSame = isSameChoice(choice, before);
  const choose = (next: RoleChoice): void => {
    setChoice(next);
    change.reset();
  };
  useUnsavedGuard(!isSame, UNSAVED);
  return (
    <FormDrawer
      title="Manage User"
      subtitle={profile.Name}
      width={400}
      isDirty={!isSame}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={change.isPending}
      isSaveDisabled={isSame || problem !== null || (isNewCeo && typed.trim() !== CEO_WORD)}
      panel={
        isChoosingManager
          ? {
              title: 'Manager',
              content: (
                <ManagerPanel
                  bundle={bundle}
                  onBack={() => setChoosingManager(false)}
                  // Undo is on the page: it cannot be reached while the drawer is open.
                  onDone={() => (isSame ? onClose() : setChoosingManager(false))}
                />
              ),
            }
          : null
      }
      onSave={() => change.mutate(choice)}
      onClose={onClose}
    >
      <Field label="Role" error={problem ?? refused} hint={fixed ?? undefined}>
        <Select
          value={choice.RoleName}
          disabled={fixed !== null}
          options={roleOptions(before.RoleName, Abilities.Roles)}
          onChange={({ target }) => choose(withRole(choice, target.value as RoleName))}
        />
      </Field>
      {isNewCeo && <CeoConfirmation name={profile.Name} typed={typed} onType={setTyped} />}
      <Permissions choice={choice} grantable={Abilities.Flags} onChange={choose} />
      <ManagerSection bundle={bundle} onChange={() => setChoosingManager(true)} />
    </FormDrawer>
  );
}
