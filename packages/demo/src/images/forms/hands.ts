// Hands and nails: polishes in a row, a pen by its carton, glass files in felt, a jar with its gloves, an open tin.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { drawMark } from '../marks.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import { lying } from './colour-cosmetics.ts';
import type { Form, FormContext } from './form.ts';
import { cylinder } from './profiles.ts';
import { drawTin, type TinSpec } from './tin.ts';

export interface PolishesSpec {
  kind: 'polishes';
  /** Colours of the lacquers; the first is in front. */
  colours: readonly [string, string, string];
}

export interface NailPenSpec {
  kind: 'nail-pen';
}

export interface NailFilesSpec {
  kind: 'nail-files';
}

export interface GlovesSpec {
  kind: 'gloves';
  /** Radius of the jar that the gloves belong to. */
  radius: number;
  height: number;
}

export type HandsSpec = PolishesSpec | NailPenSpec | NailFilesSpec | GlovesSpec | TinSpec;

/** Draws three small bottles with tall caps, the front one a step nearer. */
function drawPolishes({ sheet, label, palette }: FormContext, { colours }: PolishesSpec): Form {
  const [r, h] = [122, 236];
  const vial: Profile = [
    [46, -h - 14],
    [46, -h, 6],
    [r * 0.96, -h + 22, 40],
    [r, -24, 26],
    [r - 20, 0],
  ];
  const cap: Profile = [
    [48, -h - 276],
    [54, -h - 266, 12],
    [60, -h - 10],
  ];
  const one = (colour: string): string =>
    turned(
      sheet,
      vial,
      { material: 'glass', colour: mix(colour, '#ffffff', 0.4), liquid: { colour, level: h * 0.9 } },
      drawLabel(sheet, label, { x: -r * 0.72, y: -h * 0.82, w: r * 1.44, h: h * 0.68 }),
    ) +
    turned(sheet, cap, { material: 'matte', colour: palette.cap }) +
    topFace(sheet, cap, palette.cap);
  let markup = '';
  let shadow = '';
  const spots = [
    [-236, -34, 1],
    [236, -30, 2],
    [0, 22, 0],
  ] as const;
  for (const [x, y, i] of spots) {
    const foot = filtered(sheet.blur(9, 20, 160), shape(ellipsePath(x + 8, y + 3, r, 11), '#2b1a12', 0.5));
    markup += foot + place(x, y, 1, one(colours[i]));
    shadow += `<path transform="translate(${x} ${y})" d="${outline(vial)}${outline(cap)}"/>`;
  }
  return { markup, shadow, width: 660, height: h + 276, glow: colours[0] };
}

/** Draws a slim pen, brush up, leaning, with the hood of its brush off. */
function pen(sheet: Sheet, length: number, body: string, trim: string): { markup: string; outline: string } {
  const r = 35;
  const barrel: Profile = [
    [r * 0.94, -length],
    [r, -length + 60, 20],
    [r, 0],
  ];
  const knob = cylinder(r * 0.66, 0, 44, 6);
  const neck: Profile = [
    [r * 0.4, -length - 74],
    [r * 0.5, -length - 60, 8],
    [r * 0.72, -length],
  ];
  const hairs = `M-13 ${-length - 72}C-22 ${-length - 112} -9 ${-length - 150} 3 ${-length - 168}C15 ${-length - 146} 22 ${-length - 110} 13 ${-length - 72}Z`;
  const ring: Profile = [
    [r + 2, -length * 0.2],
    [r + 2, -length * 0.2 + 22],
  ];
  const bars = [0, 1, 2, 3, 4, 5].map((i) => shape(rectPath(-6, -length * 0.62 + i * 26, 12, 10 + (i % 3) * 6), trim)).join('');
  return {
    markup:
      shape(hairs, '#4a3526') +
      line(`M-4 ${-length - 76}Q-8 ${-length - 120} 2 ${-length - 156}`, '#c8a98a', 3, 0.6) +
      turned(sheet, neck, { material: 'gloss', colour: tone(trim, 0.06) }) +
      turned(sheet, knob, { material: 'metal', colour: trim }) +
      turned(sheet, barrel, { material: 'gloss', colour: body }, bars) +
      turned(sheet, ring, { material: 'metal', colour: trim }),
    outline: `${outline(barrel)}${outline(neck)}`,
  };
}

function drawNailPen({ sheet, label, palette }: FormContext): Form {
  const [w, h, length] = [270, 700, 560];
  const carton = box(sheet, w, h, 110, palette.body, drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.93, w: w * 0.8, h: h * 0.84 }));
  const one = pen(sheet, length, palette.accent, palette.cap);
  const hood = cylinder(39, -196, 0, 22);
  const hoodMarkup = turned(sheet, hood, { material: 'gloss', colour: palette.cap });
  const [x, y, turn] = [296, -16, -13];
  const soft = filtered(sheet.blur(12, 60, 20), group(`translate(${x + 16} ${y - 6}) rotate(${turn})`, shape(one.outline, '#2b1a12', 0.4)));
  return {
    markup: carton.markup + soft + place(x, y, 1, one.markup, turn) + lying(sheet, -70, 62, 80, hoodMarkup, outline(hood)),
    shadow: `<path d="${carton.outline}"/><path transform="translate(${x} ${y}) rotate(${turn})" d="${one.outline}"/>`,
    width: w + 90,
    height: h,
    flatFoot: true,
  };
}

/** Draws frosted glass with a blunt tip; its edges catch the light. */
function blade(sheet: Sheet, w: number, h: number, colour: string): { markup: string; outline: string } {
  const r = w / 2;
  const d = `M${n(-r)} -18Q${n(-r)} 0 ${n(-r + 18)} 0H${n(r - 18)}Q${n(r)} 0 ${n(r)} -18V${n(-h * 0.72)}C${n(r)} ${n(-h * 0.9)} ${n(r * 0.5)} ${n(-h)} 0 ${n(-h)}C${n(-r * 0.5)} ${n(-h)} ${n(-r)} ${n(-h * 0.9)} ${n(-r)} ${n(-h * 0.72)}Z`;
  const fill = sheet.linear(
    [
      [0, tone(colour, 0.16)],
      [0.45, colour],
      [0.5, tone(colour, 0.12)],
      [1, tone(colour, -0.1)],
    ],
    -r,
    -h,
    r,
    0,
  );
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="1" seed="7"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 1.8 0 0 -.8"/><feComposite in2="SourceGraphic" operator="in"/>`;
  const grit = filtered(sheet.filter(noise), group(`translate(0 ${n(-h * 0.05)}) scale(.82 .9)`, shape(d, '#fff')));
  return {
    markup: clipped(
      sheet.clip(d),
      shape(d, fill, 0.94) +
        grit +
        line(d, tone(colour, -0.3, 1.3), 12, 0.75) +
        line(`M${n(-r + 5)} -20V${n(-h * 0.72)}C${n(-r + 5)} ${n(-h * 0.88)} ${n(-r * 0.46)} ${n(-h + 7)} 0 ${n(-h + 5)}`, '#fff', 6, 0.9),
    ),
    outline: d,
  };
}

/** Draws a felt sleeve, open at the top, stitched along its sides. */
function felt(sheet: Sheet, w: number, h: number, colour: string, thread: string, inside: string): { markup: string; outline: string } {
  const r = w / 2;
  const d = `M${n(-r)} ${n(-h)}Q0 ${n(-h + 34)} ${n(r)} ${n(-h)}V-30Q${n(r)} 0 ${n(r - 30)} 0H${n(-r + 30)}Q${n(-r)} 0 ${n(-r)} -30Z`;
  const light = sheet.linear(
    [
      [0, '#fff', 0.3],
      [0.3, '#fff', 0.04],
      [0.75, tone(colour, -0.3), 0.14],
      [1, tone(colour, -0.35), 0.5],
    ],
    -r,
    -h * 0.5,
    r,
    -h * 0.4,
  );
  const wool = `<feTurbulence type="fractalNoise" baseFrequency=".09 .14" numOctaves="3" seed="12"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .08 0 1.5 0 0 -.62"/><feComposite in2="SourceGraphic" operator="in"/>`;
  let stitches = '';
  for (let y = -h + 44; y < -40; y += 26) stitches += `M${n(-r + 17)} ${n(y)}v14M${n(r - 17)} ${n(y)}v14`;
  for (let x = -r + 34; x < r - 34; x += 26) stitches += `M${n(x)} -17h14`;
  const markup = clipped(
    sheet.clip(d),
    shape(d, colour) +
      `<g opacity=".5">${filtered(sheet.filter(wool), shape(d, '#000'))}</g>` +
      inside +
      shape(d, light) +
      line(stitches, thread, 4, 0.9) +
      line(`M${n(-r)} ${n(-h)}Q0 ${n(-h + 34)} ${n(r)} ${n(-h)}`, '#fff', 6, 0.4),
  );
  return { markup, outline: d };
}

function drawNailFiles({ sheet, label, palette }: FormContext): Form {
  const [w, h] = [252, 500];
  const long = blade(sheet, 132, 620, palette.substance);
  const print = drawLabel(sheet, label, { x: -w * 0.34, y: -h * 0.8, w: w * 0.68, h: h * 0.62 });
  const sleeve = felt(sheet, w, h, palette.body, palette.cap, print);
  const mouth = shape(ellipsePath(0, -h + 10, w * 0.44, 20), tone(palette.body, -0.35), 0.8);
  const first = mouth + place(0, -170, 1, long.markup) + sleeve.markup;
  const short = blade(sheet, 108, 470, palette.substance);
  const second = felt(sheet, 206, 360, palette.accent, palette.cap, drawMark(label.mark, palette.cap, 0, -170, 56));
  const [x, y, turn] = [236, 14, 5];
  const throwOn = filtered(
    sheet.blur(13, 30, 20),
    group(`translate(${x + 4} ${y}) rotate(${turn})`, shape(second.outline, '#2b1a12', 0.4)),
  );
  return {
    markup:
      place(-70, -14, 1, first, -4) +
      throwOn +
      place(x, y, 1, second.markup, turn) +
      lying(sheet, -330, 84, 76, short.markup, short.outline),
    shadow: `<path transform="translate(-70 -14) rotate(-4)" d="${sleeve.outline}"/><path transform="translate(-70 -184) rotate(-4)" d="${long.outline}"/><path transform="translate(${x} ${y}) rotate(${turn})" d="${second.outline}"/>`,
    width: 470,
    height: 780,
    flatFoot: true,
  };
}

/** Draws a knitted glove flat on its back, fingers up; the caller positions it. */
function glove(sheet: Sheet, colour: string, trim: string): { markup: string; outline: string } {
  const finger = (x: number, y: number, w: number, h: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h + 40}" rx="${w / 2}" fill="FILL"/></g>`;
  const palm = 'M-128 -30C-134 -130 -140 -190 -122 -286C-60 -306 62 -306 118 -284C132 -200 122 -120 116 -30Z';
  const cuff = 'M-124 -40H114L120 96Q0 112 -130 96Z';
  const fingers =
    finger(-88, -262, 74, 178, -10) +
    finger(-28, -280, 76, 204, -3) +
    finger(34, -278, 74, 190, 5) +
    finger(90, -256, 66, 150, 13) +
    finger(-104, -110, 80, 168, -44);
  const whole = (fill: string): string => fingers.replaceAll('FILL', fill) + shape(palm, fill) + shape(cuff, fill);
  let ribs = '';
  for (let x = -116; x < 116; x += 15) ribs += `M${x} -34L${n(x * 1.04)} 98`;
  // Between the fingers, round the thumb, and where the knuckles pull the knit.
  const gaps = 'M-58 -290Q-54 -250 -50 -232M4 -300Q4 -258 5 -240M64 -288Q60 -250 57 -232M-124 -96Q-84 -130 -60 -190';
  const folds = 'M-92 -58Q0 -80 96 -58M-20 -120Q26 -136 84 -122';
  return {
    markup:
      filtered(sheet.blur(2, 5, 5), group('translate(5 9)', whole(tone(colour, -0.24)))) +
      whole(colour) +
      filtered(sheet.blur(5, 20, 20), line(gaps, tone(colour, -0.3), 10, 0.75) + line(folds, tone(colour, -0.2), 8, 0.55)) +
      filtered(sheet.blur(14, 20, 20), line('M-96 -40Q-100 -160 -84 -260L-104 -400', '#ffffff', 30, 0.5)) +
      line(ribs, tone(colour, -0.18), 4, 0.55) +
      line('M-128 82Q0 98 118 82', trim, 9, 0.9) +
      line('M-126 -38H114', tone(colour, -0.2), 4, 0.6),
    outline: whole('#2b1a12'),
  };
}

function drawGloves({ sheet, label, palette }: FormContext, { radius: r, height: h }: GlovesSpec): Form {
  const jar: Profile = [
    [r * 0.92, -h],
    [r, -h + 30, 34],
    [r, -36, 40],
    [r - 30, 0],
  ];
  const lid = cylinder(r * 0.96, -h - 104, -h + 4, 14);
  const one = glove(sheet, palette.accent, palette.cap);
  const laid = (x: number, y: number, turn: number, mirror: number): string =>
    group(
      `translate(${x} ${y}) scale(1 .6) rotate(${turn}) scale(${n(mirror * 0.84)} .84)`,
      filtered(sheet.blur(12, 20, 20), group('translate(22 26)', `<g opacity=".4">${one.outline}</g>`)) + one.markup,
    );
  const body = turned(
    sheet,
    jar,
    { material: 'ceramic', colour: palette.body },
    drawLabel(sheet, label, { x: -r * 0.66, y: -h * 0.86, w: r * 1.32, h: h * 0.72 }),
  );
  return {
    markup:
      body +
      turned(sheet, lid, { material: 'matte', colour: palette.cap }) +
      topFace(sheet, lid, palette.cap) +
      laid(r + 70, 34, 58, 1) +
      laid(r + 10, 112, 74, -1),
    shadow: `<path d="${outline(jar)}${outline(lid)}"/>`,
    width: r * 2,
    height: h + 104,
  };
}

export function drawHands(context: FormContext, spec: HandsSpec): Form {
  switch (spec.kind) {
    case 'polishes':
      return drawPolishes(context, spec);
    case 'nail-pen':
      return drawNailPen(context);
    case 'nail-files':
      return drawNailFiles(context);
    case 'gloves':
      return drawGloves(context, spec);
    case 'tin':
      return drawTin(context, spec);
  }
}
