/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A numbered mark outside the specimen, and the point of its part to which a line leads. */
export interface Leader {
  readonly mark: Point;
  readonly anchor: Point;
}

/** Diameter of a mark, and the space between its center and the specimen. */
export const markSize = 22;
const markDistance = 24;
const spacing = markSize + 4;

type Side = 'left' | 'top' | 'right' | 'bottom';

/** Sides in order of preference, each with its cost in pixels compared with the one before. */
const sides: readonly (readonly [Side, number])[] = [
  ['left', 0],
  ['top', 8],
  ['right', 8],
  ['bottom', 12],
];

const isVertical = (side: Side) => side === 'left' || side === 'right';

/** Returns the middle of a side of a part. */
function anchorOf({ left, top, right, bottom }: Box, side: Side): Point {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return isVertical(side) ? { x: side === 'left' ? left : right, y } : { x, y: side === 'top' ? top : bottom };
}

/** Returns the line from a point straight to a side of the specimen, as a box without width or without height. */
function lineTo({ x, y }: Point, side: Side, specimen: Box): Box {
  const line = { left: x, right: x, top: y, bottom: y };
  if (side === 'left' || side === 'top') return { ...line, [side]: Math.min(line[side], specimen[side]) };
  return { ...line, [side]: Math.max(line[side], specimen[side]) };
}

const crosses = (line: Box, box: Box) =>
  line.left < box.right && line.right > box.left - 1 && line.top < box.bottom && line.bottom > box.top - 1;

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

/** Whether the end of a line is so close to another line that its dot seems to belong to that one. */
const isOn = ({ x, y }: Point, line: Box) =>
  x > line.left - markSize && x < line.right + markSize && y > line.top - markSize && y < line.bottom + markSize;

/**
 * Returns the side that a line reaches with the shortest way, and, where possible, without crossing another part and without ending on one of
 * the given lines.
 */
function sideOf(part: Box, others: readonly Box[], lines: readonly Box[], specimen: Box): Side {
  const costs = sides.map(([side, preference]) => {
    const anchor = anchorOf(part, side);
    const line = lineTo(anchor, side, specimen);
    const crossed = others.filter((other) => !contains(other, part) && !contains(part, other) && crosses(line, other));
    const met = lines.filter((other) => isOn(anchor, other));
    return { side, cost: line.right - line.left + line.bottom - line.top + preference + (crossed.length + met.length) * 1000 };
  });
  return costs.reduce((best, next) => (next.cost < best.cost ? next : best)).side;
}

/** Returns the side of each part's mark. A part around others is placed after them, away from their lines. */
function sidesOf(parts: readonly Box[], specimen: Box): Side[] {
  const others = (index: number) => parts.toSpliced(index, 1);
  const inner = parts.map((part, index) => sideOf(part, others(index), [], specimen));
  return parts.map((part, index) => {
    const lines = parts.flatMap((other, at) => {
      const side = inner[at];
      const isInside = at !== index && contains(part, other) && !contains(other, part);
      return isInside && side ? [lineTo(anchorOf(other, side), side, specimen)] : [];
    });
    return sideOf(part, others(index), lines, specimen);
  });
}

/** Moves positions in ascending order apart, within limits where the space suffices. */
function spread(positions: readonly number[], from: number, to: number): number[] {
  const spaced: number[] = [];
  for (const position of positions) spaced.push(Math.max(position, from, (spaced.at(-1) ?? Number.NEGATIVE_INFINITY) + spacing));
  let limit = Math.max(to, from + (positions.length - 1) * spacing);
  return spaced
    .reverse()
    .map((position) => {
      const held = Math.min(position, limit);
      limit = held - spacing;
      return held;
    })
    .reverse();
}

/**
 * Places a mark for each part beside the specimen: on the nearest side, next to its part, and never over another mark. Marks of the left
 * and right sides may use the corners, those of the top and bottom stay between them.
 */
export function placeMarks(parts: readonly Box[], specimen: Box): Leader[] {
  const chosen = sidesOf(parts, specimen);
  const leaders: Leader[] = [];
  for (const [side] of sides) {
    const along = isVertical(side) ? 'y' : 'x';
    const members = parts
      .flatMap((part, index) => (chosen[index] === side ? [{ index, anchor: anchorOf(part, side) }] : []))
      .sort((one, other) => one.anchor[along] - other.anchor[along]);
    const corner = markDistance - markSize / 2;
    const [from, to] = isVertical(side)
      ? [specimen.top - corner, specimen.bottom + corner]
      : [specimen.left + markSize / 2, specimen.right - markSize / 2];
    const positions = spread(
      members.map(({ anchor }) => anchor[along]),
      from,
      to,
    );
    const across = specimen[side] + (side === 'left' || side === 'top' ? -markDistance : markDistance);
    members.forEach(({ index, anchor }, order) => {
      const position = positions[order] ?? 0;
      leaders[index] = { anchor, mark: isVertical(side) ? { x: across, y: position } : { x: position, y: across } };
    });
  }
  return leaders;
}
