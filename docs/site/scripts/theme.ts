import type { ColorRoles } from '@mall/ui/theme';

/** The style sheet that gives the site the mall's colors, by Starlight's custom properties. */
export function themeCss(light: ColorRoles, dark: ColorRoles): string {
  return [rule(':root', dark, dark.sunken), rule(":root[data-theme='light']", light, light.sheet)].join('\n');
}

function rule(selector: string, roles: ColorRoles, code: string): string {
  const colors = {
    white: roles.ink,
    'gray-1': roles.ink,
    'gray-2': roles.inkSoft,
    'gray-3': roles.inkFaint,
    'gray-4': roles.control,
    'gray-5': roles.hairline,
    'gray-6': roles.sheet,
    black: roles.paper,
    text: roles.ink,
    'text-accent': roles.primary,
    'text-invert': roles.onPrimary,
    accent: roles.primary,
    'accent-low': roles.primaryVeil,
    'accent-high': roles.primaryStrong,
    bg: roles.paper,
    'bg-nav': roles.sheet,
    'bg-sidebar': roles.paper,
    'bg-inline-code': roles.sunken,
    'bg-accent': roles.primary,
    hairline: roles.hairline,
    'hairline-light': roles.hairline,
    'hairline-shade': roles.hairline,
    'green-low': roles.primaryVeil,
    green: roles.primary,
    'green-high': roles.primaryStrong,
    'blue-low': roles.primaryVeil,
    blue: roles.primary,
    'blue-high': roles.primaryStrong,
    'purple-low': roles.accentVeil,
    purple: roles.accent,
    'purple-high': roles.accent,
    'orange-low': roles.accentVeil,
    orange: roles.accent,
    'orange-high': roles.accent,
    'red-low': roles.dangerVeil,
    red: roles.danger,
    'red-high': roles.danger,
  };
  const siteVariables = {
    soft: roles.inkSoft,
    faint: roles.inkFaint,
    sheet: roles.sheet,
    code,
    clay: roles.accent,
    'clay-veil': roles.accentVeil,
    focus: roles.focus,
  };
  const lines = [
    ...Object.entries(colors).map(([name, value]) => `  --sl-color-${name}: ${value};`),
    ...Object.entries(siteVariables).map(([name, value]) => `  --mall-${name}: ${value};`),
  ];
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
