import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { createMediaReader } from '../../mock-server/src/media.ts';

const examples = new URL('../../contract/generated/openapi.json', import.meta.url);
const width = 640;
const read = createMediaReader();

/** Returns the images that examples of the contract name, by their path below `/media/`. */
function namedImages(): string[] {
  const named = readFileSync(examples, 'utf8').matchAll(/"\/media\/([^"?]+)/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}

/**
 * Serves images of the demo mall at the URLs of the contract's examples: rendered on request in development, files in the built Storybook.
 */
export const media: Plugin = {
  name: 'mall:media',
  configureServer({ middlewares }) {
    middlewares.use('/media', async ({ url = '' }, response, next) => {
      const image = await read(url.slice(1).replace(/\?.*/, ''), width);
      if (!image) return next();
      response.setHeader('Content-Type', 'image/webp');
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(image);
    });
  },
  async generateBundle() {
    for (const path of namedImages()) {
      const source = await read(path, width);
      if (source) this.emitFile({ type: 'asset', fileName: `media/${path}`, source });
    }
  },
};
