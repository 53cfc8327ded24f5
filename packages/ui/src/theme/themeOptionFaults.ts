import { opaqueHex, shadeOf } from './color.ts';
import { isRecord } from './isRecord.ts';
import { nearestName } from './nearestName.ts';
import { lightRoles, mallTokens } from './tokens.ts';

/** Returns the errors of an option's value, one sentence each; `place` is its name: `colors.light.ink`. */
type Check = (value: unknown, place: string) => string[];

/** A value in a sentence: texts in quotes, objects by their kind. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const listed = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' or ');

/** Returns the end of a sentence about a misspelled name: the most similar known name, or else all of them. */
function suggestion(name: string, knownNames: readonly string[]): string {
  const nearest = nearestName(name, knownNames);
  return nearest === undefined ? `Known: ${knownNames.join(', ')}.` : `Did you mean ${JSON.stringify(nearest)}?`;
}

/** Props of the provider that are easily looked for in the theme. */
const ofProvider = ['formats', 'language', 'linkComponent', 'nonce', 'scheme'];

/** Returns the error of an unknown name. */
const unknownName = (path: string, name: string, knownNames: readonly string[]) =>
  ofProvider.includes(path)
    ? `${path} is a prop of MallUiProvider, not an option of the theme.`
    : `${path} is not an option. ${suggestion(name, knownNames)}`;

/** Returns a check of an object with these members and no others; those in `required` must exist. */
function record(members: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  const knownNames = Object.keys(members);
  return (value, place) => {
    if (!isRecord(value)) return [`${place} is ${describeValue(value)}, not an object with ${knownNames.join(', ')}.`];
    const path = (name: string) => (place === 'options' ? name : `${place}.${name}`);
    const missing = required.filter((name) => value[name] === undefined).map((name) => `${path(name)} is missing.`);
    const faults = Object.entries(value).flatMap(([name, member]) => {
      const check = members[name];
      if (!check || !knownNames.includes(name)) return [unknownName(path(name), name, knownNames)];
      return member === undefined ? [] : check(member, path(name));
    });
    return [...missing, ...faults];
  };
}

const oneOf =
  (...values: readonly string[]): Check =>
  (value, place) => {
    if (typeof value === 'string' && values.includes(value)) return [];
    const nearest = nearestName(String(value), values);
    const hint = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
    return [`${place} is ${describeValue(value)}, not ${listed(values)}.${hint}`];
  };

/** Returns a check based on a function that throws for a value that is not a color. */
const colorBy =
  (read: (text: string) => unknown): Check =>
  (value, place) => {
    if (typeof value !== 'string') return [`${place} is ${describeValue(value)}, not a CSS color.`];
    try {
      read(value);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : String(error)}.`];
    }
  };

const opaqueColor = colorBy(opaqueHex);
// Only the overlay is translucent.
const anyColor = colorBy(shadeOf);

/** px and rem are the units of design tokens. */
const length: Check = (value, place) =>
  typeof value === 'string' && /^(0|(\d+|\d*\.\d+)(px|rem))$/.test(value)
    ? []
    : [`${place} is ${describeValue(value)}, not a length in px or rem, such as "6px".`];

const keywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'default'];
const familyName = /^("[^"';{}\\]+"|'[^"';{}\\]+'|-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*( +-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*)*)$/i;

const family: Check = (value, place) => {
  const names = typeof value === 'string' ? value.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((name) => name.trim()) : [''];
  return names.every((name) => familyName.test(name) && !keywords.includes(name.toLowerCase()))
    ? []
    : [`${place} is ${describeValue(value)}, not a list of font families as in CSS, such as '"Inter Variable", Inter'.`];
};

const membersOf = (names: readonly string[], check: Check) => Object.fromEntries(names.map((name) => [name, check]));
const roles = record({ ...membersOf(Object.keys(lightRoles), opaqueColor), scrim: anyColor });
const face = record({ family, style: oneOf('sans', 'serif') }, ['family']);

const colorsOption = record({ brand: opaqueColor, accent: opaqueColor, light: roles, dark: roles });

const options = record({
  colors: colorsOption,
  faces: record({ text: face, display: face }),
  radius: record(membersOf(Object.keys(mallTokens.radius), length)),
  density: oneOf('comfortable', 'compact'),
  contrast: oneOf('error', 'warn'),
});

/** Returns whether each color of a theme's options is valid, so that the roles can be derived from them. */
export const hasValidColors = (colors: unknown): boolean => colorsOption(colors, 'colors').length === 0;

/** Returns all errors of a theme's options except insufficient contrast, one sentence each: unknown names, values of a wrong type. */
export function themeOptionFaults(value: unknown): string[] {
  const faults = options(value, 'options');
  const colors = isRecord(value) && isRecord(value.colors) ? value.colors : {};
  if (colors.accent !== undefined && colors.brand === undefined) {
    faults.push('colors.accent needs colors.brand. Without a brand color, state the roles in colors.light and colors.dark.');
  }
  return faults;
}
