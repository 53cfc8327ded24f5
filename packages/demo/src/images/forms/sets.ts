// Sets in paper: ampoules in their tray, patches in their envelope.
import { mix, tone } from '../colour.ts';
import { drawLabel } from '../labels.ts';
import { turned } from '../materials.ts';
import { ellipsePath, n, type Profile, rectPath } from '../path.ts';
import { clipped, filtered, line, place, type Sheet, shape } from '../sheet.ts';
import { box } from './cartons.ts';
import type { Form, FormContext } from './form.ts';

export interface AmpoulesSpec {
  kind: 'ampoules';
  count: number;
}

function ampoule(sheet: Sheet, colour: string, band: string): string {
  const profile: Profile = [
    [4, -430],
    [15, -420, 10],
    [17, -330, 20],
    [10, -296, 18],
    [40, -236, 36],
    [42, -40, 24],
    [30, 0],
  ];
  return (
    turned(
      sheet,
      profile,
      { material: 'glass', colour: mix(colour, '#ffffff', 0.5), liquid: { colour, level: 232 } },
      shape(rectPath(-60, -176, 120, 66), band, 0.85) + shape(rectPath(-60, -98, 120, 5), band, 0.85),
    ) + shape(ellipsePath(-4, -300, 12, 4), '#fff', 0.6)
  );
}

/** Draws a row of glass ampoules standing in a slotted paper tray. */
export function drawAmpoules({ sheet, label, palette }: FormContext, { count }: AmpoulesSpec): Form {
  const gap = 122;
  const w = count * gap + 60;
  const x0 = -((count - 1) * gap) / 2;
  const tray = box(sheet, w, 170, 110, palette.body, drawLabel(sheet, label, { x: -w * 0.44, y: -168, w: w * 0.88, h: 166 }));
  let row = '';
  let shadow = `<path d="${tray.outline}"/>`;
  for (let i = 0; i < count; i++) {
    const x = x0 + i * gap;
    row +=
      shape(ellipsePath(x, -186, 50, 11), tone(palette.body, -0.4), 0.75) +
      clipped(sheet.clip(rectPath(x - 60, -640, 120, 455)), place(x, -90, 1, ampoule(sheet, palette.substance, palette.accent)));
    shadow += `<path d="${rectPath(x - 30, -460, 60, 300)}"/>`;
  }
  return { markup: tray.markup + row, shadow, width: w + 60, height: 520, flatFoot: true, glow: palette.substance };
}

export interface PatchesSpec {
  kind: 'patches';
}

/** Draws a paper envelope with a sheet of clear round patches leaning against it. */
export function drawPatches({ sheet, label, palette }: FormContext, _spec: PatchesSpec): Form {
  const [w, h] = [480, 640];
  const envelope = box(sheet, w, h, 44, palette.body, drawLabel(sheet, label, { x: -w * 0.4, y: -h * 0.94, w: w * 0.8, h: h * 0.7 }));
  const hole = shape(ellipsePath(-18, -h + 40, 26, 12), tone(palette.body, -0.3));
  const [sw, sh] = [430, 330];
  let dots = '';
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++) {
      const r = 24 + ((row + i) % 3) * 7;
      const [x, y] = [-sw / 2 + 52 + i * 81, -sh + 52 + row * 75];
      dots +=
        shape(ellipsePath(x + 4, y + 5, r, r), tone(palette.cap, -0.25), 0.35) +
        shape(ellipsePath(x, y, r, r), mix(palette.substance, '#fff', 0.35), 0.85) +
        line(`M${n(x - r * 0.7)} ${n(y - r * 0.1)}A${n(r * 0.72)} ${n(r * 0.72)} 0 0 1 ${n(x)} ${n(y - r * 0.72)}`, '#fff', 4, 0.9);
    }
  }
  const card = `<rect x="${-sw / 2}" y="${-sh}" width="${sw}" height="${sh}" rx="20" fill="${sheet.fade(
    tone(palette.cap, 0.05),
    tone(palette.cap, -0.05),
    -200,
    -300,
    200,
    0,
  )}"/>`;
  const leaf = place(
    150,
    66,
    1,
    filtered(sheet.blur(12, 20, 20), place(20, 6, 1, shape(rectPath(-sw / 2, -sh, sw, sh), '#2b1c14', 0.4))) + card + dots,
    9,
  );
  return { markup: envelope.markup + hole + leaf, shadow: `<path d="${envelope.outline}"/>`, width: 620, height: h, flatFoot: true };
}
