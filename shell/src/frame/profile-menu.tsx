import { useSession, useShell } from '@cadence/shared-auth';
import { ROLE_LABELS } from '@cadence/shared-contract';
import {
  Avatar,
  cx,
  Menu,
  useTheme,
  VisuallyHidden,
  type MenuEntry,
  type ThemeMode,
  isolate,
} from '@cadence/shared-ui';
import { ChevronDown, Command, LogOut, Monitor, Moon, Sun, User } from '@cadence/shared-ui/icons';
import type { ReactNode } from 'react';
import { usePageExists } from '../routes/use-page-exists.ts';
import { useServices } from '../services/services-context.tsx';

const THEMES: readonly { readonly mode: ThemeMode; readonly label: string; readonly icon: ReactNode }[] = [
  { mode: 'system', label: 'System theme', icon: <Monitor aria-hidden /> },
  { mode: 'light', label: 'Light theme', icon: <Sun aria-hidden /> },
  { mode: 'dark', label: 'Dark theme', icon: <Moon aria-hidden /> },
];

interface ProfileMenuProps {
  readonly onKeyboardHelp: () => void;
  /** The person's name and job are beside the face. */
  readonly isNamed?: boolean;
  /** Something was chosen that leads away. */
  readonly onChosen?: () => void;
}

/** Who is signed in: View Profile, the theme, the shortcuts, Sign out (people §2.1). */
export function ProfileMenu({ onKeyboardHelp, isNamed = false, onChosen }: ProfileMenuProps): ReactNode {
  const { profile } = useSession();
  const shell = useShell();
  const { guards } = useServices();
  const job = profile.JobTitle ?? ROLE_LABELS[profile.RoleName];
  const go = (to: string): void => {
    onChosen?.();
    guards.leave(() => shell.navigate(to));
  };
  const [theme, setTheme] = useTheme();
  const hasProfilePage = usePageExists()('/v3/profile');
  const viewProfile: MenuEntry[] = hasProfilePage
    ? [
        {
          id: 'profile',
          label: 'View Profile',
          icon: <User aria-hidden />,
          onSelect: () => go('/v3/profile'),
        },
      ]
    : [];
  const items: MenuEntry[] = [
    { id: 'who', heading: `${isolate(profile.Name)} · ${job}` },
    ...viewProfile,
    { id: 'after-profile', separator: true },
    ...THEMES.map(({ mode, label, icon }) => ({
      id: `theme-${mode}`,
      label,
      icon,
      checked: theme === mode,
      onSelect: () => setTheme(mode),
    })),
    { id: 'after-theme', separator: true },
    {
      id: 'keyboard',
      label: 'Keyboard shortcuts',
      icon: <Command aria-hidden />,
      onSelect: () => {
        onChosen?.();
        onKeyboardHelp();
      },
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: <LogOut aria-hidden />,
      onSelect: () => go('/v3/signout'),
    },
  ];
  return (
    <Menu
      label="Profile menu"
      items={items}
      trigger={
        <button type="button" className={cx('sh-me', isNamed && 'sh-me-named')}>
          <Avatar id={profile.Id} name={profile.Name} src={profile.AvatarImage?.Url ?? profile.Avatar} />
          {isNamed && (
            <span className="sh-me-text" aria-hidden>
              <b className="cd-cut">{profile.Name}</b>
              <span className="cd-cut">{job}</span>
            </span>
          )}
          <ChevronDown aria-hidden />
          <VisuallyHidden>Profile menu, {profile.Name}</VisuallyHidden>
        </button>
      }
    />
  );
}
