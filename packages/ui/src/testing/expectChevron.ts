import { expect } from 'storybook/test';

/** Expects that a `summary` has the chevron of the library, and not the marker of the browser. */
export async function expectChevron(summary: Element): Promise<void> {
  await expect(getComputedStyle(summary).display).not.toBe('list-item');
  await expect(summary.querySelector('svg')).toBeVisible();
}
