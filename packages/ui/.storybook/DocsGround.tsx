import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyBrand } from './brands.ts';
import { frameTheme } from './frameTheme.ts';
import { Ground } from './StoryGround.tsx';

/** How long a page draws its stories, some of them in windows of their own. */
const drawing = 4000;

/**
 * Some stories take the focus when they are drawn, a form with an error or a dialog, and the page would open scrolled to them. It stays at its
 * top until its stories are drawn or somebody acts.
 */
function useUnscrolled() {
  useEffect(() => {
    const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    const goBack = () => {
      if (location.hash === '') window.scrollTo(0, 0);
    };
    const stop = () => {
      clearTimeout(drawn);
      document.removeEventListener('scroll', goBack);
      for (const act of acts) document.removeEventListener(act, stop);
    };
    const drawn = setTimeout(stop, drawing);
    document.addEventListener('scroll', goBack);
    for (const act of acts) document.addEventListener(act, stop, { passive: true });
    return stop;
  }, []);
}

/** The container of every documentation page, in the brand and scheme chosen in the toolbar. */
export function DocsGround({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(
      [...decodeURIComponent(location.search).matchAll(/(brand|scheme):(\w+)/g)].map(([, name = '', value]) => [name, value]),
    ),
  );
  useUnscrolled();
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Record<string, unknown> }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <Ground language="en" scheme={globals.scheme === 'dark' ? 'dark' : 'light'} brand={storyBrand(globals)}>
      <DocsContainer {...props} theme={frameTheme(globals)}>
        {children}
      </DocsContainer>
    </Ground>
  );
}
