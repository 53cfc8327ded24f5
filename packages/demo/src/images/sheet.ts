import { n } from './path.ts';
import { idPrefix, type Random, randomFor } from './random.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A rectangle: x, y, width, height. */
export type Region = readonly [x: number, y: number, width: number, height: number];

/** An image in progress: collects gradients, filters and clips, each defined once, and returns references to them. */
export class Sheet {
  readonly random: Random;
  readonly #prefix: string;
  readonly #defs: string[] = [];
  readonly #ids = new Map<string, string>();

  constructor(name: string) {
    this.random = randomFor(name);
    this.#prefix = idPrefix(name);
  }

  /** Adds a definition and returns its id; `template` contains the id as `@`, and equal templates share one definition. */
  #define(template: string): string {
    let id = this.#ids.get(template);
    if (id === undefined) {
      id = `${this.#prefix}${this.#ids.size.toString(36)}`;
      this.#ids.set(template, id);
      this.#defs.push(template.replace('id="@"', `id="${id}"`));
    }
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const line = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return this.#define(`<linearGradient id="@" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`);
  }

  /** Adds a linear gradient of two colours. */
  fade(from: string, to: string, x1: number, y1: number, x2: number, y2: number): string {
    return this.linear(
      [
        [0, from],
        [1, to],
      ],
      x1,
      y1,
      x2,
      y2,
    );
  }

  /** Adds a radial gradient; `squash` flattens its circle to an ellipse. */
  radial(stops: readonly Stop[], cx: number, cy: number, r: number, squash = 1): string {
    const flatten = squash === 1 ? '' : ` gradientTransform="translate(0 ${n(cy * (1 - squash))}) scale(1 ${squash})"`;
    const circle = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`;
    return this.#define(`<radialGradient id="@" gradientUnits="userSpaceOnUse" ${circle}${flatten}>${stopsOf(stops)}</radialGradient>`);
  }

  /** Margins are percentages of the shape's bounding box: thin shapes need large ones. */
  blur(deviation: number, marginX = 60, marginY = 60): string {
    return this.filter(`<feGaussianBlur stdDeviation="${n(deviation)}"/>`, marginX, marginY);
  }

  filter(body: string, marginX = 0, marginY = 0): string {
    const box = `x="${-marginX}%" y="${-marginY}%" width="${100 + 2 * marginX}%" height="${100 + 2 * marginY}%"`;
    return this.#define(`<filter id="@" ${box} color-interpolation-filters="sRGB">${body}</filter>`);
  }

  /** Returns a filter over the whole square frame or a given region: for strokes, whose width is not part of a bounding box. */
  frameFilter(body: string, [x, y, width, height]: Region = [0, 0, 1600, 1600]): string {
    const box = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
    return this.#define(`<filter id="@" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB">${body}</filter>`);
  }

  /** Draws the markup once and returns a reference to repeat it, which reduces the size of many grains, leaves and bubbles. */
  stamp(markup: string): string {
    return this.#define(`<g id="@">${markup}</g>`).slice(4, -1);
  }

  clip(d: string): string {
    return this.#define(`<clipPath id="@"><path d="${d}"/></clipPath>`);
  }

  mask(markup: string): string {
    return this.#define(`<mask id="@" maskUnits="userSpaceOnUse" x="-2400" y="-2400" width="7200" height="7200">${markup}</mask>`);
  }

  finish(width: number, height: number, body: string): string {
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs>${body}</svg>`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

export const group = (transform: string, markup: string): string => `<g transform="${transform}">${markup}</g>`;
export const place = (x: number, y: number, scale: number, markup: string, turn = 0): string =>
  group(
    `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    markup,
  );
/** Repeats a stamp. */
export const use = (stamp: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<use href="${stamp}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn === 0 ? '' : ` rotate(${Math.round(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}"/>`;
export const clipped = (clip: string, markup: string): string => `<g clip-path="${clip}">${markup}</g>`;
export const filtered = (filter: string, markup: string): string => `<g filter="${filter}">${markup}</g>`;
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`;
export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity === 1 ? '' : ` stroke-opacity="${Math.round(opacity * 1000) / 1000}"`
  }/>`;
