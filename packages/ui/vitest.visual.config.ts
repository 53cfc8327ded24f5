import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { imagesToCompare, keptImages, noteDrawing } from './scripts/visual.ts';
import { browser, browserConditions, preOptimizedDependencies } from './vitest.browser.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Screenshots that exist for comparison; undefined when the committed baselines are compared or written. */
    knownImages: string[] | undefined;
  }
}

// `--update` overwrites the committed baselines.
const isUpdate = process.argv.includes('--update');
const { folder, known } = isUpdate ? { folder: keptImages } : imagesToCompare();
if (isUpdate) noteDrawing();

/** Disables partial rasterization and CPU-specific code paths: both change antialiased edges slightly between runs. */
const deterministicRenderingFlags = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** Compares screenshots of stories with earlier ones. */
export default defineConfig({
  resolve: { conditions: browserConditions },
  optimizeDeps: {
    entries: ['src/testing/visual/*.tsx', 'src/**/*.stories.tsx', '.storybook/preview.tsx'],
    include: preOptimizedDependencies,
  },
  test: {
    name: 'visual',
    include: ['src/testing/visual/*.images.tsx'],
    testTimeout: 60_000,
    provide: { knownImages: known },
    browser: {
      ...browser(1440, deterministicRenderingFlags),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The same browser renders identical pixels, so no difference is tolerated.
          comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 0 },
          screenshotOptions: { animations: 'disabled', caret: 'hide', scale: 'css' },
          resolveScreenshotPath: ({ arg, ext }) => join(folder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, '../../reports/visual', `${arg}${ext}`),
        },
      },
    },
  },
});
