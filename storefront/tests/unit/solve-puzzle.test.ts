import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#app/features/auth/entry.ts';
import { solvePuzzle } from '#app/features/auth/solve-puzzle.ts';

function puzzle(number: number, maxnumber = 3_000): Puzzle {
  const salt = 'salt?expires=1';
  return {
    algorithm: 'SHA-256',
    challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
    maxnumber,
    salt,
    signature: 'sig',
  };
}

const signal = new AbortController().signal;

describe('the captcha’s puzzle', () => {
  it.each([0, 511, 512, 3_000])('is solved when its number is %i', async (number) => {
    const asked = puzzle(number);
    const { maxnumber: _, ...rest } = asked;
    expect(JSON.parse(atob((await solvePuzzle(asked, signal)) ?? ''))).toEqual({ ...rest, number });
  });

  it('has no solution beyond its highest number', async () => {
    expect(await solvePuzzle(puzzle(3_001), signal)).toBeUndefined();
  });

  it('is given up when it is no longer needed', async () => {
    const given = new AbortController();
    given.abort();
    expect(await solvePuzzle(puzzle(1), given.signal)).toBeUndefined();
  });
});
