// Clear and frosted glass with its content.
import { tone } from './colour.ts';
import { ellipsePath, n, outline, type Profile, strip, TILT, widest } from './path.ts';
import { across, cover, down, footOf, grounding, type Liquid, reflections, rim, roundness, softLight } from './shading.ts';
import { clipped, filtered, line, type Sheet, shape } from './sheet.ts';

export function frosted(sheet: Sheet, profile: Profile, colour: string, inside: string, liquid?: Liquid): string {
  const d = outline(profile);
  const milky = across(sheet, profile, [
    [0, tone(colour, -0.1)],
    [0.05, tone(colour, 0.06)],
    [0.14, tone(colour, -0.02)],
    [0.35, tone(colour, 0.07, 0.9)],
    [0.7, tone(colour, -0.06, 1.1)],
    [0.93, tone(colour, -0.13, 1.15)],
    [0.97, tone(colour, 0.02)],
    [1, tone(colour, -0.12)],
  ]);
  let within = '';
  if (liquid) {
    const y = footOf(profile) - liquid.level;
    const r = widest(profile);
    const edge = sheet.linear(
      [
        [0, liquid.colour, 0],
        [0.08, liquid.colour, 0.62],
        [1, tone(liquid.colour, -0.05), 0.8],
      ],
      0,
      y - 20,
      0,
      footOf(profile),
    );
    within = clipped(
      sheet.clip(`M${n(-r)} ${n(y - 20)}H${n(r)}V60H${n(-r)}Z`),
      filtered(sheet.blur(r * 0.06, 20, 20), shape(strip(profile, -0.86, 0.86), edge)),
    );
  }
  // Light that enters at the left gathers low on the right, which distinguishes frosted glass from plastic.
  const glow = filtered(
    sheet.blur(widest(profile) * 0.16, 40, 40),
    shape(
      ellipsePath(widest(profile) * 0.38, footOf(profile) - widest(profile) * 0.5, widest(profile) * 0.34, widest(profile) * 0.4),
      '#fff',
      0.34,
    ),
  );
  return clipped(
    sheet.clip(d),
    [
      shape(cover(profile), milky),
      within,
      glow,
      inside,
      softLight(sheet, profile, 0.5, -0.7, -0.34),
      grounding(sheet, profile, colour),
      rim(sheet, profile, 0.5),
    ].join(''),
  );
}

function glassLiquid(sheet: Sheet, profile: Profile, liquid: Liquid, wall: number): string {
  const r = widest(profile);
  const y = footOf(profile) - liquid.level;
  const base = footOf(profile) - r * 0.16;
  const colour = liquid.colour;
  const tint = across(sheet, profile, [
    [0, tone(colour, -0.16, 1.15), 0.96],
    [0.16, tone(colour, -0.04, 1.1), 0.9],
    [0.4, tone(colour, 0.05), 0.82],
    [0.66, tone(colour, 0.0, 1.1), 0.88],
    [1, tone(colour, -0.18, 1.15), 0.97],
  ]);
  const inner = r * wall;
  const bottom = `A${n(inner)} ${n(inner * TILT)} 0 0 1 ${n(-inner)} ${n(base)}`;
  const volume = `M${n(-inner)} ${n(y)}H${n(inner)}V${n(base)}${bottom}Z`;
  const deep = sheet.linear(
    [
      [0, colour, 0],
      [0.6, tone(colour, -0.12, 1.1), 0.1],
      [1, tone(colour, -0.24, 1.15), 0.55],
    ],
    0,
    y,
    0,
    base,
  );
  const glow = filtered(
    sheet.blur(r * 0.12, 40, 40),
    shape(ellipsePath(r * 0.34, base - r * 0.34, r * 0.3, r * 0.34), tone(colour, 0.2), 0.6),
  );
  const surface =
    shape(ellipsePath(0, y, inner, inner * TILT), tone(colour, 0.08), 0.85) +
    line(ellipsePath(0, y, inner - 1, inner * TILT), '#fff', 2, 0.5);
  return clipped(
    sheet.clip(strip(profile, -wall, wall) + volume),
    shape(volume, tint) + shape(volume, deep) + glow + surface + (liquid.contents ?? ''),
  );
}

export function glass(sheet: Sheet, profile: Profile, colour: string, inside: string, liquid?: Liquid): string {
  const d = outline(profile);
  const r = widest(profile);
  const body = across(sheet, profile, [
    [0, tone(colour, -0.2), 0.75],
    [0.05, tone(colour, -0.05), 0.5],
    [0.12, tone(colour, 0.05), 0.3],
    [0.5, tone(colour, 0.08), 0.22],
    [0.86, tone(colour, -0.02), 0.36],
    [0.94, tone(colour, -0.16), 0.62],
    [1, tone(colour, -0.26), 0.8],
  ]);
  const foot = footOf(profile);
  const thick = sheet.linear(
    [
      [0, tone(colour, -0.1), 0],
      [0.4, tone(colour, -0.2), 0.5],
      [0.7, '#fff', 0.5],
      [1, tone(colour, -0.25), 0.6],
    ],
    0,
    foot - r * 0.2,
    0,
    foot + r * TILT,
  );
  const parts = [
    shape(cover(profile), body),
    liquid ? glassLiquid(sheet, profile, liquid, 0.92) : '',
    shape(`M${n(-r)} ${n(foot - r * 0.2)}H${n(r)}V${n(foot + r)}H${n(-r)}Z`, thick),
    inside,
    roundness(sheet, profile, liquid?.colour ?? colour, 0.3),
    reflections(sheet, profile, 0.82),
    shape(
      strip(profile, 0.6, 0.7),
      down(sheet, profile, [
        [0, '#fff', 0.3],
        [0.7, '#fff', 0.06],
        [1, '#fff', 0],
      ]),
    ),
  ];
  return clipped(sheet.clip(d), parts.join('')) + line(d, tone(colour, -0.25), 1.6, 0.5);
}
