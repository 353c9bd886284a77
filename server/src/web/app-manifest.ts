import type { TenantBranding } from '@cadence/shared-contract';
import { ICON_SIZES } from './app-icon.ts';

/** Shown where the tenant is not known. */
const PRODUCT = { Name: 'Cadence', PrimaryColor: 'E3AB24' } as const;

/** The design system's `surface`: the bar above an installed application looks like its header. */
export const THEME_COLORS = { light: '#FFFFFF', dark: '#191917' } as const;
/** The design system's `canvas`, shown while the application starts. */
const BACKGROUND = '#F8F7F4';

export type AppBranding = Pick<TenantBranding, 'Name' | 'PrimaryColor'>;

export const brandingOf = (tenant: AppBranding | null): AppBranding => tenant ?? PRODUCT;

/** Where an icon is; another colour is another address, so that browsers may keep it. */
export const iconPath = (size: number | 'any', { PrimaryColor }: AppBranding): string =>
  size === 'any' ? `/icons/app.svg?c=${PrimaryColor}` : `/icons/app-${size}.png?c=${PrimaryColor}`;

/** The web application manifest of a tenant: installed, it has the organisation's name and colour. */
export function renderManifest(tenant: AppBranding | null): string {
  const branding = brandingOf(tenant);
  const isProduct = branding.Name === PRODUCT.Name;
  const icons = ICON_SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: iconPath(size, branding),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return JSON.stringify({
    id: '/',
    name: isProduct ? PRODUCT.Name : `${branding.Name} · ${PRODUCT.Name}`,
    short_name: branding.Name,
    description: 'Goals, weekly updates and appraisals',
    lang: 'en',
    start_url: '/v3/home',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: THEME_COLORS.light,
    icons: [...icons, { src: iconPath('any', branding), sizes: 'any', type: 'image/svg+xml' }],
    shortcuts: [
      { name: 'Update my week', url: '/v3/goals?do=my-week' },
      { name: 'Add a goal', url: '/v3/goals?do=add' },
    ],
  });
}
