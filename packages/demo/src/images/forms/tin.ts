// A flat tin in front of its lid.
import { tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { ellipsePath, n, TILT } from '../path.ts';
import { clipped, filtered, group, line, place, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';

export interface TinSpec {
  kind: 'tin';
  radius: number;
  height: number;
}

/** Draws a flat tin with visible balm, and its lid on edge behind it. */
export function drawTin({ sheet, label, palette }: FormContext, { radius: r, height: h }: TinSpec): Form {
  const R = r * 1.02;
  const squash = TILT * 1.9;
  const cy = -R - 72;
  const cx = r * 0.3;
  const face = sheet.linear(
    [
      [0, tone(palette.cap, 0.12)],
      [0.4, palette.cap],
      [1, tone(palette.cap, -0.14)],
    ],
    cx - R,
    cy - R,
    cx + R,
    cy + R,
  );
  const lid =
    filtered(sheet.blur(18, 20, 20), shape(ellipsePath(cx + 46, cy + 26, R, R), '#2b1a12', 0.35)) +
    shape(ellipsePath(cx + 26, cy + 3, R, R), sheet.fade(tone(palette.cap, 0.02), tone(palette.cap, -0.17), cx, cy - R, cx + R, cy + R)) +
    shape(ellipsePath(cx, cy, R, R), face) +
    line(ellipsePath(cx, cy, R * 0.93, R * 0.93), tone(palette.cap, -0.2), 5, 0.7) +
    line(ellipsePath(cx - 2, cy - 3, R * 0.92, R * 0.92), '#fff', 3, 0.45) +
    place(cx, cy - R * 0.16, 1, drawLabel(sheet, label, { x: -R * 0.6, y: -R * 0.62, w: R * 1.2, h: R * 1.2 })) +
    line(
      `M${n(cx - R * 0.96)} ${n(cy - R * 0.2)}A${n(R * 0.98)} ${n(R * 0.98)} 0 0 1 ${n(cx - R * 0.3)} ${n(cy - R * 0.93)}`,
      '#fff',
      8,
      0.55,
    );
  const x = -r * 0.22;
  const wall = `M${n(-r)} ${n(-h)}A${n(r)} ${n(r * squash)} 0 0 0 ${n(r)} ${n(-h)}V-14A${n(r)} ${n(r * squash)} 0 0 1 ${n(-r)} -14Z`;
  const steel = sheet.linear(
    [
      [0, tone(palette.body, -0.28)],
      [0.08, tone(palette.body, -0.06)],
      [0.22, tone(palette.body, 0.2)],
      [0.34, palette.body],
      [0.7, tone(palette.body, -0.18)],
      [0.9, tone(palette.body, -0.28)],
      [1, tone(palette.body, 0.02)],
    ],
    -r,
    0,
    r,
    0,
  );
  const rx = r * 0.95;
  const well = ellipsePath(0, -h + 6, rx, rx * squash);
  const swipe = `M${n(-r * 0.5)} ${n(-h - r * 0.03)}C${n(-r * 0.2)} ${n(-h - r * 0.17)} ${n(r * 0.36)} ${n(-h - r * 0.12)} ${n(r * 0.5)} ${n(-h + r * 0.03)}`;
  const balm = clipped(
    sheet.clip(well),
    shape(well, sheet.fade(tone(palette.substance, 0.06), tone(palette.substance, -0.1), -r, -h, r, -h + 60)) +
      line(ellipsePath(0, -h + 2, rx, rx * squash), tone(palette.substance, -0.3), 14, 0.5) +
      filtered(
        sheet.blur(4, 20, 60),
        line(swipe, tone(palette.substance, -0.2), 26, 0.55) + group('translate(-5 -8)', line(swipe, '#fff', 10, 0.55)),
      ),
  );
  const tin =
    filtered(sheet.blur(12, 20, 100), shape(ellipsePath(20, 18, r, r * squash * 0.8), '#2b1a12', 0.5)) +
    shape(wall, steel) +
    line(`M${n(-r)} ${n(-h + 26)}A${n(r)} ${n(r * squash)} 0 0 0 ${n(r)} ${n(-h + 26)}`, tone(palette.body, -0.3), 4, 0.5) +
    shape(ellipsePath(0, -h, r, r * squash), tone(palette.body, 0.14)) +
    balm +
    line(ellipsePath(0, -h, r, r * squash), '#fff', 3, 0.6);
  return {
    markup: lid + place(x, -34, 1, tin),
    shadow: `<path d="${ellipsePath(cx, cy, R, R)}"/><path transform="translate(${n(x)} -34)" d="${wall}"/>`,
    width: r * 1.9,
    height: R * 2 + 70,
  };
}
