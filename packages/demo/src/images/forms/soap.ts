// Soap: two pebbles, one on the other.
import { mix, tone } from '../colour.ts';
import { drawMark } from '../marks.ts';
import { blob, ellipsePath, n, TILT } from '../path.ts';
import { clipped, filtered, group, line, place, shape } from '../sheet.ts';
import type { Form, FormContext } from './form.ts';

export interface BarSpec {
  kind: 'bar';
}

/** Draws a stack of two pebble-shaped bars, the upper one stamped, with a paper band round the lower. */
export function drawBar({ sheet, label, palette }: FormContext, _spec: BarSpec): Form {
  const pebble = (rx: number, ry: number, colour: string): string => {
    const d = blob(sheet.random, rx, ry, 0.045, 9);
    const light = sheet.radial(
      [
        [0, tone(colour, 0.1)],
        [0.45, colour],
        [0.8, tone(colour, -0.14)],
        [1, tone(colour, -0.24)],
      ],
      -rx * 0.34,
      -ry * 0.6,
      rx * 1.5,
      0.7,
    );
    let veins = '';
    for (let i = 0; i < 70; i++)
      veins += ellipsePath(
        sheet.random.between(-rx, rx),
        sheet.random.between(-ry, ry),
        sheet.random.between(1, 4),
        sheet.random.between(1, 3),
      );
    const glint = filtered(sheet.blur(16, 30, 60), shape(ellipsePath(-rx * 0.34, -ry * 0.56, rx * 0.4, ry * 0.14), '#fff', 0.6));
    return clipped(
      sheet.clip(d),
      shape(d, light) +
        shape(veins, tone(colour, -0.3), 0.35) +
        glint +
        filtered(
          sheet.blur(14, 20, 60),
          line(`M${n(-rx * 0.8)} ${n(ry * 0.86)}Q0 ${n(ry * 1.1)} ${n(rx * 0.8)} ${n(ry * 0.8)}`, mix(colour, '#fff3e2', 0.6), 12, 0.6),
        ),
    );
  };
  const emboss = group('translate(4 8)', drawMark(label.mark, tone(palette.accent, 0.08), 0, 0, 110));
  const stamp = group(`translate(10 -336) scale(1 ${TILT * 4.4})`, emboss + drawMark(label.mark, tone(palette.accent, -0.2), 0, 0, 110));
  const between = filtered(sheet.blur(16, 20, 80), shape(ellipsePath(20, -232, 270, 34), tone(palette.body, -0.4), 0.6));
  const markup = place(0, -120, 1, pebble(370, 124, palette.body)) + between + place(10, -316, 1, pebble(276, 104, palette.accent)) + stamp;
  return { markup, shadow: `<path d="${ellipsePath(0, -120, 370, 124)}${ellipsePath(10, -316, 276, 104)}"/>`, width: 660, height: 420 };
}
