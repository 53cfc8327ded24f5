/** Runs the steps of the Containerfile as shell commands, in a folder that contains only the tarball. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emptyFolder, packageFolder, packInto, run, startProgram } from './support.ts';

let context: string;
let image: string;
let steps: (readonly [instruction: string, words: string])[];
const step = (name: string) => steps.find(([instruction]) => instruction === name)?.[1] ?? '';

beforeAll(async () => {
  context = await emptyFolder();
  image = join(context, 'image');
  await mkdir(image);
  await packInto(context);
  const lines = (await readFile(join(packageFolder, 'Containerfile'), 'utf8')).split('\n').filter((line) => /^[A-Z]+ /.test(line));
  steps = lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
});
afterAll(() => rm(context, { recursive: true, force: true }));

interface Compose {
  readonly services: {
    readonly mock: {
      readonly image: string;
      readonly command: readonly string[];
      readonly volumes: readonly string[];
      readonly healthcheck: { readonly test: readonly string[] };
    };
  };
}

/** The services of the compose.yaml in the README. */
async function readCompose(): Promise<Compose['services']> {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const [, yaml = ''] = /```yaml\n(# compose\.yaml\n.*?)```/s.exec(readme) ?? [];
  const { services }: Compose = parse(yaml);
  return services;
}

/** Replaces the folder of the image by that of this test. */
const inImage = (words: string) => words.replaceAll(step('WORKDIR'), image);

describe('the Containerfile', () => {
  test('installs the tarball and starts a mock that its health check accepts', async () => {
    const [source = '', target = ''] = step('COPY').split(' ');
    await run('bash', ['-ec', `cp ${source} ${join(image, target)}`], context);
    await run('bash', ['-ec', step('RUN').replace('npm cache clean --force', 'true')], image);
    const [program = ''] = JSON.parse(inImage(step('ENTRYPOINT')));
    const mock = await startProgram('env', [step('ENV'), 'MOCK_PORT=0', program], image);
    try {
      const { port } = new URL(mock.url);
      expect(port).not.toBe('');
      const check: string[] = JSON.parse(
        step('HEALTHCHECK')
          .replace(/^.*CMD /, '')
          .replace(step('EXPOSE'), port),
      );
      await run(check[0] ?? '', check.slice(1), image);
    } finally {
      await mock.stop();
    }
  });

  test('has the health check of the compose.yaml in the README', async () => {
    const { mock } = await readCompose();
    const [, ...words] = mock.healthcheck.test;
    expect(JSON.stringify(words)).toBe(JSON.stringify(JSON.parse(step('HEALTHCHECK').replace(/^.*CMD /, ''))));
    expect(mock.image).toBe(step('FROM'));
  });

  test('starts the mock as the user node', () => {
    expect(step('USER')).toBe('node');
  });
});

test('the command of the compose.yaml in the README starts the mounted package', async () => {
  const { mock } = await readCompose();
  const [volume = ''] = mock.volumes;
  const [source = '', mounted = ''] = volume.split(':');
  const [program = '', ...words] = mock.command;
  const args = words.map((word) => word.replace(mounted, join(context, source)));
  const running = await startProgram('env', ['MOCK_PORT=0', program, ...args], image);
  try {
    expect((await fetch(`${running.url}/health`)).status).toBe(200);
  } finally {
    await running.stop();
  }
});
