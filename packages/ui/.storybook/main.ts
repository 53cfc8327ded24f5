import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { plainArrays } from './plainArrays.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../src/foundations/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../src/theme/fonts', to: '/fonts' },
    { from: './media', to: '/media' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    // Functions keep their names, so that the code of a story names its components.
    ...mergeConfig(vite, { build: { rolldownOptions: { output: { keepNames: true } } } }),
    plugins: [plainArrays, ...(vite.plugins ?? [])],
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
