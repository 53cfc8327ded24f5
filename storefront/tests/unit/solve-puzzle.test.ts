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

describe('solvePuzzle', () => {
  it.each([0, 511, 512, 3_000])('finds the number %i', async (number) => {
    const asked = puzzle(number);
    const { maxnumber: _, ...rest } = asked;
    expect(JSON.parse(atob((await solvePuzzle(asked, signal)) ?? ''))).toEqual({ ...rest, number });
  });

  it('returns undefined when the number exceeds the maximum', async () => {
    expect(await solvePuzzle(puzzle(3_001), signal)).toBeUndefined();
  });

  it('stops when it is aborted', async () => {
    const given = new AbortController();
    given.abort();
    expect(await solvePuzzle(puzzle(1), given.signal)).toBeUndefined();
  });
});
