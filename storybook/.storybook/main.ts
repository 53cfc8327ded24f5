import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { fallBackTexts } from '../../storefront/fall-back-texts.ts';
import { media } from '../plugins/media.ts';
import { objectTypes } from '../plugins/object-types.ts';
import { pageComposition } from '../plugins/page-composition.ts';
import { plainArrays } from '../plugins/plain-arrays.ts';
import { propTypes } from '../plugins/prop-types.ts';
import { sampleTextsModule } from '../plugins/sample-texts.ts';
import { storefrontRoutes } from '../plugins/storefront-routes.ts';

const ui = '../../packages/ui';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    `${ui}/docs/*.mdx`,
    `${ui}/docs/patterns/*.mdx`,
    `${ui}/src/foundations/*.mdx`,
    `${ui}/src/**/*.stories.tsx`,
    '../pages/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: [
    { from: `${ui}/src/theme/fonts`, to: '/fonts' },
    { from: '../media', to: '/media' },
  ],
  // The headings of `Find a component` are the names that other design systems use.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    // Preserves function names, so that the displayed code of a story names its components.
    ...mergeConfig(vite, { build: { rolldownOptions: { output: { keepNames: true } } } }),
    plugins: [
      storefrontRoutes,
      sampleTextsModule,
      pageComposition,
      fallBackTexts,
      media,
      objectTypes,
      propTypes,
      plainArrays,
      ...(vite.plugins ?? []),
    ],
    resolve: { ...vite.resolve, conditions: ['source', ...defaultClientConditions] },
  }),
};

export default config;
