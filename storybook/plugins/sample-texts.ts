import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sampleTexts } from './sample-texts/sample-texts.ts';

const textsModule = 'virtual:sample-texts';
const catalog = fileURLToPath(new URL('../../packages/demo/catalog.yaml', import.meta.url));

/**
 * Provides the texts of the contract's examples in every language as `virtual:sample-texts`. The translations are those of the demo mall
 * and of the gateway's texts; nothing is translated here.
 */
export const sampleTextsModule: Plugin = {
  name: 'mall:sample-texts',
  resolveId: (source) => (source === textsModule ? `\0${textsModule}` : undefined),
  load(id) {
    if (id !== `\0${textsModule}`) return undefined;
    this.addWatchFile(catalog);
    return `export const sampleTexts = ${JSON.stringify(Object.fromEntries(sampleTexts()))};`;
  },
};
