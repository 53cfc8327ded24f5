import { describe, expect, it } from 'vitest';
import { awaitBriefly } from '#app/shared/await-briefly.ts';

const after = <T>(milliseconds: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

describe('awaitBriefly', () => {
  it('returns the value when it resolves within the wait', async () => {
    expect((await awaitBriefly(after(1, 'part'), 50)).value).toBe('part');
  });

  it('returns the promise when it takes longer', async () => {
    const { value } = await awaitBriefly(after(60, 'part'), 5);
    expect(value).toBeInstanceOf(Promise);
    expect(await value).toBe('part');
  });
});
