import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

addons.setConfig({ theme: brand('light') });

// The frame around the stories wears the scheme that was chosen for them.
addons.register('mall/scheme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => addons.setConfig({ theme: brand(globals.scheme) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
