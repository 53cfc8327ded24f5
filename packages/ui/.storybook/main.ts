import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { plainArrays } from './plainArrays.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../src/foundations/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../src/theme/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [plainArrays, ...(vite.plugins ?? [])],
    // The code shown names components as they are called in the source.
    build: { ...vite.build, rollupOptions: { ...vite.build?.rollupOptions, output: { keepNames: true } } },
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
