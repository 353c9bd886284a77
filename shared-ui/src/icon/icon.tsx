import { memo, type ReactNode } from 'react';
import {
  Award,
  Bell,
  Building2,
  ChartColumn,
  CircleHelp,
  Compass,
  Grid3x3,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Network,
  Settings,
  SquareCheckBig,
  Target,
  User,
  Users,
} from 'lucide-react';

/** Icons that descriptors name by string. */
const byName = {
  dashboard: LayoutDashboard,
  goals: Target,
  predictions: Grid3x3,
  organization: Network,
  strategy: Compass,
  talent: Award,
  reports: ChartColumn,
  help: CircleHelp,
  people: Users,
  profile: User,
  notifications: Bell,
  actions: SquareCheckBig,
  comments: MessageSquare,
  company: Building2,
  settings: Settings,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof byName;
/** Every name that a descriptor may use. */
export const ICON_NAMES: readonly string[] = Object.keys(byName);

const isIconName = (name: string): name is IconName => Object.hasOwn(byName, name);

export interface IconProps {
  /** One of the known names; an unknown one draws the neutral help icon. */
  readonly name: string;
  /** 12, 14, 16, 18 or 20 px. */
  readonly size?: 12 | 14 | 16 | 18 | 20;
}

/** An icon by name, for menus that remotes describe. Decoration: its label is beside it. */
export const Icon = memo(function Icon({ name, size = 16 }: IconProps): ReactNode {
  const Glyph = isIconName(name) ? byName[name] : Compass;
  return <Glyph aria-hidden {...(size !== 16 && { className: `cd-i-${size}` })} />;
});
