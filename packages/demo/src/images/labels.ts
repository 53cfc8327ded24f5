// Label compositions: a drawn mark and thin bars in place of lines of type. No letters, because the images serve every language.
import { tone } from './colour.ts';
import { drawMark, type MarkName } from './marks.ts';
import { ellipsePath, n } from './path.ts';
import { clipped, line, type Sheet, shape } from './sheet.ts';

export type LabelLayout =
  | 'stack'
  | 'base'
  | 'band'
  | 'column'
  | 'frame'
  | 'bleed'
  | 'arch'
  | 'oval'
  | 'seal'
  | 'split'
  | 'stripe'
  | 'crown';

export interface LabelSpec {
  mark: MarkName;
  layout: LabelLayout;
  ink: string;
  /** Colour of the paper or print behind the mark; printed straight on the pack when absent. */
  paper?: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const bar = (x: number, y: number, w: number, h: number, ink: string, opacity = 0.8): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}" fill="${ink}" fill-opacity="${opacity}"/>`;

/** Draws a brand line: short blocks spaced like wide capitals. */
function brand(cx: number, y: number, width: number, ink: string): string {
  const widths = [1, 0.7, 1.1, 0.8, 1, 0.5, 0.9];
  const height = Math.max(5, width * 0.055);
  const unit = width / (widths.reduce((a, b) => a + b, 0) + 0.9 * (widths.length - 1));
  let x = cx - width / 2;
  let markup = '';
  for (const w of widths) {
    markup += `<rect x="${n(x)}" y="${n(y)}" width="${n(w * unit)}" height="${n(height)}" rx="1" fill="${ink}"/>`;
    x += (w + 0.9) * unit;
  }
  return markup;
}

const lines = (cx: number, y: number, widths: readonly number[], gap: number, ink: string): string =>
  widths.map((w, i) => bar(cx - w / 2, y + i * gap, w, Math.max(2.4, gap * 0.2), ink, 0.62)).join('');

const linesLeft = (x: number, y: number, widths: readonly number[], gap: number, ink: string): string =>
  widths.map((w, i) => bar(x, y + i * gap, w, Math.max(2.4, gap * 0.2), ink, 0.62)).join('');

const paperRect = (b: Box, paper: string | undefined, rx = 4): string =>
  paper === undefined ? '' : `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}" rx="${rx}" fill="${paper}"/>`;

type Layout = (sheet: Sheet, spec: LabelSpec, b: Box) => string;

const unitOf = (b: Box): number => Math.min(b.w, b.h * 0.9);

const plainLayouts = {
  stack: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    const y = b.y + b.h / 2;
    return (
      paperRect(b, paper) +
      drawMark(mark, ink, cx, y - u * 0.2, u * 0.24) +
      brand(cx, y + u * 0.17, u * 0.52, ink) +
      lines(cx, y + u * 0.28, [u * 0.6, u * 0.4], u * 0.07, ink)
    );
  },
  base: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    return (
      paperRect(b, paper) +
      brand(cx, b.y + b.h * 0.1, u * 0.56, ink) +
      lines(cx, b.y + b.h * 0.1 + u * 0.13, [u * 0.36], 14, ink) +
      drawMark(mark, ink, cx, b.y + b.h - u * 0.38, u * 0.3)
    );
  },
  column: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const x = b.x + b.w * 0.16;
    return (
      paperRect(b, paper) +
      line(`M${n(x)} ${n(b.y + b.h * 0.08)}V${n(b.y + b.h * 0.92)}`, ink, 2.6, 0.8) +
      drawMark(mark, ink, b.x + b.w * 0.58, b.y + b.h * 0.08 + u * 0.24, u * 0.23) +
      linesLeft(x + u * 0.12, b.y + b.h * 0.62, [u * 0.5, u * 0.34, u * 0.42, u * 0.22], u * 0.085, ink)
    );
  },
  bleed: (sheet, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const clip = sheet.clip(`M${n(b.x)} ${n(b.y)}h${n(b.w)}v${n(b.h)}h${n(-b.w)}Z`);
    return (
      clipped(clip, paperRect(b, paper, 0) + drawMark(mark, ink, b.x + b.w * 0.72, b.y + b.h * 0.4, u * 0.52)) +
      linesLeft(b.x + b.w * 0.1, b.y + b.h * 0.8, [u * 0.42, u * 0.28], u * 0.08, ink) +
      brand(b.x + b.w * 0.1 + u * 0.22, b.y + b.h * 0.1, u * 0.44, ink)
    );
  },
  stripe: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    const stripes = [0, 1, 2, 3, 4].map(
      (i) =>
        `<rect x="${n(b.x)}" y="${n(b.y + b.h * (0.66 + i * 0.07))}" width="${n(b.w)}" height="${n(b.h * (0.012 + i * 0.009))}" fill="${ink}" fill-opacity=".85"/>`,
    );
    return (
      paperRect(b, paper, 0) +
      stripes.join('') +
      drawMark(mark, ink, cx, b.y + b.h * 0.28, u * 0.24) +
      brand(cx, b.y + b.h * 0.53, u * 0.5, ink)
    );
  },
  crown: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    return (
      paperRect(b, paper) +
      drawMark(mark, ink, cx, b.y + u * 0.26, u * 0.2) +
      line(`M${n(cx - u * 0.34)} ${n(b.y + b.h * 0.56)}H${n(cx + u * 0.34)}`, ink, 2) +
      brand(cx, b.y + b.h * 0.64, u * 0.6, ink) +
      lines(cx, b.y + b.h * 0.78, [u * 0.44, u * 0.6], u * 0.08, ink)
    );
  },
} satisfies Record<string, Layout>;

const panelLayouts = {
  band: (_, { mark, ink, paper = tone(ink, 0.3) }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    // Wider than the body on purpose: the body's clip makes it wrap all around; the sag follows the camera's tilt.
    const sag = b.w * 0.11;
    const d = `M${n(b.x - b.w)} ${n(b.y)}H${n(b.x)}Q${n(cx)} ${n(b.y + sag)} ${n(b.x + b.w)} ${n(b.y)}h${n(b.w)}V${n(b.y + b.h)}H${n(b.x + b.w)}Q${n(cx)} ${n(b.y + b.h + sag)} ${n(b.x)} ${n(b.y + b.h)}h${n(-b.w)}Z`;
    return (
      shape(d, paper) +
      drawMark(mark, ink, cx, b.y + b.h * 0.42, u * 0.27) +
      brand(cx, b.y + b.h * 0.78, u * 0.5, ink) +
      lines(cx, b.y + b.h * 0.89, [u * 0.4], 12, ink)
    );
  },
  frame: (_, { mark, ink, paper }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    const edge = `<rect x="${n(b.x + 12)}" y="${n(b.y + 12)}" width="${n(b.w - 24)}" height="${n(b.h - 24)}" rx="3" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
    return (
      paperRect(b, paper, 6) +
      edge +
      drawMark(mark, ink, cx, b.y + b.h * 0.4, u * 0.25) +
      brand(cx, b.y + b.h * 0.72, u * 0.46, ink) +
      lines(cx, b.y + b.h * 0.81, [u * 0.36], 12, ink)
    );
  },
  arch: (_, { mark, ink, paper = '#f7f1e6' }, b) => {
    const cx = b.x + b.w / 2;
    const r = b.w * 0.42;
    const d = `M${n(cx - r)} ${n(b.y + b.h)}V${n(b.y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(b.y + r)}V${n(b.y + b.h)}Z`;
    return (
      shape(d, paper) +
      drawMark(mark, ink, cx, b.y + r * 1.02, r * 0.56) +
      brand(cx, b.y + b.h - r * 0.56, r * 1.1, ink) +
      lines(cx, b.y + b.h - r * 0.34, [r * 0.8], 12, ink)
    );
  },
  oval: (_, { mark, ink, paper = '#f7f1e6' }, b) => {
    const cx = b.x + b.w / 2;
    const cy = b.y + b.h / 2;
    const rx = b.w * 0.42;
    const ry = Math.min(b.h * 0.5, rx * 1.36);
    return (
      shape(ellipsePath(cx, cy, rx, ry), paper) +
      line(ellipsePath(cx, cy, rx - 9, ry - 9), ink, 2) +
      drawMark(mark, ink, cx, cy - ry * 0.16, Math.min(rx, ry) * 0.46) +
      brand(cx, cy + ry * 0.46, rx * 0.84, ink) +
      lines(cx, cy + ry * 0.62, [rx * 0.56], 10, ink)
    );
  },
  seal: (_, { mark, ink, paper = '#f7f1e6' }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    const r = u * 0.3;
    const cy = b.y + b.h - r * 1.15;
    return (
      shape(ellipsePath(cx, cy, r, r), paper) +
      drawMark(mark, ink, cx, cy, r * 0.66) +
      brand(cx, b.y + b.h * 0.06, u * 0.6, paper) +
      lines(cx, b.y + b.h * 0.06 + u * 0.13, [u * 0.48, u * 0.3], u * 0.07, paper)
    );
  },
  split: (_, { mark, ink, paper = '#f7f1e6' }, b) => {
    const u = unitOf(b);
    const cx = b.x + b.w / 2;
    const upper = { ...b, h: b.h * 0.56 };
    return (
      paperRect(b, paper, 3) +
      paperRect(upper, ink, 3) +
      drawMark(mark, paper, cx, b.y + b.h * 0.28, Math.min(u * 0.26, b.h * 0.22)) +
      brand(cx, b.y + b.h * 0.68, u * 0.56, ink) +
      lines(cx, b.y + b.h * 0.8, [u * 0.6, u * 0.4], u * 0.08, ink)
    );
  },
} satisfies Record<string, Layout>;

const layouts: Record<LabelLayout, Layout> = { ...plainLayouts, ...panelLayouts };

export function drawLabel(sheet: Sheet, spec: LabelSpec, box: Box): string {
  return layouts[spec.layout](sheet, spec, box);
}
