import { create } from 'storybook/theming/create';
import { darkRoles, lightRoles, mallTokens } from '../src/theme/tokens.ts';

/** Storybook's own look in the colours of the mall: paper and ink, or cream on near-black. */
export function brand(scheme: unknown) {
  const base = scheme === 'dark' ? 'dark' : 'light';
  const roles = base === 'dark' ? darkRoles : lightRoles;
  return create({
    base,
    brandTitle: '<span class="mall-wordmark">Sylvane</span>',
    brandUrl: '?path=/story/foundations-tokens--colours',
    brandTarget: '_self',
    fontBase: '"Sylvane Text", system-ui, sans-serif',
    // White stands on it wherever something is selected, in both schemes.
    colorPrimary: lightRoles.green,
    colorSecondary: lightRoles.green,
    appBg: roles.sunken,
    appContentBg: roles.paper,
    appPreviewBg: roles.paper,
    appHoverBg: roles.greenVeil,
    appBorderColor: roles.hairline,
    appBorderRadius: Number.parseInt(mallTokens.radius.control, 10),
    textColor: roles.ink,
    textInverseColor: roles.paper,
    textMutedColor: roles.inkSoft,
    barBg: roles.sheet,
    barTextColor: roles.inkSoft,
    barHoverColor: roles.greenStrong,
    barSelectedColor: roles.greenStrong,
    buttonBg: roles.sheet,
    buttonBorder: roles.control,
    inputBg: roles.sheet,
    inputBorder: roles.control,
    inputTextColor: roles.ink,
    inputBorderRadius: Number.parseInt(mallTokens.radius.control, 10),
  });
}
