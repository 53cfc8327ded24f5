// Paper and tin boxes: sachet carton, tea carton, caddy, ampoule tray, patch envelope.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { topFace, turned } from '../materials.ts';
import { ellipsePath, n, outline, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, group, line, place, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';

/** Draws a box seen slightly from above and from its left: lit front, darker right side, bright top. */
export function box(sheet: Sheet, w: number, h: number, depth: number, colour: string, front = ''): { markup: string; outline: string } {
  const [dx, dy] = [depth * 0.8, -depth * 0.3];
  const x = -(w + dx) / 2;
  const face = rectPath(x, -h, w, h);
  const side = `M${n(x + w)} ${n(-h)}l${n(dx)} ${n(dy)}v${n(h)}l${n(-dx)} ${n(-dy)}Z`;
  const top = `M${n(x)} ${n(-h)}l${n(dx)} ${n(dy)}h${n(w)}l${n(-dx)} ${n(-dy)}Z`;
  const lit = sheet.linear(
    [
      [0, '#fff', 0.26],
      [0.5, '#fff', 0.04],
      [1, tone(colour, -0.3), 0.16],
    ],
    x,
    -h,
    x + w,
    0,
  );
  const shade = sheet.fade(tone(colour, -0.17), tone(colour, -0.27), 0, -h, 0, 0);
  const markup =
    shape(side, shade) +
    shape(top, sheet.fade(tone(colour, 0.08), tone(colour, 0.0), x, 0, x + w + dx, 0)) +
    shape(face, colour) +
    clipped(sheet.clip(face), group(`translate(${n(x + w / 2)} 0)`, front)) +
    shape(face, lit) +
    line(`M${n(x)} ${n(-h)}H${n(x + w)}V0`, '#fff', 2.4, 0.45);
  return { markup, outline: face + side + top };
}

export interface SachetsSpec {
  kind: 'sachets';
  width: number;
  height: number;
}

function stick(sheet: Sheet, w: number, h: number, colour: string, band: string): string {
  const d = rectPath(-w / 2, -h, w, h);
  let teeth = '';
  for (let i = 0; i < 9; i++) teeth += `l${n(w / 18)} -7l${n(w / 18)} 7`;
  const fill = sheet.linear(
    [
      [0, tone(colour, -0.1)],
      [0.25, tone(colour, 0.08)],
      [0.5, colour],
      [0.8, tone(colour, -0.1)],
      [1, tone(colour, -0.2)],
    ],
    -w / 2,
    0,
    w / 2,
    0,
  );
  return (
    shape(`M${n(-w / 2)} ${n(-h)}${teeth}V0H${n(-w / 2)}Z`, fill) +
    clipped(
      sheet.clip(d),
      shape(rectPath(-w, -h * 0.74, w * 2, h * 0.2), band, 0.9) +
        line(`M${n(-w)} ${n(-h + 26)}H${n(w)}`, tone(colour, -0.2), 3, 0.5) +
        shape(ellipsePath(0, -h * 0.4, w * 0.16, w * 0.16), band),
    )
  );
}

/** Draws an open carton with protruding stick sachets. */
export function drawSachets({ sheet, label, palette }: FormContext, { width: w, height: h }: SachetsSpec): Form {
  const back = rectPath(-w / 2 - 20, -h - 34, w + 8, 60);
  let sticks = '';
  for (const [x, turn, lift] of [
    [-150, -9, 150],
    [-84, -4, 220],
    [-10, 1, 250],
    [66, 5, 200],
    [132, 10, 140],
  ] as const) {
    sticks += place((x * w) / 400 - 20, -h + 120, 1, stick(sheet, w * 0.19, 120 + lift, palette.cap, palette.accent), turn);
  }
  const front = drawLabel(sheet, label, { x: -w * 0.42, y: -h * 0.92, w: w * 0.84, h: h * 0.84 });
  const carton = box(sheet, w, h, 120, palette.body, front);
  const loose = place(
    w * 0.72,
    50,
    1,
    filtered(sheet.blur(9, 20, 20), place(14, 8, 1, shape(rectPath(-w * 0.1, -h * 0.8, w * 0.2, h * 0.8), '#2b1c14', 0.35))) +
      stick(sheet, w * 0.19, h * 0.8, palette.cap, palette.accent),
    74,
  );
  return {
    markup: shape(back, tone(palette.body, -0.3)) + sticks + carton.markup + group(`translate(${n(-w * 0.5)} 0)`, loose),
    shadow: `<path d="${carton.outline}"/><path d="${rectPath(-w * 0.4, -h - 130, w * 0.7, 140)}"/>`,
    width: w + 90,
    height: h + 130,
    flatFoot: true,
  };
}

export interface CaddySpec {
  kind: 'caddy';
  width: number;
  height: number;
}

/** Draws a square tea tin with a round press lid. */
export function drawCaddy({ sheet, label, palette }: FormContext, { width: w, height: h }: CaddySpec): Form {
  const front = drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.9, w: w * 0.8, h: h * 0.8 });
  const tin = box(
    sheet,
    w,
    h,
    170,
    palette.body,
    front + filtered(sheet.blur(8, 40, 10), shape(`M${n(-w * 0.44)} 0V${n(-h)}h${n(w * 0.1)}V0Z`, '#fff', 0.45)),
  );
  const r = w * 0.36;
  const lid: Profile = [
    [r - 4, -64],
    [r, -56, 8],
    [r, 0],
  ];
  const rim: Profile = [
    [r * 0.62, -92],
    [r * 0.64, -84, 8],
    [r * 0.64, -60],
  ];
  const top = place(
    0,
    -h - 14,
    1,
    turned(sheet, lid, { material: 'metal', colour: palette.cap }) +
      topFace(sheet, lid, palette.cap) +
      turned(sheet, rim, { material: 'metal', colour: palette.cap }) +
      topFace(sheet, rim, palette.cap),
  );
  return {
    markup: tin.markup + top,
    shadow: `<path d="${tin.outline}"/><path transform="translate(0 ${n(-h - 14)})" d="${outline(lid)}${outline(rim)}"/>`,
    width: w + 130,
    height: h + 110,
    flatFoot: true,
  };
}

export interface TeaCartonSpec {
  kind: 'tea-carton';
  width: number;
  height: number;
}

/** Draws a gabled carton with a tea bag's tag hanging from its open roof. */
export function drawTeaCarton({ sheet, label, palette }: FormContext, { width: w, height: h }: TeaCartonSpec): Form {
  const front = drawLabel(sheet, label, { x: -w * 0.42, y: -h * 0.94, w: w * 0.84, h: h * 0.88 });
  const carton = box(sheet, w, h, 200, palette.body, front);
  const [dx, dy] = [160, -60];
  const x = -(w + dx) / 2;
  const roofH = h * 0.34;
  const ridge: [number, number] = [x + dx / 2, -h + dy / 2 - roofH];
  const slope = `M${n(x)} ${n(-h)}H${n(x + w)}L${n(ridge[0] + w)} ${n(ridge[1])}H${n(ridge[0])}Z`;
  const gable = `M${n(x + w)} ${n(-h)}l${dx} ${dy}L${n(ridge[0] + w)} ${n(ridge[1])}Z`;
  const fin = rectPath(ridge[0], ridge[1] - 50, w, 54);
  const roof =
    shape(slope, sheet.fade(tone(palette.cap, 0.08), tone(palette.cap, -0.04), x, 0, x + w, 0)) +
    shape(gable, tone(palette.cap, -0.2)) +
    shape(fin, tone(palette.cap, 0.02)) +
    shape(rectPath(ridge[0], ridge[1] - 2, w, 5), tone(palette.cap, -0.25), 0.5) +
    line(`M${n(x)} ${n(-h)}H${n(x + w)}`, tone(palette.body, -0.25), 2.5, 0.5);
  const tag = place(
    x + w * 0.22,
    -h * 0.66,
    1,
    filtered(sheet.blur(6, 40, 40), place(9, 12, 1, shape('M-40 -50H40V50H-40Z', '#1f160f', 0.4))) +
      shape('M-40 -38L-24 -54H24L40 -38V54H-40Z', mix(palette.accent, '#ffffff', 0.1)) +
      shape(ellipsePath(0, -40, 5, 5), tone(palette.accent, -0.3)) +
      shape(ellipsePath(0, 10, 18, 18), '#fff', 0.75),
    5,
  );
  const thread = line(
    `M${n(ridge[0] + w * 0.3)} ${n(ridge[1] + 20)}C${n(x + w * 0.1)} ${n(-h * 1.1)} ${n(x + w * 0.3)} ${n(-h * 0.9)} ${n(x + w * 0.22)} ${n(-h * 0.66 - 38)}`,
    '#f8f3ea',
    3.4,
  );
  return {
    markup: carton.markup + roof + thread + tag,
    shadow: `<path d="${carton.outline}${slope}${gable}${fin}"/>`,
    width: w + 130,
    height: h + roofH + 80,
    flatFoot: true,
  };
}
