import type { Theme } from '@mui/material/styles';
import { create } from 'storybook/theming/create';
import { contrastRatio, hexOf, shadeOf } from '../src/theme/color.ts';
import { type BrandName, brandTheme, brandTitles, ownBrandTitle, storyBrand } from './brands.ts';

function rolesOf(theme: Theme, scheme: 'light' | 'dark') {
  const palette = theme.colorSchemes?.[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no ${scheme} scheme`);
  return palette.roles;
}

/**
 * The color of selected entries and active tools: the brand's, as light as white text on it permits, so that it is also read on a dark bar.
 */
function selectedColor(brand: string): string {
  const { c, h } = shadeOf(brand);
  const shades = Array.from({ length: 50 }, (_, step) => hexOf({ l: 0.75 - step * 0.01, c, h }));
  return shades.find((shade) => contrastRatio(shade, '#fff') >= 4.5) ?? brand;
}

function frameTitle(name: BrandName): string {
  if (name === 'tidal') return brandTitles.tidal;
  return name.startsWith('own-') ? ownBrandTitle : '<span class="mall-wordmark">Sylvane</span>';
}

/** Returns the theme of Storybook's own UI, in the brand and scheme of the toolbar. */
export function frameTheme(globals: Record<string, unknown>) {
  const base = globals.scheme === 'dark' ? 'dark' : 'light';
  const name = storyBrand(globals);
  const theme = brandTheme(name);
  const roles = rolesOf(theme, base);
  const { primary } = rolesOf(theme, 'light');
  const selected = base === 'dark' ? selectedColor(primary) : primary;
  const radius = Number.parseInt(theme.mall.radius.control, 10);
  return create({
    base,
    brandTitle: frameTitle(name),
    brandUrl: './?path=/docs/start--docs',
    brandTarget: '_self',
    fontBase: `${theme.mall.face.text}, system-ui, sans-serif`,
    // Selected items have white text on this color, in both schemes.
    colorPrimary: selected,
    colorSecondary: selected,
    appBg: roles.sunken,
    appContentBg: roles.paper,
    appPreviewBg: roles.paper,
    appHoverBg: roles.primaryVeil,
    appBorderColor: roles.hairline,
    appBorderRadius: radius,
    textColor: roles.ink,
    textInverseColor: roles.paper,
    textMutedColor: roles.inkSoft,
    barBg: roles.sheet,
    barTextColor: roles.inkSoft,
    barHoverColor: roles.primaryStrong,
    barSelectedColor: roles.primaryStrong,
    buttonBg: roles.sheet,
    buttonBorder: roles.control,
    inputBg: roles.sheet,
    inputBorder: roles.control,
    inputTextColor: roles.ink,
    inputBorderRadius: radius,
  });
}
