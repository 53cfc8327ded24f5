// Relief: shapes drawn in black become a height map (their alpha), lit from the upper left by the SVG lighting filters.
// The light is then mapped through a colour ramp, so that shaded cream turns deeper in hue instead of grey.
import { tone } from '../colour.ts';
import { rectPath, smoothOpen } from '../path.ts';
import { filtered, line, type Region, type Sheet, shape } from '../sheet.ts';

export interface ReliefSpec {
  colour: string;
  /** Softness of the heights before they are lit. */
  blur: number;
  depth: number;
  /** Strength of the wet highlight, 0..1. */
  shine: number;
  shininess?: number;
  /** Adds fine noise to the heights: frequency of the turbulence. */
  grain?: number;
  grainDepth?: number;
  /** Preserves the drawn shapes' own silhouette instead of filling the whole frame. */
  cutOut?: boolean;
  /** Region of the frame that contains the shapes: the cost of lighting is proportional to its pixels. */
  region?: Region;
}

const channel = (hex: string, at: number): number => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;

function ramp(colour: string): string {
  // A flat surface is at about 0.79 of the ramp, where the substance has its own color.
  const steps = [
    tone(colour, -0.4, 1.2),
    tone(colour, -0.3, 1.25),
    tone(colour, -0.2, 1.2),
    tone(colour, -0.1, 1.12),
    tone(colour, 0),
    tone(colour, 0.12, 0.6),
  ];
  const table = (at: number): string => steps.map((s) => channel(s, at)).join(' ');
  return `<feComponentTransfer result="d"><feFuncR type="table" tableValues="${table(1)}"/><feFuncG type="table" tableValues="${table(3)}"/><feFuncB type="table" tableValues="${table(5)}"/></feComponentTransfer>`;
}

export function relief(sheet: Sheet, heights: string, spec: ReliefSpec): string {
  const light = '<feDistantLight azimuth="228" elevation="52"/>';
  const bumps = spec.grain
    ? `<feTurbulence type="fractalNoise" baseFrequency="${spec.grain}" numOctaves="2" seed="${sheet.random.whole(1, 90)}" result="t"/><feComposite in="h" in2="t" operator="arithmetic" k1="0" k2="1" k3="${spec.grainDepth ?? 0.4}" k4="0" result="h"/>`
    : '';
  const shine = spec.shine
    ? `<feSpecularLighting in="h" surfaceScale="${spec.depth}" specularConstant="${spec.shine}" specularExponent="${spec.shininess ?? 40}" lighting-color="#ffffff" result="s">${light}</feSpecularLighting><feComposite in="s" in2="d" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/>`
    : '';
  // Over the whole frame the heights are drawn as grey on opaque black, so that the blur has no transparent border to fade into.
  const height = spec.cutOut
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${spec.blur}" result="h"/>`
    : `<feGaussianBlur stdDeviation="${spec.blur}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>`;
  const cut = spec.cutOut ? '<feComposite in2="SourceAlpha" operator="in"/>' : '';
  const body =
    `${height}${bumps}` +
    `<feDiffuseLighting in="h" surfaceScale="${spec.depth}" diffuseConstant="1" lighting-color="#ffffff">${light}</feDiffuseLighting>` +
    `${ramp(spec.colour)}${shine}<feGaussianBlur stdDeviation="2"/>${cut}`;
  if (spec.cutOut) return filtered(sheet.frameFilter(body, spec.region), heights);
  return filtered(sheet.frameFilter(body, spec.region), shape(rectPath(-40, -40, 1680, 1680), '#000') + heights.replaceAll('#000', '#fff'));
}

/** Draws the trace of a spatula: a few broad overlapping bands, with thin ridges between them where the cream was pushed up. */
export function swoosh(
  sheet: Sheet,
  curve: (t: number, side: number) => readonly [number, number],
  bands: number,
  width: number,
  ridges = 0.6,
): string {
  const { random } = sheet;
  const draw = (side: number, from: number, to: number, w: number, opacity: number): string => {
    const points: [number, number][] = [];
    for (let k = 0; k <= 8; k++) {
      const [x, y] = curve(from + ((to - from) * k) / 8, side);
      points.push([x, y]);
    }
    return line(smoothOpen(points), '#000', w, Math.round(opacity * 100) / 100);
  };
  let markup = '';
  for (let i = 0; i < bands; i++)
    markup += draw((i + random.between(0.1, 0.9)) / bands, 0, 1, width * random.between(0.7, 1.5), random.between(0.14, 0.34));
  for (let i = 0; i < bands * ridges; i++) {
    const start = random.between(0, 0.3);
    markup += draw(random.next(), start, random.between(0.7, 1), width * random.between(0.06, 0.2), random.between(0.14, 0.4));
  }
  return markup;
}

/** Draws many strokes side by side along a curve: the hairs of a brush. */
export function furrows(
  sheet: Sheet,
  curve: (t: number, side: number) => readonly [number, number],
  count: number,
  width: number,
  opacity: readonly [number, number] = [0.15, 0.75],
): string {
  const { random } = sheet;
  let markup = '';
  for (let i = 0; i < count; i++) {
    const side = (i + random.between(0.1, 0.9)) / count;
    const from = random.between(0, 0.06);
    const to = random.between(0.9, 1);
    const points: [number, number][] = [];
    for (let k = 0; k <= 9; k++) {
      const [x, y] = curve(from + ((to - from) * k) / 9, side);
      points.push([x, y]);
    }
    markup += line(smoothOpen(points), '#000', width * random.between(0.5, 1.4), Math.round(random.between(...opacity) * 100) / 100);
  }
  return markup;
}

/** Draws light falling across the whole macro: bright upper left, deep lower right. */
export function fallOff(sheet: Sheet, colour: string): string {
  const dark = tone(colour, -0.4, 1.1);
  return (
    shape(
      rectPath(0, 0, 1600, 1600),
      sheet.radial(
        [
          [0, '#fff6e6', 0.4],
          [0.6, '#fff6e6', 0.06],
          [1, '#fff6e6', 0],
        ],
        380,
        300,
        1100,
      ),
    ) +
    shape(
      rectPath(0, 0, 1600, 1600),
      sheet.radial(
        [
          [0, dark, 0],
          [0.65, dark, 0],
          [1, dark, 0.4],
        ],
        640,
        620,
        1350,
      ),
    )
  );
}
