// Bottles and jars: all turned or blown bodies. One parametric profile covers most of the shop.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { type Material, topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, TILT, widest } from '../path.ts';
import type { Liquid } from '../shading.ts';
import { group, line, type Sheet, shape, use } from '../sheet.ts';
import { type ClosureSpec, drawClosure } from './closures.ts';
import type { Form, FormContext } from './form.ts';

export type Contents = 'liquid' | 'salt' | 'capsules' | 'powder' | 'petals';

export interface VesselSpec {
  kind: 'vessel';
  radius: number;
  /** From the table to the top of the shoulder. */
  height: number;
  neck: number;
  neckHeight: number;
  /** How gently the shoulder falls: 0 is a hard square edge. */
  shoulder: number;
  /** Rounding of the foot. */
  foot: number;
  /** Shoulder radius over foot radius, for conical bodies. */
  taper?: number;
  /** Widens the middle (positive) or draws it in (negative), in share of the radius. */
  belly?: number;
  material: Material;
  fill?: number;
  contents?: Contents;
  closure: ClosureSpec;
  /** Label box: offsets in shares of the body, from its lower edge. */
  labelFrom: number;
  labelTo: number;
  labelWidth?: number;
}

function profileOf(s: VesselSpec): Profile {
  const upper = s.radius * (s.taper ?? 1);
  const mouth: Profile[number][] = [
    [s.neck, -(s.height + s.neckHeight)],
    [s.neck, -s.height - Math.min(4, s.neckHeight), 8],
  ];
  const slope = Math.min(s.shoulder * 0.35, s.height * 0.3);
  const sides: Profile[number][] = [[upper, -s.height + slope, Math.max(6, s.shoulder)]];
  if (s.belly !== undefined) sides.push([s.radius * (1 + s.belly), -s.height * 0.46, s.height * 0.24]);
  return [...mouth, ...sides, [s.radius, -s.foot * 0.8, s.foot], [s.radius - s.foot * 0.7, 0]];
}

function contentsOf(sheet: Sheet, s: VesselSpec, colour: string, accent: string): string {
  const { random } = sheet;
  const level = (s.fill ?? 0) * s.height;
  const r = s.radius * 0.9;
  if (s.contents === 'capsules') return capsulesInside(sheet, r, level, colour, accent);
  if (s.contents === 'salt') {
    let markup = '';
    const grains = [-0.12, -0.05, 0.02, 0.1].flatMap((step) =>
      [colour, colour, accent].map((base) => sheet.stamp(`<path d="M0 0l13 -5l4 10l-13 4Z" fill="${tone(base, step)}"/>`)),
    );
    for (let i = 0; i < 260; i++)
      markup += use(
        random.next() < 0.86 ? (grains[random.whole(0, 3) * 3] ?? '') : random.pick(grains),
        random.between(-r, r),
        -random.between(8, level + 12),
        random.whole(0, 90),
        random.between(0.6, 1.5),
      );
    return markup;
  }
  if (s.contents === 'petals') {
    let markup = '';
    for (let i = 0; i < 16; i++) {
      const [x, y] = [random.between(-r * 0.8, r * 0.8), -random.between(30, level * 0.9)];
      markup += `<ellipse rx="${n(random.between(14, 26))}" ry="7" transform="translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 180)})" fill="${tone(accent, random.between(-0.08, 0.1))}" fill-opacity=".85"/>`;
    }
    return markup;
  }
  return '';
}

function capsulesInside(sheet: Sheet, r: number, level: number, colour: string, accent: string): string {
  const { random } = sheet;
  const light = `<path d="M-26 -9H24" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M-22 12H24" stroke="${tone(accent, -0.35)}" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`;
  const kinds = [-0.05, -0.01, 0.03].map((step) =>
    sheet.stamp(
      `<rect x="-36" y="-16" width="38" height="32" rx="16" fill="${tone(accent, step)}"/><rect x="-4" y="-16" width="40" height="32" rx="16" fill="${tone(colour, step)}"/>${light}`,
    ),
  );
  let markup = '';
  const rows = Math.ceil(level / 34);
  for (let row = rows; row >= 0; row--) {
    for (let i = -4; i <= 4; i++) {
      const x = (i + (row % 2) * 0.5) * (r / 3.6) + random.between(-8, 8);
      const y = -14 - row * 34 + random.between(-7, 7);
      const tilt = random.whole(-80, 80);
      markup += use(random.pick(kinds), x, y, tilt);
    }
  }
  return markup;
}

/** Draws the inside of an open mouth, visible over the near rim. */
function openMouth(r: number, y: number, colour: string, substance: string): string {
  return (
    shape(ellipsePath(0, y, r, r * TILT * 1.3), tone(colour, -0.08)) +
    shape(ellipsePath(0, y + 3, r * 0.9, r * TILT * 1.1), substance) +
    line(ellipsePath(0, y, r, r * TILT * 1.3), '#fff', 3, 0.6)
  );
}

export function drawVessel({ sheet, label, palette }: FormContext, s: VesselSpec): Form {
  const profile = profileOf(s);
  const r = widest(profile);
  const w = r * 2 * (s.labelWidth ?? 0.74);
  const box = { x: -w / 2, y: -s.height * s.labelTo, w, h: s.height * (s.labelTo - s.labelFrom) };
  const liquid: Liquid | undefined =
    s.fill === undefined
      ? undefined
      : { colour: palette.substance, level: s.fill * s.height, contents: contentsOf(sheet, s, palette.substance, palette.accent) };
  const body = turned(
    sheet,
    profile,
    { material: s.material, colour: palette.body, ...(liquid ? { liquid } : {}) },
    drawLabel(sheet, label, box),
  );
  const closure = drawClosure(sheet, s.closure);
  const top = -(s.height + s.neckHeight);
  const mouth = s.closure.kind === 'none' ? openMouth(s.neck, top, palette.body, palette.substance) : '';
  const face = s.closure.kind === 'cork' ? topFace(sheet, profile, tone(palette.body, 0.04)) : '';
  // A soft dark ring where the cap sits on the shoulder joins the two parts.
  const seat = sheet.radial(
    [
      [0, '#1d130c', 0.4],
      [1, '#1d130c', 0],
    ],
    0,
    top + 6,
    s.closure.radius * 1.2,
    TILT * 1.4,
  );
  const contact =
    s.closure.kind === 'none' || s.neckHeight > 24
      ? ''
      : shape(ellipsePath(0, top + 6, s.closure.radius * 1.2, s.closure.radius * TILT * 1.6), seat);
  const lift = s.closure.kind === 'cork' ? s.closure.height * 0.3 : 0;
  return {
    markup: body + mouth + face + contact + group(`translate(0 ${n(top + lift)})`, closure.markup),
    shadow: `<path d="${outline(profile)}"/>${closure.shadow ? `<path transform="translate(0 ${n(top + lift)})" d="${closure.shadow}"/>` : ''}`,
    width: r * 2,
    height: s.height + s.neckHeight + closure.height - lift,
    ...(s.material === 'glass' || s.material === 'frosted' ? { glow: liquid?.colour ?? palette.body } : {}),
  };
}
