import { defineConfig } from 'i18next-cli';

const ignore = ['**/*.{test,stories,browser}.{ts,tsx}', '**/{testing,pages,foundations,generated}/**'];

/** `i18next-cli lint` finds hardcoded text. Missing keys are type errors; decision 028 tells why the other commands are not used. */
export default defineConfig({
  locales: ['en', 'zh', 'tn', 'ko'],
  extract: {
    input: ['storefront/app/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'],
    ignore,
    output: 'locales/{{language}}/{{namespace}}.json',
  },
  lint: {
    ignore,
    acceptedTags: 'all',
    acceptedAttributes: ['aria-label', 'alt', 'title', 'placeholder', 'label', 'description', 'message'],
  },
});
