import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { keptPictures, noteDrawing, picturesToCompare } from './scripts/visual.ts';
import { browser, browserConditions, preOptimizedDependencies } from './vitest.browser.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files there is something to compare with; none when the kept pictures are compared or written. */
    knownPictures: string[] | undefined;
  }
}

// `--update` draws the kept pictures anew.
const isUpdate = process.argv.includes('--update');
const { folder, known } = isUpdate ? { folder: keptPictures } : picturesToCompare();
if (isUpdate) noteDrawing();

/** What was drawn before is not drawn over in part, nor by what this processor does faster: both move the soft edge of a curve by a shade. */
const sameEdges = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** Pictures of stories beside those of before. */
export default defineConfig({
  resolve: { conditions: browserConditions },
  optimizeDeps: {
    entries: ['src/testing/visual/*.tsx', 'src/**/*.stories.tsx', '.storybook/preview.tsx'],
    include: preOptimizedDependencies,
  },
  test: {
    name: 'visual',
    include: ['src/testing/visual/*.pictures.tsx'],
    testTimeout: 60_000,
    provide: { knownPictures: known },
    browser: {
      ...browser(1440, sameEdges),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The same browser draws the same pixels: no difference is too small.
          comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 0 },
          screenshotOptions: { animations: 'disabled', caret: 'hide', scale: 'css' },
          resolveScreenshotPath: ({ arg, ext }) => join(folder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, '../../reports/visual', `${arg}${ext}`),
        },
      },
    },
  },
});
