import { isRecord } from '../isRecord.ts';
import { kebab } from '../kebab.ts';
import { referenceOf, type Token } from './tokenModel.ts';
import { shadow, shadowLayers } from './tokenValue.ts';

/** Returns the CSS variable of a token: `--mall-color-ink-soft` for `color.inkSoft`. */
export function variableOf(path: readonly string[]): `--mall-${string}` {
  return `--mall-${path.map(kebab).join('-')}`;
}

const variable = (path: readonly string[]) => `var(${variableOf(path)})`;

/** Line height and letter spacing depend on the language: their variable names contain no script. */
const byLanguage = (path: readonly string[]) => path.filter((name) => name !== 'latin');

/** A text style composed of the variables of its parts, so that it follows the language and the brand. */
export interface TextStyle {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
}

/** Extension of a text style that names its letter spacing: the format cannot express a share of the font size. */
const trackingExtension = 'com.sylvane.tracking';

/** Returns a typography token composed of the variables of its parts. Throws a TypeError for a part that is not a reference. */
export function textStyle(token: Token, place: string): TextStyle {
  const part = (name: string) => {
    const path = referenceOf(isRecord(token.stated) ? token.stated[name] : undefined);
    if (!path) throw new TypeError(`${place}.${name} must refer to a token`);
    return variable(byLanguage(path));
  };
  const tracking = referenceOf(token.extensions[trackingExtension]);
  return {
    fontFamily: part('fontFamily'),
    fontSize: part('fontSize'),
    fontWeight: part('fontWeight'),
    lineHeight: part('lineHeight'),
    letterSpacing: tracking ? variable(byLanguage(tracking)) : '0',
  };
}

/** Returns a shadow with the variables that `variableFor` returns for its colors, and literal colors otherwise. */
export function shadowValue(token: Token, place: string, variableFor: (path: readonly string[]) => string | undefined): string {
  const values = shadowLayers(token.value);
  return shadowLayers(token.stated)
    .map((layer, index) => {
      const path = referenceOf(isRecord(layer) ? layer.color : undefined);
      const color = path && variableFor(path);
      return shadow(values[index], place, color === undefined ? undefined : () => color);
    })
    .join(', ');
}

/** Returns the CSS value of a token, with variables where the token refers to others. */
export function cssValue(token: Token, place: string): string {
  const path = referenceOf(token.stated);
  if (path) return variable(path);
  if (token.type === 'shadow') return shadowValue(token, place, variable);
  if (token.type !== 'typography') return token.css;
  const { fontWeight, fontSize, lineHeight, fontFamily } = textStyle(token, place);
  return `${fontWeight} ${fontSize} / ${lineHeight} ${fontFamily}`;
}
