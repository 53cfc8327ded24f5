// An open eye-shadow palette: the lid with its mirror is behind four pans.
import { tone } from '../colour.ts';
import { drawMark } from '../marks.ts';
import { at, n, type Point, rectPath } from '../path.ts';
import { clipped, filtered, line, place, type Sheet, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';

export interface QuadSpec {
  kind: 'quad';
  width: number;
  /** The four pans: back left, back right, front left, front right. */
  pans: readonly [string, string, string, string];
}

const THICK = 54;

/** Returns a rectangle of the tray's upper side in shares of its width and depth, in perspective: narrower at the back. */
function onTray(w: number, depth: number, [u0, v0]: Point, [u1, v1]: Point): string {
  const spot = (u: number, v: number): Point => [(u - 0.5) * w * (0.9 + v * 0.1), -THICK - depth * (1 - v)];
  return `M${[spot(u0, v0), spot(u1, v0), spot(u1, v1), spot(u0, v1)].map(at).join('L')}Z`;
}

function pan(sheet: Sheet, w: number, depth: number, from: Point, to: Point, colour: string): string {
  const well = onTray(w, depth, from, to);
  const [x, y] = [(from[0] - 0.5) * w, -THICK - depth * (1 - from[1])];
  const powder = sheet.fade(tone(colour, 0.06), tone(colour, -0.06), x, y, x + w * 0.4, y + depth * 0.42);
  const rows = [0.24, 0.42, 0.6, 0.78].map((share) => {
    const v = from[1] + (to[1] - from[1]) * share;
    const half = w * (0.9 + v * 0.1);
    const [left, right] = [(from[0] + 0.03 - 0.5) * half, (to[0] - 0.03 - 0.5) * half];
    const [row, middle] = [-THICK - depth * (1 - v), (left + right) / 2];
    return `M${n(left)} ${n(row)}Q${n((left + middle) / 2)} ${n(row - 12)} ${n(middle)} ${n(row)}T${n(right)} ${n(row)}`;
  });
  const embossed = rows.join('');
  return (
    shape(well, powder) +
    line(embossed, tone(colour, -0.1), 3, 0.5) +
    place(0, 3, 1, line(embossed, '#fff', 2, 0.28)) +
    clipped(sheet.clip(well), filtered(sheet.blur(5), place(7, 9, 1, line(well, '#1d1410', 14, 0.22)))) +
    line(well, tone(colour, -0.26), 2.4, 0.7)
  );
}

function lid(sheet: Sheet, { label, palette }: FormContext, w: number, h: number, foot: number): string {
  const [lw, top] = [w * 0.92, foot - h];
  const rect = (inset: number, fill: string, round: number): string =>
    `<rect x="${n(-lw / 2 + inset)}" y="${n(top + inset)}" width="${n(lw - inset * 2)}" height="${n(h - inset * 2)}" rx="${round}" fill="${fill}"/>`;
  const mirror = sheet.linear(
    [
      [0, '#f4f8f9'],
      [0.4, '#cfdadd'],
      [0.41, '#e8eff0'],
      [0.66, '#bccacf'],
      [1, '#dbe4e6'],
    ],
    -lw / 2,
    top,
    lw / 2,
    foot,
  );
  return (
    rect(0, sheet.fade(tone(palette.cap, 0.12), tone(palette.cap, -0.12), -lw / 2, top, lw / 2, foot), 26) +
    rect(26, tone(palette.cap, -0.25), 12) +
    rect(29, mirror, 10) +
    drawMark(label.mark, label.ink, lw * 0.33, foot - h * 0.28, h * 0.13) +
    line(`M${n(-lw / 2 + 26)} ${n(top + 4)}H${n(lw / 2 - 26)}`, '#fff', 3, 0.4)
  );
}

export function drawQuad(context: FormContext, { width: w, pans }: QuadSpec): Form {
  const { sheet, palette } = context;
  const depth = w * 0.5;
  const back = -THICK - depth;
  const h = w * 0.66;
  const front = `M${n(-w / 2)} ${-THICK}H${n(w / 2)}V-12Q${n(w / 2)} 0 ${n(w / 2 - 14)} 0H${n(14 - w / 2)}Q${n(-w / 2)} 0 ${n(-w / 2)} -12Z`;
  const frontFill = sheet.fade(tone(palette.body, 0.06), tone(palette.body, -0.16), -w / 2, 0, w / 2, 0);
  const tray = onTray(w, depth, [0, 0], [1, 1]);
  const corners: readonly (readonly [Point, Point])[] = [
    [
      [0.06, 0.09],
      [0.485, 0.47],
    ],
    [
      [0.515, 0.09],
      [0.94, 0.47],
    ],
    [
      [0.06, 0.53],
      [0.485, 0.91],
    ],
    [
      [0.515, 0.53],
      [0.94, 0.91],
    ],
  ];
  const wells = corners.map(([from, to], i) => pan(sheet, w, depth, from, to, pans[i] ?? palette.substance)).join('');
  const markup =
    lid(sheet, context, w, h, back + 16) +
    shape(rectPath(-w * 0.2, back - 6, w * 0.4, 20), tone(palette.cap, -0.3)) +
    shape(tray, sheet.fade(tone(palette.body, 0.1), tone(palette.body, -0.04), -w / 2, back, w / 2, 0)) +
    wells +
    shape(front, frontFill) +
    shape(rectPath(-w * 0.07, -THICK + 8, w * 0.14, 14), tone(palette.body, -0.22)) +
    line(`M${n(-w / 2 + 3)} ${-THICK}H${n(w / 2 - 3)}`, '#fff', 2.6, 0.4);
  const raised = rectPath(-w * 0.46, back - h + 16, w * 0.92, h);
  return { markup, shadow: `<path d="${tray}${front}${raised}"/>`, width: w, height: h - back, flatFoot: true };
}
