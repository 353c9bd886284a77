import { useTheme } from '@cadence/shared-ui';
import { OWN_PLACES } from '../frame/own-places.ts';
import { usePlatform, type PlatformCommand } from '../remotes/index.ts';

/** Something that the palette can open or do. */
export interface PaletteCommand extends Pick<
  PlatformCommand,
  'key' | 'label' | 'icon' | 'keywords' | 'to' | 'textParam' | 'hotkey'
> {
  /** What it does instead of opening `to`. */
  readonly act?: () => void;
}

export interface PaletteCommands {
  /** Pages that are not in the menu. */
  readonly places: readonly PaletteCommand[];
  /** What people come for most days: it has a letter, or takes what is typed. */
  readonly jobs: readonly PaletteCommand[];
  readonly commands: readonly PaletteCommand[];
}

const THEMES = [
  { mode: 'dark', label: 'Dark theme' },
  { mode: 'light', label: 'Light theme' },
  { mode: 'system', label: 'System theme' },
] as const;
const HOME = '/v3/home' as const;

const isJob = ({ hotkey, textParam }: PaletteCommand): boolean =>
  hotkey?.length === 1 || textParam !== undefined;
/** A page by itself, not something to begin on one. */
const isPage = ({ icon, to }: PaletteCommand): boolean => icon !== undefined || !to.includes('?');

/** What the shell does itself. */
function useOwnCommands(onKeyboardHelp: () => void): readonly PaletteCommand[] {
  const [theme, setTheme] = useTheme();
  const themes = THEMES.filter(({ mode }) => mode !== theme).map(({ mode, label }) => ({
    key: `shell:theme-${mode}`,
    label,
    keywords: ['Appearance', 'Colours'],
    to: HOME,
    act: () => setTheme(mode),
  }));
  return [
    ...themes,
    { key: 'shell:keys', label: 'Keyboard shortcuts', to: HOME, hotkey: '?', act: onKeyboardHelp },
    { key: 'shell:sign-out', label: 'Sign out', keywords: ['Log out', 'Leave'], to: '/v3/signout' },
  ];
}

/** What every remote and the shell itself can be asked for, as far as this person may. */
export function usePaletteCommands(onKeyboardHelp: () => void): PaletteCommands {
  const own = useOwnCommands(onKeyboardHelp);
  const offered = usePlatform().commands();
  const begun = offered.filter((command) => !isPage(command));
  return {
    places: [...OWN_PLACES, ...offered.filter(isPage)],
    jobs: begun.filter(isJob),
    commands: [...begun.filter((command) => !isJob(command)), ...own],
  };
}
