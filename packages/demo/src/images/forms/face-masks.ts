// Containers and tools of masks: flat envelopes, an algae kit, a bowl with its spatula.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath, TILT } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext, Palette } from './form.ts';

export interface EnvelopesSpec {
  kind: 'envelopes';
  width: number;
  height: number;
  /** Draws them upright in an open carton instead of leaning on each other. */
  carton?: true;
}

export interface MaskKitSpec {
  kind: 'mask-kit';
  width: number;
  height: number;
}

export interface MaskBowlSpec {
  kind: 'mask-bowl';
  radius: number;
  height: number;
}

export type MaskThingSpec = EnvelopesSpec | MaskKitSpec | MaskBowlSpec;

/** Draws one foil envelope standing on its lower seal. `front` is printed on it. */
function envelope(sheet: Sheet, w: number, h: number, colour: string, front = ''): { markup: string; outline: string } {
  const r = w / 2;
  const d = `M${n(-r)} ${n(-h)}H${n(r)}Q${n(r * 0.975)} ${n(-h * 0.5)} ${n(r)} 0H${n(-r)}Q${n(-r * 0.975)} ${n(-h * 0.5)} ${n(-r)} ${n(-h)}Z`;
  const dark = tone(colour, -0.3, 1.1);
  const side = sheet.linear(
    [
      [0, dark, 0.24],
      [0.08, '#fff', 0.4],
      [0.3, '#fff', 0.16],
      [0.6, dark, 0.02],
      [0.9, dark, 0.24],
      [1, dark, 0.36],
    ],
    -r,
    0,
    r,
    0,
  );
  const seal = h * 0.052;
  let crimp = '';
  for (let i = 1; i < 4; i++) crimp += `M${n(-r)} ${n(-h + (seal * i) / 4)}H${n(r)}M${n(-r)} ${n((-seal * i) / 4)}H${n(r)}`;
  const seals =
    shape(rectPath(-r, -h, w, seal) + rectPath(-r, -seal, w, seal), dark, 0.12) +
    line(crimp, dark, 2, 0.28) +
    line(`M${n(-r)} ${n(-h + seal + 3)}H${n(r)}M${n(-r)} ${n(-seal - 3)}H${n(r)}`, '#fff', 3, 0.5);
  const notch = shape(`M${n(-r)} ${n(-h * 0.9)}l14 -8v16Z`, dark, 0.4);
  return { markup: clipped(sheet.clip(d), shape(d, colour) + front + shape(d, side) + seals + notch), outline: d };
}

/** The cut cloth itself, as printed on the envelope: a face with holes for eyes and mouth. */
const cloth =
  'M0 -100C62 -100 84 -58 82 -8C80 52 46 104 0 104C-46 104 -80 52 -82 -8C-84 -58 -62 -100 0 -100Z' +
  'M-54 -26C-48 -38 -24 -38 -16 -26C-24 -17 -46 -17 -54 -26ZM54 -26C48 -38 24 -38 16 -26C24 -17 46 -17 54 -26Z' +
  'M-24 54C-12 46 12 46 24 54C12 66 -12 66 -24 54ZM-7 -4L-15 22C-8 28 8 28 15 22L7 -4Z';

const face = (sheet: Sheet, x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    size / 100,
    `<path d="${cloth}" fill-rule="evenodd" fill="${sheet.fade(mix(colour, '#ffffff', 0.7), mix(colour, '#ffffff', 0.25), -60, -90, 60, 90)}"/>`,
  );

function drawEnvelopes({ sheet, label, palette }: FormContext, { width: w, height: h, carton }: EnvelopesSpec): Form {
  if (carton) return envelopesInCarton({ sheet, label, palette }, w, h);
  const print =
    drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.92, w: w * 0.8, h: h * 0.4 }) +
    face(sheet, 0, -h * 0.27, h * 0.185, palette.substance);
  const spots = [
    [-w * 0.36, -26, -9, palette.accent],
    [w * 0.36, -22, 8, palette.cap],
  ] as const;
  let markup = '';
  let shadow = '';
  for (const [x, y, turn, colour] of spots) {
    const back = envelope(sheet, w * 0.96, h * 0.96, colour, shape(rectPath(-w * 0.5, -h * 0.78, w, h * 0.05), '#fff', 0.4));
    markup += group(`translate(${n(x)} ${n(y)}) rotate(${turn})`, back.markup);
    shadow += `<path transform="translate(${n(x)} ${n(y)}) rotate(${turn})" d="${back.outline}"/>`;
  }
  const front = envelope(sheet, w, h, palette.body, print);
  const under = filtered(sheet.blur(14, 20, 20), place(12, 4, 1, shape(rectPath(-w / 2, -h, w, h), '#2b1c14', 0.34)));
  return {
    markup: markup + under + front.markup,
    shadow: `${shadow}<path d="${front.outline}"/>`,
    width: w * 1.7,
    height: h,
    flatFoot: true,
  };
}

function envelopesInCarton({ sheet, label, palette }: FormContext, w: number, h: number): Form {
  const depth = 190;
  const [tray, dx, dy] = [h * 0.62, depth * 0.8, -depth * 0.3];
  const x = -(w + 50 + dx) / 2;
  const carton = box(
    sheet,
    w + 50,
    tray,
    depth,
    palette.body,
    drawLabel(sheet, label, { x: -w * 0.46, y: -tray * 0.94, w: w * 0.92, h: tray * 0.88 }),
  );
  const mouth = `M${n(x + 12)} ${n(-tray - 2)}l${n(dx)} ${n(dy)}h${n(w + 26)}l${n(-dx)} ${n(-dy)}Z`;
  const open = shape(mouth, sheet.fade(tone(palette.body, -0.36), tone(palette.body, -0.2), x, 0, x + w, 0));
  let row = '';
  let shadow = `<path d="${carton.outline}"/>`;
  [0.8, 0.58, 0.36, 0.14].forEach((share, i) => {
    const [cx, cy] = [x + (w + 50) / 2 + dx * share, -tray + dy * share];
    const rise = h - tray - i * 18 + 40;
    const colour = [palette.cap, palette.accent, palette.cap, mix(palette.accent, '#ffffff', 0.4)][i] ?? palette.cap;
    const band = shape(rectPath(-w, -h * 0.87, w * 2, h * 0.045), i % 2 ? palette.cap : palette.substance, 0.8);
    const one = envelope(sheet, w * 0.94, h, colour, band);
    row +=
      shape(rectPath(cx - w * 0.47 + 10, cy - rise + 10, w * 0.94, rise), '#2b1c14', 0.14) +
      clipped(sheet.clip(rectPath(cx - w, cy - rise - 20, w * 2, rise + 20)), group(`translate(${n(cx)} ${n(cy - rise + h)})`, one.markup));
    shadow += `<path d="${rectPath(cx - w * 0.47, cy - rise, w * 0.94, rise)}"/>`;
  });
  return { markup: carton.markup + open + row, shadow, width: w + 50 + dx, height: h + 40, flatFoot: true };
}

/** Draws a handle with a soft blade at its lower end, with the blade's tip at the origin. A wooden one shows its grain. */
function spatula(sheet: Sheet, length: number, handle: string, blade: string, wooden = false): string {
  const grip: Profile = [
    [13, -length],
    [21, -length + 10, 14],
    [19, -length * 0.7, 60],
    [15, -length * 0.36],
  ];
  const grain = wooden
    ? line(
        `M-7 ${n(-length + 20)}Q-2 ${n(-length * 0.8)} -6 ${n(-length * 0.38)}M5 ${n(-length + 30)}Q9 ${n(-length * 0.7)} 4 ${n(-length * 0.4)}`,
        tone(handle, -0.2),
        2.4,
        0.5,
      )
    : '';
  const b = length * 0.4;
  const d = `M-16 ${n(-b)}C-30 ${n(-b * 0.86)} -44 ${n(-b * 0.7)} -44 ${n(-b * 0.4)}C-44 ${n(-b * 0.1)} -26 0 2 0C30 -2 44 ${n(-b * 0.2)} 42 ${n(-b * 0.44)}C42 ${n(-b * 0.7)} 30 ${n(-b * 0.86)} 16 ${n(-b)}Z`;
  return (
    shape(d, sheet.fade(tone(blade, 0.08), tone(blade, -0.12), -44, 0, 44, 0)) +
    line(`M-32 ${n(-b * 0.62)}Q-38 ${n(-b * 0.3)} -24 ${n(-b * 0.12)}`, '#fff', 6, 0.6) +
    turned(sheet, grip, { material: 'matte', colour: handle }, grain)
  );
}

/** Draws an open round vessel: body, rim, and the visible part of its inside. `inside` is drawn in it, behind the near wall. */
function openVessel(sheet: Sheet, profile: Profile, body: string, parts: { lining: string; pool: string; level: number; inside: string }) {
  const [r = 0, y = 0] = profile[0] ?? [];
  const ry = r * TILT * 1.7;
  const well = sheet.clip(ellipsePath(0, y, r - 9, ry - 5));
  const above = sheet.clip(`M-2000 -2400H2000V${n(y)}H${n(r - 9)}A${n(r - 9)} ${n(ry - 5)} 0 0 1 ${n(-r + 9)} ${n(y)}H-2000Z`);
  return (
    body +
    shape(ellipsePath(0, y, r, ry), sheet.fade('#ffffff', tone(parts.lining, -0.04), -r, y, r, y)) +
    shape(ellipsePath(0, y, r - 9, ry - 5), sheet.fade(tone(parts.lining, -0.2), tone(parts.lining, 0.03), -r, y, r, y)) +
    clipped(
      well,
      shape(ellipsePath(0, y + parts.level, r * 0.88, ry * 0.9), parts.pool) +
        line(`M${n(-r * 0.5)} ${n(y + parts.level)}q${n(r * 0.3)} ${n(-ry * 0.5)} ${n(r * 0.7)} 0`, '#fff', 5, 0.5),
    ) +
    clipped(above, parts.inside)
  );
}

function drawMaskBowl({ sheet, label, palette }: FormContext, { radius: r, height: h }: MaskBowlSpec): Form {
  const profile: Profile = [
    [r, -h],
    [r * 0.985, -h * 0.72, h * 0.3],
    [r * 0.8, -h * 0.2, h * 0.42],
    [r * 0.47, -h * 0.1, 14],
    [r * 0.48, 0],
  ];
  const body = turned(
    sheet,
    profile,
    { material: 'gloss', colour: palette.body },
    drawLabel(sheet, label, { x: -r * 0.5, y: -h * 0.86, w: r, h: h * 0.76 }),
  );
  const stick = place(r * 0.06, -h + 44, 1, spatula(sheet, r * 2.05, palette.cap, palette.accent, true), 38);
  const bowl = openVessel(sheet, profile, body, { lining: palette.accent, pool: palette.substance, level: r * 0.06, inside: stick });
  const scoop = place(-r * 0.86, 66, 1, lyingScoop(sheet, palette), 0);
  return {
    markup: bowl + scoop,
    shadow: `<path d="${outline(profile)}"/><path d="M${n(r * 0.5)} ${n(-h - 60)}l${n(r * 0.62)} ${n(-r * 0.98)}l36 26l${n(-r * 0.6)} ${n(r * 0.98)}Z"/>`,
    width: r * 1.5,
    height: h + r * 1.1,
  };
}

function lyingScoop(sheet: Sheet, palette: Palette): string {
  const wood = palette.cap;
  const handle = `M-128 -14Q-142 -2 -128 12L10 20L10 -16Z`;
  const under = filtered(sheet.blur(9, 30, 60), group('translate(14 20)', shape(handle + ellipsePath(62, 2, 66, 36), '#2b1a12', 0.4)));
  return (
    under +
    shape(handle, sheet.fade(tone(wood, 0.08), tone(wood, -0.1), 0, -16, 0, 20)) +
    shape(ellipsePath(62, 8, 66, 38), tone(wood, -0.16)) +
    shape(ellipsePath(62, -2, 66, 34), tone(wood, 0.05)) +
    shape(ellipsePath(62, 0, 55, 26), tone(wood, -0.22)) +
    shape(ellipsePath(64, 6, 46, 18), tone(wood, -0.1))
  );
}

function drawMaskKit({ sheet, label, palette }: FormContext, { width: w, height: h }: MaskKitSpec): Form {
  const carton = box(sheet, w, h, 150, palette.body, drawLabel(sheet, label, { x: -w * 0.42, y: -h * 0.94, w: w * 0.84, h: h * 0.74 }));
  const sachet = envelope(
    sheet,
    w * 0.5,
    h * 0.52,
    palette.accent,
    shape(ellipsePath(0, -h * 0.28, w * 0.13, w * 0.13), '#fff', 0.7) + shape(rectPath(-w * 0.12, -h * 0.12, w * 0.24, 8), '#fff', 0.7),
  );
  const r = w * 0.27;
  const cup: Profile = [
    [r, -h * 0.36],
    [r * 0.96, -h * 0.2, 20],
    [r * 0.82, -10, 12],
    [r * 0.78, 0],
  ];
  const level = h * 0.2;
  const wall = turned(sheet, cup, {
    material: 'frosted',
    colour: mix(palette.cap, '#ffffff', 0.3),
    liquid: { colour: palette.substance, level },
  });
  const ticks = [0.1, 0.16, 0.22, 0.28].map((share) => `M${n(r * 0.4)} ${n(-h * share)}h${n(r * 0.28)}`).join('');
  const stick = place(-r * 0.16, -h * 0.2, 1, spatula(sheet, h * 0.72, palette.accent, palette.accent), 14);
  const beaker = openVessel(sheet, cup, wall, { lining: palette.cap, pool: palette.substance, level: r * 0.14, inside: stick });
  const [bx, sx] = [w * 0.66, -w * 0.62];
  const soft = (d: string): string => filtered(sheet.blur(14, 30, 30), group('translate(14 8)', shape(d, '#22303a', 0.32)));
  return {
    markup:
      carton.markup +
      group(`translate(${n(sx)} 34) rotate(-7)`, soft(sachet.outline) + sachet.markup) +
      group(`translate(${n(bx)} 52)`, soft(outline(cup)) + beaker + line(ticks, tone(palette.accent, -0.2), 4, 0.6)),
    shadow: `<path d="${carton.outline}"/><path transform="translate(${n(bx)} 40)" d="${outline(cup)}"/>`,
    width: w * 1.9,
    height: h,
    flatFoot: true,
  };
}

export function drawMaskThing(context: FormContext, spec: MaskThingSpec): Form {
  switch (spec.kind) {
    case 'envelopes':
      return drawEnvelopes(context, spec);
    case 'mask-kit':
      return drawMaskKit(context, spec);
    case 'mask-bowl':
      return drawMaskBowl(context, spec);
  }
}
