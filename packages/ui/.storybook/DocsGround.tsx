import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyBrand } from './brands.ts';
import { frameTheme } from './frameTheme.ts';
import { Ground } from './StoryGround.tsx';

/**
 * Some stories take the focus, a form with an error for one, and the page would open scrolled to them. Until somebody acts the focus is given
 * back.
 */
function useUnscrolled() {
  useEffect(() => {
    const giveBack = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) target.blur();
      if (location.hash === '') window.scrollTo(0, 0);
    };
    const stop = () => document.removeEventListener('focusin', giveBack);
    document.addEventListener('focusin', giveBack);
    for (const act of ['pointerdown', 'keydown', 'wheel']) document.addEventListener(act, stop, { once: true, passive: true });
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
