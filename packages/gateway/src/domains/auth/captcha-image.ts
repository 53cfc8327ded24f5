import sharp from 'sharp';
import { glyphSize, glyphs, type Point, type Stroke } from './glyphs.ts';

const size = { width: 180, height: 56 } as const;
const margin = 14;
const stepsPerSegment = 8;

const paper = '#f6f1e7';
/** Dark enough on the background to be legible with low vision. */
const inks = ['#27352c', '#3f5d4b', '#84442b', '#5b4636', '#2f4858'] as const;

const between = (low: number, high: number) => low + Math.random() * (high - low);
const anyInk = () => inks[Math.floor(Math.random() * inks.length)] ?? inks[0];

/**
 * Draws a captcha's text as a PNG of 180 × 56 pixels. Every image is distorted and crossed out differently. It is rasterized, because a
 * program could read the paths of an SVG as easily as text.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  return sharp(Buffer.from(captchaSvg(text)))
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

function captchaSvg(text: string): string {
  const bend = newBend();
  const characters = [...text].map((character, index) => drawCharacter(character, { index, of: text.length }, bend));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    ...times(26, speck),
    ...characters,
    // Lines in the background color cut the strokes, lines in ink connect them: both confuse programs that recognize characters by outline.
    ...times(2, () => thread(paper, between(1.6, 2.2))),
    ...times(3, () => thread(anyInk(), between(1, 1.5))),
    '</svg>',
  ].join('');
}

/** Creates a distortion of the whole image by two waves. */
type Bend = (point: Point) => Point;

function newBend(): Bend {
  const across = { by: between(1.2, 2.4), every: between(9, 14), from: between(0, 6) };
  const down = { by: between(1.5, 3.2), every: between(16, 26), from: between(0, 6) };
  return ({ x, y }) => ({
    x: x + across.by * Math.sin(y / across.every + across.from),
    y: y + down.by * Math.sin(x / down.every + down.from),
  });
}

function drawCharacter(character: string, place: { index: number; of: number }, bend: Bend): string {
  const strokes = glyphs.get(character);
  if (!strokes) throw new Error(`There is no glyph for ${character}`);
  const put = placement(place);
  const paths = strokes.map((stroke) => pathOf(trace(stroke).map(put).map(bend)));
  return `<path d="${paths.join('')}" stroke="${anyInk()}" stroke-width="${between(2.8, 3.8).toFixed(1)}"/>`;
}

/** Returns the placement of a character on the image, with random rotation, slant and size. */
function placement({ index, of }: { index: number; of: number }): (point: Point) => Point {
  const room = (size.width - 2 * margin) / of;
  const centre = { x: margin + room * (index + 0.5) + between(-2, 2), y: size.height / 2 + between(-4, 4) };
  const height = between(27, 33);
  const width = between(17, 21);
  const turn = between(-0.3, 0.3);
  const slant = between(-0.2, 0.2);
  return (point) => {
    const y = (point.y / glyphSize.height - 0.5) * height;
    const x = (point.x / glyphSize.width - 0.5) * width + slant * y;
    return { x: centre.x + x * Math.cos(turn) - y * Math.sin(turn), y: centre.y + x * Math.sin(turn) + y * Math.cos(turn) };
  };
}

/** Returns the points along a stroke, close enough together to be distorted. */
function trace({ curved, points }: Stroke): Point[] {
  const [start] = points;
  if (!start) return [];
  const traced = [start];
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1] ?? start;
    const to = points[index] ?? from;
    const before = curved ? (points[index - 2] ?? from) : from;
    const after = curved ? (points[index + 1] ?? to) : to;
    for (let step = 1; step <= stepsPerSegment; step += 1) {
      const t = step / stepsPerSegment;
      traced.push(
        curved
          ? { x: spline(before.x, from.x, to.x, after.x, t), y: spline(before.y, from.y, to.y, after.y, t) }
          : { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t },
      );
    }
  }
  return traced;
}

/** Catmull-Rom: interpolates between b and c with the neighbors a and d. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function thread(colour: string, width: number): string {
  const heights = times(4, () => between(6, size.height - 6));
  const points = heights.map((y, index) => ({ x: (size.width / 3) * index, y }));
  return `<path d="${pathOf(trace({ curved: true, points }))}" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`;
}

function speck(): string {
  const [x, y, r] = [between(0, size.width), between(0, size.height), between(0.5, 1.3)].map((value) => value.toFixed(1));
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${anyInk()}"/>`;
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
