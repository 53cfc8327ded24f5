import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frameTheme } from './frameTheme.ts';

/** The ground of a component's page of documentation, in the brand and scheme that were chosen for its stories. */
export function DocsGround(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(
      [...decodeURIComponent(location.search).matchAll(/(brand|scheme):(\w+)/g)].map(([, name = '', value]) => [name, value]),
    ),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Record<string, unknown> }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={frameTheme(globals)} />;
}
