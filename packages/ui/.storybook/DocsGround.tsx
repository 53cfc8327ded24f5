import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyBrand } from './brands.ts';
import { forwardArgs, noteGlobals } from './frameGlobals.ts';
import { frameTheme } from './frameTheme.ts';
import { holdFocus } from './holdFocus.ts';
import { Ground } from './StoryGround.tsx';

/** Renders the container of every documentation page, in the brand and scheme of the toolbar. */
export function DocsGround({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(
      [...decodeURIComponent(location.search).matchAll(/(brand|scheme|language):([\w-]+)/g)].map(([, name = '', value]) => [name, value]),
    ),
  );
  useLayoutEffect(holdFocus, []);
  useLayoutEffect(() => noteGlobals(globals), [globals]);
  useEffect(() => {
    const heading = document.querySelector('.sbdocs h1')?.textContent;
    if (heading) document.title = `${heading} · @mall/ui`;
  }, []);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Record<string, unknown> }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(STORY_ARGS_UPDATED, forwardArgs);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(STORY_ARGS_UPDATED, forwardArgs);
    };
  }, []);
  return (
    <Ground language="en" scheme={globals.scheme === 'dark' ? 'dark' : 'light'} brand={storyBrand(globals)}>
      <DocsContainer {...props} theme={frameTheme(globals)}>
        {children}
      </DocsContainer>
    </Ground>
  );
}
