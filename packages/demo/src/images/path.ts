// Path building. A profile describes half of a turned body: radius and height of each corner, top first, ground at y = 0, up is negative.
import type { Random } from './random.ts';

export type Corner = readonly [radius: number, y: number, rounding?: number];
export type Profile = readonly Corner[];
export type Point = readonly [x: number, y: number];

/** Tilt of the camera: the height of a horizontal circle over its width. */
export const TILT = 0.13;

export function n(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

export const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Returns a line with straight edges and rounded corners; the first and last points remain sharp. */
export function roundedLine(corners: readonly (readonly [number, number, number])[]): string {
  let d = '';
  corners.forEach((corner, i) => {
    const here: Point = [corner[0], corner[1]];
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!before || !after || corner[2] <= 0) {
      d += `${i === 0 ? '' : 'L'}${at(here)}`;
      return;
    }
    const enter = towards(here, [before[0], before[1]], corner[2]);
    const leave = towards(here, [after[0], after[1]], corner[2]);
    const c1: Point = [enter[0] + (here[0] - enter[0]) * 0.56, enter[1] + (here[1] - enter[1]) * 0.56];
    const c2: Point = [leave[0] + (here[0] - leave[0]) * 0.56, leave[1] + (here[1] - leave[1]) * 0.56];
    d += `L${at(enter)}C${at(c1)} ${at(c2)} ${at(leave)}`;
  });
  return d;
}

const sideOf = (profile: Profile, share: number): (readonly [number, number, number])[] =>
  profile.map(([r, y, rounding]) => [r * share, y, rounding ?? 0] as const);

function ends(profile: Profile): [top: Corner, foot: Corner] {
  const top = profile[0];
  const foot = profile[profile.length - 1];
  if (!top || !foot) throw new RangeError('a profile needs corners');
  return [top, foot];
}

/** Returns the line without its starting point, to be appended to a path. */
const rest = (d: string): string => d.slice(d.search(/[LC]/));

/** Returns the whole silhouette, with the elliptic top and foot of a body in view from slightly above. */
export function outline(profile: Profile): string {
  const [top, foot] = ends(profile);
  const right = roundedLine(sideOf(profile, 1));
  const left = roundedLine(sideOf(profile, -1).reverse());
  const arcTop = `A${n(top[0])} ${n(top[0] * TILT)} 0 0 1 ${n(top[0])} ${n(top[1])}`;
  const arcFoot = `A${n(foot[0])} ${n(foot[0] * TILT)} 0 0 1 ${n(-foot[0])} ${n(foot[1])}`;
  return `M${n(-top[0])} ${n(top[1])}${arcTop}${rest(right)}${arcFoot}${rest(left)}Z`;
}

/** Returns a vertical strip that follows the profile, between two shares of the radius, for highlights and rims. */
export function strip(profile: Profile, from: number, to: number): string {
  return `M${roundedLine(sideOf(profile, to))}L${roundedLine(sideOf(profile, from).reverse())}Z`;
}

export function widest(profile: Profile): number {
  return Math.max(...profile.map(([r]) => r));
}

/** Returns a closed smooth curve through the points (Catmull-Rom as Béziers). */
export function smoothClosed(points: readonly Point[]): string {
  const count = points.length;
  const p = (i: number): Point => points[((i % count) + count) % count] ?? [0, 0];
  let d = `M${at(p(0))}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return `${d}Z`;
}

/** Returns an open smooth curve through the points. */
export function smoothOpen(points: readonly Point[]): string {
  const p = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${at(p(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return d;
}

/** Returns a pebble-like closed shape around the origin. */
export function blob(random: Random, rx: number, ry: number, unrest = 0.12, corners = 8): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2 + random.between(-0.12, 0.12);
    const reach = 1 + random.between(-unrest, unrest);
    points.push([Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]);
  }
  return smoothClosed(points);
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

export const rectPath = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
