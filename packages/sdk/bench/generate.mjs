/** Makes the rivals' clients from the same contract, each as its own documents advise, with and without validation. */
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';

const input = './openapi.json';

for (const [name, validator] of [
  ['hey', false],
  ['hey-zod', true],
]) {
  const validation = validator ? [{ name: 'zod', compatibilityVersion: 'mini' }] : [];
  await createClient({
    input,
    logs: { level: 'silent', file: false },
    output: { path: `generated/${name}`, clean: true },
    plugins: ['@hey-api/client-fetch', ...validation, { name: '@hey-api/sdk', validator }],
  });
}

const orval = (target, output) => generate({ input: { target: input }, output: { target, mode: 'single', ...output } }, process.cwd());
await orval('./generated/orval.ts', { client: 'fetch' });
await orval('./generated/orval-zod.ts', { client: 'zod', override: { zod: { variant: 'mini', generateReusableSchemas: true } } });
