import { expect, test } from 'vitest';
import { createLimiter } from '../../src/shared/limiter.ts';

const steps = async (count: number) => {
  for (let at = 0; at < count; at += 1) await Promise.resolve();
};

test('never runs more than its limit at once, whenever the next one comes', async () => {
  const limit = createLimiter(1);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await steps(3);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 60 }, (_, at) => steps(at).then(() => limit(work))));
  expect(most).toBe(1);
});

test('goes on after a failure', async () => {
  const limit = createLimiter(1);
  const failing = limit(async () => {
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await limit(async () => 'done')).toBe('done');
});
