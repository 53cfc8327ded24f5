import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameTheme } from '../../packages/ui/.storybook/frameTheme.ts';
import { sentenceCase } from '../../packages/ui/.storybook/sentenceCase.ts';

addons.setConfig({
  theme: frameTheme({}),
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name) },
});

// The UI around the stories uses the brand and scheme selected for them.
addons.register('mall/scheme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => addons.setConfig({ theme: frameTheme(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
