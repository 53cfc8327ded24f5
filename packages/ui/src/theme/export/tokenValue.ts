import { isRecord } from '../isRecord.ts';

function expectRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new TypeError(`${place} must be an object`);
  return value;
}

function expectNumber(value: unknown, place: string): number {
  if (typeof value !== 'number') throw new TypeError(`${place} must be a number`);
  return value;
}

/** Returns `#rrggbb`, or `rgb(r g b / alpha)`. The hex fallback must be equal to the color of the components. */
function color(value: unknown, place: string): string {
  const { colorSpace, components, alpha = 1, hex } = expectRecord(value, place);
  if (colorSpace !== 'srgb' || !Array.isArray(components)) throw new TypeError(`${place} must have components in colorSpace srgb`);
  const channels = components.map((component) => Math.round(expectNumber(component, place) * 255));
  const hexOfComponents = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  if (hex !== hexOfComponents) throw new TypeError(`${place} has hex ${String(hex)}, but its components are ${hexOfComponents}`);
  return alpha === 1 ? hexOfComponents : `rgb(${channels.join(' ')} / ${expectNumber(alpha, place)})`;
}

/** Returns a dimension or a duration in CSS. */
export function dimension(value: unknown, place: string): string {
  const { value: amount, unit } = expectRecord(value, place);
  return expectNumber(amount, place) === 0 ? '0' : `${expectNumber(amount, place)}${String(unit)}`;
}

/** Returns the layers of a shadow as a list; the token file contains a single layer without a list. */
export const shadowLayers = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns a shadow in CSS. `writeColor` writes the color of a layer. */
export function shadow(value: unknown, place: string, writeColor: (color: unknown, place: string) => string = color): string {
  return shadowLayers(value)
    .map((item) => {
      const layer = expectRecord(item, place);
      const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => dimension(length, place));
      // A spread of zero is the default of CSS.
      return [...(lengths[3] === '0' ? lengths.slice(0, 3) : lengths), writeColor(layer.color, place)].join(' ');
    })
    .join(', ');
}

/** Returns a `font-family` list in CSS. A name of one word needs no quotes. */
export const fontFamily = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((name) => (/^-?[a-z][\w-]*$/i.test(String(name)) ? name : JSON.stringify(name))).join(', ');

function typography(value: unknown, place: string): string {
  const { fontFamily: family, fontSize, fontWeight, lineHeight } = expectRecord(value, place);
  return `${expectNumber(fontWeight, place)} ${dimension(fontSize, place)} / ${expectNumber(lineHeight, place)} ${fontFamily(family)}`;
}

/** Functions that write a CSS value, by the token type. */
const writers: Readonly<Record<string, (value: unknown, place: string) => string>> = {
  color,
  dimension,
  duration: dimension,
  shadow: (value, place) => shadow(value, place),
  typography,
  fontFamily,
  number: (value, place) => String(expectNumber(value, place)),
  fontWeight: (value, place) => String(expectNumber(value, place)),
  cubicBezier: (value, place) => {
    if (!Array.isArray(value) || value.length !== 4) throw new TypeError(`${place} must have four numbers`);
    return `cubic-bezier(${value.map((item) => expectNumber(item, place)).join(', ')})`;
  },
};

/** Returns a resolved value in CSS. Throws a TypeError that names the token whose value does not match its type. */
export function writeValue(type: string, value: unknown, place: string): string {
  const write = writers[type];
  if (!write) throw new TypeError(`${place} has the $type ${type}, which is not supported`);
  return write(value, place);
}
