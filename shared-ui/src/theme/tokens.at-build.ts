import { DEFAULT_TENANT_COLOR, deriveTenantPalette, paletteDeclarations } from './palette.ts';
import { colorTokens, scaleTokens } from './tokens.ts';

const declare = ([name, value]: readonly [string, string]): string => `--${name}:${value};`;

const colors = Object.entries(colorTokens).map(([name, [light, dark]]) =>
  declare([name, light === dark ? light : `light-dark(${light},${dark})`]),
);

/** The tokens as custom properties. The theme follows the system unless `data-theme` says otherwise. */
export default `:root{color-scheme:light dark}
[data-theme="light"]{color-scheme:light}
[data-theme="dark"]{color-scheme:dark}
:root{${Object.entries(paletteDeclarations(deriveTenantPalette(DEFAULT_TENANT_COLOR)))
  .map(declare)
  .join('')}}
:root{${colors.join('')}${Object.entries(scaleTokens).map(declare).join('')}}
@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}}
@media (pointer:coarse),(max-width:47.9375em){:root{--h-sm:2.25rem;--h-md:2.75rem;--h-lg:2.75rem}}
`;
