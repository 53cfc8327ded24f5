// Caps, pumps and stoppers. Each is drawn on y = 0; its vessel moves it to the top of the neck.
import { mix, tone } from '../colour.ts';
import { type Material, topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath, roundedLine, TILT } from '../path.ts';
import { line, type Sheet, shape } from '../sheet.ts';
import { cylinder } from './profiles.ts';

export type ClosureKind =
  | 'pump'
  | 'dropper'
  | 'cork'
  | 'screw'
  | 'ball'
  | 'spray'
  | 'nozzle'
  | 'lid'
  | 'dome'
  | 'knob'
  | 'shaker'
  | 'overcap'
  | 'none';

export interface ClosureSpec {
  kind: ClosureKind;
  radius: number;
  height: number;
  material: Material;
  colour: string;
  ribs?: boolean;
}

export interface Closure {
  markup: string;
  shadow: string;
  height: number;
}

/** Draws fine vertical grooves, crowded towards the sides as on a real round cap. */
function ribs(r: number, y0: number, y1: number, colour: string): string {
  let d = '';
  for (let i = 1; i < 26; i++) {
    const x = -Math.cos((i / 26) * Math.PI) * r;
    const sag = Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * r * TILT;
    d += `M${n(x)} ${n(y0 + sag)}V${n(y1 + sag)}`;
  }
  return line(d, tone(colour, -0.2), 2.2, 0.5);
}

function capOf(sheet: Sheet, spec: ClosureSpec, profile: Profile): string {
  const [, y0 = 0] = profile[0] ?? [];
  const grooves = spec.ribs ? ribs(spec.radius, y0 + 12, -6, spec.colour) : '';
  return turned(sheet, profile, { material: spec.material, colour: spec.colour }, grooves) + topFace(sheet, profile, spec.colour);
}

function screw(sheet: Sheet, spec: ClosureSpec): Closure {
  const profile = cylinder(spec.radius, -spec.height, 0);
  return { markup: capOf(sheet, spec, profile), shadow: outline(profile), height: spec.height };
}

function lid(sheet: Sheet, spec: ClosureSpec): Closure {
  const profile = cylinder(spec.radius, -spec.height, 0, 12);
  const seam = line(
    `M${n(-spec.radius)} -4A${n(spec.radius)} ${n(spec.radius * TILT)} 0 0 0 ${n(spec.radius)} -4`,
    tone(spec.colour, -0.3),
    3,
    0.5,
  );
  return { markup: capOf(sheet, spec, profile) + seam, shadow: outline(profile), height: spec.height };
}

function dome(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const profile: Profile = [
    [2, -h],
    [r * 0.62, -h, r * 0.5],
    [r, -h * 0.52, r * 0.4],
    [r, 0],
  ];
  return { markup: turned(sheet, profile, spec), shadow: outline(profile), height: h };
}

function knob(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const plate: Profile = [
    [r * 0.7, -h * 0.46],
    [r, -h * 0.3, 14],
    [r, 0],
  ];
  const k = r * 0.24;
  const button: Profile = [
    [2, -h],
    [k, -h, k * 0.8],
    [k, -h * 0.66, k * 0.7],
    [k * 0.6, -h * 0.44],
  ];
  const markup = turned(sheet, plate, spec) + topFace(sheet, plate, spec.colour, 0.03) + turned(sheet, button, spec);
  return { markup, shadow: outline(plate) + outline(button), height: h };
}

function ball(sheet: Sheet, spec: ClosureSpec): Closure {
  const r = spec.radius;
  const collar = cylinder(r * 0.62, -22, 0, 4);
  const sphere = ellipsePath(0, -16 - r * 0.94, r, r * 0.98);
  const profile: Profile = [
    [1, -16 - r * 1.92],
    [r, -16 - r * 1.92, r * 0.97],
    [r, -14, r * 0.97],
    [r * 0.3, -14],
  ];
  return {
    markup: turned(sheet, collar, { material: 'metal', colour: '#b9a98c' }) + turned(sheet, profile, spec),
    shadow: sphere + outline(collar),
    height: r * 1.95 + 16,
  };
}

function cork(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const profile: Profile = [
    [r * 1.06, -h],
    [r * 1.1, -h + 10, 8],
    [r * 0.94, 0],
  ];
  return { markup: turned(sheet, profile, spec) + topFace(sheet, profile, spec.colour, 0.07), shadow: outline(profile), height: h };
}

function dropper(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const collarHeight = h * 0.4;
  const collar = cylinder(r, -collarHeight, 0, 6);
  const b = r * 0.62;
  const bulb: Profile = [
    [b * 0.3, -h],
    [b * 0.86, -h + 4, b * 0.6],
    [b, -h * 0.62, b * 0.6],
    [b * 0.82, -collarHeight - 14, 16],
    [b * 1.04, -collarHeight],
  ];
  const rubber = mix(spec.colour, '#2c2a26', 0.72);
  const grooves = spec.ribs ? ribs(r, -collarHeight + 8, -4, spec.colour) : '';
  const markup =
    turned(sheet, collar, spec, grooves) + topFace(sheet, collar, spec.colour) + turned(sheet, bulb, { material: 'matte', colour: rubber });
  return { markup, shadow: outline(collar) + outline(bulb), height: h };
}

function pump(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const collar = cylinder(r, -h * 0.36, 0, 8);
  const stem: Profile = [
    [r * 0.2, -h * 0.78],
    [r * 0.2, -h * 0.36],
  ];
  const head: Profile = [
    [r * 0.5, -h],
    [r * 0.6, -h + 10, 10],
    [r * 0.52, -h * 0.72],
  ];
  // The spout leaves to the left, into the light, and bends down a little at its tip.
  const y = -h * 0.92;
  const reach = -r * 1.72;
  const spout = `M${roundedLine([
    [0, y - 14, 0],
    [reach * 0.8, y - 12, 26],
    [reach, y + 20, 8],
    [reach + 22, y + 26, 6],
    [reach * 0.72, y + 18, 20],
    [0, y + 24, 0],
  ])}Z`;
  const fill = sheet.linear(
    [
      [0, tone(spec.colour, 0.1)],
      [0.4, spec.colour],
      [1, tone(spec.colour, -0.2)],
    ],
    0,
    y - 14,
    0,
    y + 26,
  );
  const markup =
    turned(sheet, collar, spec, spec.ribs ? ribs(r, -h * 0.34, -4, spec.colour) : '') +
    topFace(sheet, collar, spec.colour) +
    turned(sheet, stem, { material: 'gloss', colour: tone(spec.colour, -0.06) }) +
    shape(spout, fill) +
    turned(sheet, head, { ...spec, material: spec.material === 'metal' ? 'metal' : 'matte' }) +
    topFace(sheet, head, spec.colour, 0.08);
  return { markup, shadow: outline(collar) + outline(stem) + outline(head) + spout, height: h };
}

function spray(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const collar = cylinder(r, -h * 0.42, 0, 6);
  const head: Profile = [
    [r * 0.6, -h],
    [r * 0.68, -h + 10, 10],
    [r * 0.68, -h * 0.42],
  ];
  const y = -h * 0.76;
  const nozzle = shape(ellipsePath(-r * 0.38, y, 11, 12), tone(spec.colour, -0.3)) + shape(ellipsePath(-r * 0.38, y, 4, 4.6), '#2a241f');
  const markup =
    turned(sheet, collar, spec) +
    topFace(sheet, collar, spec.colour) +
    turned(sheet, head, { ...spec, material: 'matte', colour: tone(spec.colour, 0.02) }) +
    topFace(sheet, head, spec.colour, 0.08) +
    nozzle;
  return { markup, shadow: outline(collar) + outline(head), height: h };
}

function nozzle(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const collar = cylinder(r, -h * 0.26, 0, 8);
  const cone: Profile = [
    [9, -h],
    [12, -h * 0.78, 10],
    [r * 0.34, -h * 0.4, 20],
    [r * 0.7, -h * 0.26],
  ];
  return {
    markup: turned(sheet, collar, spec) + topFace(sheet, collar, spec.colour) + turned(sheet, cone, { ...spec, material: 'gloss' }),
    shadow: outline(collar) + outline(cone),
    height: h,
  };
}

/** Draws a sifter top: a low dome with a ring of holes, with its wooden cap elsewhere. */
function shaker(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const profile: Profile = [
    [r * 0.82, -h],
    [r, -h * 0.6, 20],
    [r, 0],
  ];
  let holes = '';
  for (const [ring, count] of [
    [0.28, 5],
    [0.6, 10],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      holes += ellipsePath(Math.cos(angle) * r * ring, -h + Math.sin(angle) * r * ring * TILT, 7, 3.4);
    }
  }
  return { markup: capOf(sheet, spec, profile) + shape(holes, tone(spec.colour, -0.5), 0.85), shadow: outline(profile), height: h };
}

/** Draws a tall clear hood over a sprayer. */
function overcap(sheet: Sheet, spec: ClosureSpec): Closure {
  const { radius: r, height: h } = spec;
  const inner = spray(sheet, { ...spec, radius: r * 0.8, height: h * 0.74, material: 'matte' });
  const profile = cylinder(r, -h, 0, 16);
  const hood = turned(sheet, profile, { material: 'glass', colour: mix(spec.colour, '#ffffff', 0.5) });
  return {
    markup: inner.markup + hood + line(ellipsePath(0, -h, r - 8, r * TILT), '#fff', 2, 0.7),
    shadow: rectPath(-r, -h, 2 * r, h),
    height: h,
  };
}

const closures: Record<Exclude<ClosureKind, 'none'>, (sheet: Sheet, spec: ClosureSpec) => Closure> = {
  pump,
  dropper,
  cork,
  screw,
  ball,
  spray,
  nozzle,
  lid,
  dome,
  knob,
  shaker,
  overcap,
};

export function drawClosure(sheet: Sheet, spec: ClosureSpec): Closure {
  return spec.kind === 'none' ? { markup: '', shadow: '', height: 0 } : closures[spec.kind](sheet, spec);
}
