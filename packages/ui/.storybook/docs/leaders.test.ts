import { describe, expect, it } from 'vitest';
import { type Box, markSize, placeMarks } from './leaders.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const specimen = box(0, 0, 400, 100);
const marksOf = (...parts: readonly Box[]) => placeMarks(parts, specimen).map(({ mark }) => mark);

describe('placeMarks', () => {
  it('places each mark outside the specimen, on the side that is nearest to its part', () => {
    const [left, top, right, bottom] = marksOf(box(8, 40, 20, 20), box(190, 5, 20, 20), box(380, 40, 20, 20), box(190, 75, 20, 20));
    expect(left?.x).toBeLessThan(-markSize / 2);
    expect(top?.y).toBeLessThan(-markSize / 2);
    expect(right?.x).toBeGreaterThan(400 + markSize / 2);
    expect(bottom?.y).toBeGreaterThan(100 + markSize / 2);
  });

  it('leads a line to the middle of the nearest edge of the part', () => {
    expect(placeMarks([box(10, 40, 20, 20)], specimen)).toEqual([{ mark: { x: -24, y: 50 }, anchor: { x: 10, y: 50 } }]);
  });

  it('places marks of parts in the same place without overlap', () => {
    const marks = marksOf(...Array.from({ length: 6 }, () => box(0, 40, 400, 20)));
    const tops = marks.map(({ y }) => y).sort((one, other) => one - other);
    expect(marks.map(({ x }) => x)).toEqual(marks.map(() => -24));
    for (const [index, y] of tops.slice(1).entries()) expect(y - (tops[index] ?? 0)).toBeGreaterThanOrEqual(markSize);
  });

  it('chooses a longer way when the line would cross another part', () => {
    const [, text] = marksOf(box(8, 40, 16, 20), box(30, 40, 300, 20));
    expect(text?.y).toBeLessThan(0);
  });

  it('leads to a part by another side when its point would be on the line of a part within it', () => {
    const [icon, surface] = placeMarks([box(12, 12, 18, 20), box(0, 0, 160, 44)], box(0, 0, 160, 44));
    expect(icon?.anchor).toEqual({ x: 12, y: 22 });
    expect(surface?.anchor).toEqual({ x: 80, y: 0 });
  });
});
