import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { brandTheme } from '../../../.storybook/brands.ts';
import { show, subjects } from './subjects.tsx';

const named = subjects.map((subject) => [subject.name, subject] as const);

/** Returns the texts with too little contrast, with axe's messages. */
async function contrastViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

describe.each(['light', 'dark'] as const)('in the second brand, %s scheme, has texts with enough contrast', (scheme) => {
  it.each(named)('%s', async (_name, subject) => {
    await show(
      subject,
      async () => {
        expect(document.documentElement.dataset.scheme).toBe(scheme);
        const { primary } = brandTheme('tidal').colorSchemes?.[scheme]?.palette.roles ?? {};
        expect(getComputedStyle(document.documentElement).getPropertyValue('--mall-color-primary')).toBe(primary);
        expect(await contrastViolations()).toEqual([]);
      },
      { brand: 'tidal', scheme },
    );
  });
});

describe.each([
  ['sylvane', 44],
  ['tidal', 40],
] as const)('in brand %s', (brand, height) => {
  it.each(['Fields/TextInput', 'Fields/NativeSelect', 'Fields/PasswordInput'])(
    '%s is as high as a control of its density',
    async (name) => {
      const subject = subjects.find((one) => one.name === name);
      if (!subject) throw new Error(`There are no stories ${name}`);
      const heights = () => [...document.querySelectorAll('.MuiInputBase-root, select')].map((box) => box.getBoundingClientRect().height);
      await show(subject, () => expect([...new Set(heights())]).toEqual([height]), { brand });
    },
  );
});

it.each(['sylvane', 'tidal'] as const)('in brand %s the button that dismisses a notice is a target of 24 px or more', async (brand) => {
  const subject = subjects.find((one) => one.name === 'Feedback/Notice');
  if (!subject) throw new Error('There are no stories Feedback/Notice');
  await show(
    subject,
    () => {
      const { width = 0, height = 0 } = document.querySelector('[role="status"] button')?.getBoundingClientRect() ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    },
    { brand, props: { onDismiss: () => undefined } },
  );
});

it.each(['sylvane', 'tidal'] as const)('in brand %s a notice has the corners of a card', async (brand) => {
  const subject = subjects.find((one) => one.name === 'Feedback/Notice');
  if (!subject) throw new Error('There are no stories Feedback/Notice');
  await show(
    subject,
    () => {
      const notice = document.querySelector('[role="status"]');
      expect(notice && getComputedStyle(notice).borderRadius).toBe(brandTheme(brand).mall.radius.card);
    },
    { brand },
  );
});
