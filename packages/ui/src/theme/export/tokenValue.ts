import { isRecord } from '../isRecord.ts';

function record(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new TypeError(`${place} must be an object`);
  return value;
}

function number(value: unknown, place: string): number {
  if (typeof value !== 'number') throw new TypeError(`${place} must be a number`);
  return value;
}

/** Returns `#rrggbb`, or `rgb(r g b / alpha)`. The hex fallback must be equal to the color of the components. */
function color(value: unknown, place: string): string {
  const { colorSpace, components, alpha = 1, hex } = record(value, place);
  if (colorSpace !== 'srgb' || !Array.isArray(components)) throw new TypeError(`${place} must have components in colorSpace srgb`);
  const channels = components.map((component) => Math.round(number(component, place) * 255));
  const stated = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  if (hex !== stated) throw new TypeError(`${place} has hex ${String(hex)}, but its components are ${stated}`);
  return alpha === 1 ? stated : `rgb(${channels.join(' ')} / ${number(alpha, place)})`;
}

/** Returns a dimension or a duration in CSS. */
export function dimension(value: unknown, place: string): string {
  const { value: amount, unit } = record(value, place);
  return number(amount, place) === 0 ? '0' : `${number(amount, place)}${String(unit)}`;
}

/** Returns the layers of a shadow as a list, even if the file has a single one. */
export const shadowLayers = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns a shadow in CSS. `writeColor` writes the color of a layer. */
export function shadow(value: unknown, place: string, writeColor: (color: unknown, place: string) => string = color): string {
  return shadowLayers(value)
    .map((item) => {
      const layer = record(item, place);
      const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => dimension(length, place));
      // A spread of zero is the default of CSS.
      return [...(lengths[3] === '0' ? lengths.slice(0, 3) : lengths), writeColor(layer.color, place)].join(' ');
    })
    .join(', ');
}

const fontFamily = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .map((name) => (/^-?[a-z]+(-[a-z]+)*$/.test(String(name)) ? name : JSON.stringify(name)))
    .join(', ');

function typography(value: unknown, place: string): string {
  const { fontFamily: family, fontSize, fontWeight, lineHeight } = record(value, place);
  return `${number(fontWeight, place)} ${dimension(fontSize, place)} / ${number(lineHeight, place)} ${fontFamily(family)}`;
}

/** Writers of a CSS value for each type of the format that our tokens use. */
const writers: Readonly<Record<string, (value: unknown, place: string) => string>> = {
  color,
  dimension,
  duration: dimension,
  shadow: (value, place) => shadow(value, place),
  typography,
  fontFamily,
  number: (value, place) => String(number(value, place)),
  fontWeight: (value, place) => String(number(value, place)),
  cubicBezier: (value, place) => {
    if (!Array.isArray(value) || value.length !== 4) throw new TypeError(`${place} must have four numbers`);
    return `cubic-bezier(${value.map((item) => number(item, place)).join(', ')})`;
  },
};

/** Returns a resolved value in CSS. Throws a TypeError that names the token whose value does not match its type. */
export function writeValue(type: string, value: unknown, place: string): string {
  const write = writers[type];
  if (!write) throw new TypeError(`${place} has the $type ${type}, which is not supported`);
  return write(value, place);
}
