import { composeStory, type Meta } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BrandName } from '../../../.storybook/brands.ts';
import preview from '../../../.storybook/preview.tsx';
import { StoryGround } from '../../../.storybook/StoryGround.tsx';
import manifest from '../../../package.json';
import type { LanguageCode } from '../../i18n/languages.ts';

/** A component of the library as shown by its stories. */
export interface Subject {
  name: string;
  component: ComponentType<Record<string, unknown>>;
  meta: Meta;
  /** Props that are sufficient to render it. */
  args: Record<string, unknown>;
}

/** Components that render no root element. */
const rootless = ['CachedFragment', 'FragmentCacheProvider', 'LinkProvider', 'MallUiProvider', 'SchemeScript', 'ToastProvider'];

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{stories,test,browser}.*', '!../../testing/**'],
  {
    eager: true,
  },
);
const metas = import.meta.glob<Meta>(['../../**/*.stories.tsx'], { eager: true, import: 'default' });

const doors = Object.values(manifest.exports).flatMap((door) =>
  typeof door === 'object' ? [door.source.replace('./src/', '../../')] : [],
);
const isPublic = new Set(
  doors.flatMap((door) => Object.entries(modules[door] ?? {})).flatMap(([name, value]) => (rootless.includes(name) ? [] : [value])),
);

/** Every public component with a root element: the subjects of stories, and the subcomponents that they name. */
export const subjects: readonly Subject[] = Object.values(metas).flatMap((meta) => {
  const beside = Object.entries(meta.subcomponents ?? {}).map(([name, component]) => ({ name, component, meta, args: {} }));
  const own = meta.component ? [{ name: meta.title ?? '', component: meta.component, meta, args: { ...meta.args } }] : [];
  return [...own, ...beside].filter(({ component }) => isPublic.has(component));
});

/** Language, scheme and brand of the page. */
interface Ground {
  language: LanguageCode;
  scheme?: 'light' | 'dark';
  brand?: BrandName;
}

/** One page for all: the provider, which includes the global styles, is mounted once, and its content changes. */
const root = createRoot(document.body.appendChild(document.createElement('div')));
const showOn = (ground: Ground, content: ReactNode) => flushSync(() => root.render(<StoryGround {...ground}>{content}</StoryGround>));
/** Only the stories' own decorators remain; the provider above replaces the global ones. */
const groundless = { ...preview, decorators: [] };

/** Waits for the end of animations such as the fade-in of a dialog. */
function settle() {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Renders a component with the decorators of its stories, runs a check of the page, and unmounts it. */
export async function show(
  { component, meta, args }: Subject,
  look: () => void | Promise<void>,
  { language = 'en', props = {}, ...brand }: Partial<Ground> & { props?: Record<string, unknown> } = {},
): Promise<void> {
  const ground = { language, ...brand };
  const given = { ...args, ...props };
  const Story = composeStory({ globals: { language }, render: () => createElement(component, given) }, meta, groundless);
  const padding = meta.parameters?.layout === 'fullscreen' ? 0 : 16;
  try {
    showOn(
      ground,
      <div style={{ padding }}>
        <Story />
      </div>,
    );
    // Updates that wait for the browser (a field's button, a dialog's portal) are rendered in the next frame.
    await new Promise((done) => requestAnimationFrame(done));
    settle();
    await look();
  } finally {
    showOn(ground, null);
  }
}
