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
    'text-accent': roles.green,
    'text-invert': roles.onGreen,
    accent: roles.green,
    'accent-low': roles.greenVeil,
    'accent-high': roles.greenStrong,
    bg: roles.paper,
    'bg-nav': roles.sheet,
    'bg-sidebar': roles.paper,
    'bg-inline-code': roles.sunken,
    'bg-accent': roles.green,
    hairline: roles.hairline,
    'hairline-light': roles.hairline,
    'hairline-shade': roles.hairline,
    'green-low': roles.greenVeil,
    green: roles.green,
    'green-high': roles.greenStrong,
    'blue-low': roles.greenVeil,
    blue: roles.green,
    'blue-high': roles.greenStrong,
    'purple-low': roles.clayVeil,
    purple: roles.clay,
    'purple-high': roles.clay,
    'orange-low': roles.clayVeil,
    orange: roles.clay,
    'orange-high': roles.clay,
    'red-low': roles.dangerVeil,
    red: roles.danger,
    'red-high': roles.danger,
  };
  const own = {
    soft: roles.inkSoft,
    faint: roles.inkFaint,
    sheet: roles.sheet,
    code,
    clay: roles.clay,
    'clay-veil': roles.clayVeil,
    focus: roles.focus,
  };
  const lines = [
    ...Object.entries(colors).map(([name, value]) => `  --sl-color-${name}: ${value};`),
    ...Object.entries(own).map(([name, value]) => `  --mall-${name}: ${value};`),
  ];
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
