import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brand } from './brand.ts';

/** The ground of a component's page of documentation, in the scheme that was chosen for its stories. */
export function DocsGround(props: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<unknown>(() => /scheme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setScheme(globals.scheme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={brand(scheme)} />;
}
