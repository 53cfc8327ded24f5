import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storyCustomer } from '../shell.tsx';
import { show, subjects } from './subjects.tsx';

const header = subjects.find(({ name }) => name === 'Navigation/SiteHeader');

/** Returns the horizontal start of each line of the utility line. */
function starts(): number[] {
  const entries = [...document.querySelectorAll('header > :first-child :is(p, li)')].filter((entry) => entry.checkVisibility());
  const lines = new Map<number, number>();
  for (const { top, height, left } of entries.map((entry) => entry.getBoundingClientRect())) {
    const line = Math.round((top + height / 2) / 8);
    lines.set(line, Math.min(Math.round(left), lines.get(line) ?? left));
  }
  return [...lines.values()];
}

describe.each([900, 1024, 1100])('the utility line in a window of %i px', (width) => {
  const { innerWidth, innerHeight } = window;
  beforeAll(() => page.viewport(width, innerHeight));
  afterAll(() => page.viewport(innerWidth, innerHeight));

  it('is one line for a visitor', async () => {
    if (!header) throw new Error('There are no stories of the header');
    await show(header, () => expect(starts()).toHaveLength(1));
  });

  it('has no second line that begins on the right for a customer', async () => {
    if (!header) throw new Error('There are no stories of the header');
    await show(header, () => expect(new Set(starts()).size).toBe(1), { props: { ...storyCustomer('en') } });
  });
});
