import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from '../../../.storybook/preview.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { mallTheme } from '../../theme/theme.ts';
import { argsInStoryLanguage } from '../sampleTexts.ts';
import { type Image, images, nameOf } from './images.ts';

const modules = import.meta.glob<Record<string, unknown> & { default: Meta }>('../../**/*.stories.tsx');
const known = inject('knownImages');
const wanted = images.filter((image) => !known || known.includes(`${nameOf(image)}.png`));

const height = 900;
const isStory = (value: unknown): value is StoryObj => typeof value === 'object' && value !== null;

/** Renders the story on a separate page and returns the element to capture: the dialog, if there is one. */
async function draw([file, name, language, scheme, width]: Image): Promise<Element> {
  await page.viewport(width, height);
  const module = await modules[`../../${file}.stories.tsx`]?.();
  const story = module?.[name];
  if (!module || !isStory(story)) throw new Error(`${file} has no story ${name}`);
  const Story = composeStory(story, module.default, { ...preview, initialGlobals: { ...preview.initialGlobals, language, scheme } });
  document.documentElement.lang = languageTag(language);
  document.documentElement.dataset.scheme = scheme;
  const ground = document.body.appendChild(document.createElement('div'));
  ground.style.padding = module.default.parameters?.layout === 'fullscreen' ? '0' : mallTheme().spacing(2);
  const root = createRoot(ground);
  onTestFinished(() => {
    root.unmount();
    ground.remove();
    localStorage.clear();
  });
  root.render(<Story {...argsInStoryLanguage({ args: Story.args, globals: Story.globals, parameters: Story.parameters })} />);
  await expect.poll(() => ground.childElementCount + document.querySelectorAll('[role$="dialog"]').length).toBeGreaterThan(0);
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // Content below the window's edge would be white.
  await page.viewport(width, Math.max(height, Math.ceil(ground.getBoundingClientRect().height)));
  return document.querySelector('[role$="dialog"]') ?? ground;
}

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
});

it.each(wanted.map((image) => [nameOf(image), image] as const))('%s', async (name, image) => {
  await expect(await draw(image)).toMatchScreenshot(name);
});
