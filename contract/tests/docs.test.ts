import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referencePage } from '../scripts/docs/page.ts';
import { contract, decodeForm, operations, validateRequest } from '../src/index.ts';

const page = referencePage(contract);
const articles = new Map(
  [...page.matchAll(/<article class="operation" id="([^"]+)"[\s\S]*?<\/article>/g)].map(([text, id]) => [id ?? '', text]),
);
const articleOf = (api: string) => articles.get(api.replaceAll('.', '-')) ?? '';
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The command as the reader copies it. */
function curlOn(api: string): string {
  return unescaped(/<pre class="curl"[^>]*><code>([\s\S]*?)<\/code><\/pre>/.exec(articleOf(api))?.[1] ?? '');
}

/** The words of a command as a shell reads them: all of them stand in single quotes or hold no blank. */
function words(command: string): string[] {
  return [...command.replaceAll('\\\n', ' ').matchAll(/((?:'[^']*'|\\'|[^\s'\\])+)/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\'/g, (found, inner) => (found === "\\'" ? "'" : inner)),
  );
}

function formOf(command: string): FormData {
  const form = new FormData();
  const all = words(command);
  for (const [at, word] of all.entries()) {
    if (word !== '--data-urlencode' && word !== '-F') continue;
    const [, name = '', value = ''] = /^([^=]+)=([\s\S]*)$/.exec(all[at + 1] ?? '') ?? [];
    if (value.startsWith('@-')) form.append(name, new File(['picture'], 'picture.png'));
    else form.append(name, value);
  }
  return form;
}

describe.each([...operations.values()])('$api in the reference', (operation) => {
  it('is told, with a call that the contract takes', () => {
    const command = curlOn(operation.api);
    expect(command).toContain(operation.multipart ? `&api=${operation.api}'` : `'api=${operation.api}'`);
    expect(validateRequest(operation, decodeForm(operation, formOf(command)))).toEqual([]);
  });

  it('names each field, and each code it refuses with', () => {
    const article = articleOf(operation.api);
    for (const field of Object.keys(operation.requestSchema.properties ?? {})) expect(article).toContain(`<code>${field}</code>`);
    const codes = [...JSON.stringify(contract.paths[operation.path]).matchAll(/#\/components\/examples\/(\d+)"/g)].map(([, code]) => code);
    for (const code of codes) expect(article).toContain(`href="#code-${code}"`);
  });
});

describe('the reference', () => {
  it('holds the whole catalogue', () => {
    for (const code of Object.keys(contract['x-error-catalogue'])) expect(page).toContain(`<tr id="code-${code}">`);
  });

  it('loads nothing, and its links lead somewhere', () => {
    expect(page).not.toMatch(/<(link|img|iframe)|\ssrc=|@import|url\(/);
    const anchors = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const broken = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !anchors.has(id));
    expect(broken).toEqual([]);
  });
});

describe('a pasted call', () => {
  let mock: ChildProcess | undefined;
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    const main = fileURLToPath(new URL('../../mock-server/src/main.ts', import.meta.url));
    mock = spawn(process.execPath, ['--conditions=source', main], {
      env: { ...process.env, MOCK_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(mock, 'exit').then(() => Promise.reject(new Error('The mock did not start.')));
    await Promise.race([once(mock, 'message'), ended]);
    ended.catch(() => undefined);
  }, 120_000);
  afterAll(() => mock?.kill());

  it.each([...operations.keys()])('of %s is answered by the mock', (api) => {
    const command = curlOn(api).replace('localhost:4010', `localhost:${port}`);
    const { stdout, stderr } = spawnSync('bash', ['-c', command.replace('curl ', 'curl --silent --show-error ')], { encoding: 'utf8' });
    expect([stderr, JSON.parse(stdout)]).toMatchObject(['', { code: '200' }]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
