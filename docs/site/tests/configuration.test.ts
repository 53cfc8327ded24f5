import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { call, createMallClient } from '@mall/sdk';
import { catalogProduct } from '@mall/sdk/operations/catalog';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOptions } from '../scripts/options.ts';

let html: string;

beforeAll(() => {
  html = readFileSync('build/site/guides/sdk/configuration/index.html', 'utf8');
});

const baseUrl = 'http://localhost:4010/api/';
const headings = () => [...html.matchAll(/<h3 id="([^"]+)"><code[^>]*>([^<]+)<\/code>/g)].map(([, , name = '']) => name);

/** The names that a refused option lists: "Known: baseUrl, storeId …". */
function knownNames(error: unknown): readonly string[] {
  const [, names = ''] = /Known: (.+)\.$/.exec(error instanceof Error ? error.message : '') ?? [];
  return names.split(', ');
}

/** Far from the name of any option. */
const unknown: object = { zzzzzzzzzz: 1 };

describe('the page Configuration', () => {
  test('describes every option that a client accepts', () => {
    let refusal: unknown;
    try {
      createMallClient({ baseUrl, ...unknown });
    } catch (error) {
      refusal = error;
    }
    const names = knownNames(refusal);
    expect(names).toContain('baseUrl');
    expect(headings()).toEqual(expect.arrayContaining([...names]));
  });

  test('describes every option that a call accepts', async () => {
    const refusal: unknown = await call(createMallClient({ baseUrl }), catalogProduct, { pro_id: 1001 }, unknown).catch(
      (error: unknown) => error,
    );
    const names = knownNames(refusal);
    expect(names).toContain('idempotencyKey');
    expect(headings()).toEqual(expect.arrayContaining([...names]));
  });

  test('names every flag of the command mall-mock', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', '../../mock-server/src/main.ts', '--help']);
    const flags = [...stdout.matchAll(/^ {2}(--\w+)/gm)].map(([, flag = '']) => flag).filter((flag) => !/version|help/.test(flag));
    expect(flags.filter((flag) => !html.includes(`mall-mock ${flag}`))).toEqual([]);
  });

  test('states a type, a default or "required", and an example for every option', () => {
    const sections = html.split('<h3 ').slice(1);
    const incomplete = sections.filter((section) => !/(default: |required)/.test(section) || !section.includes('data-code='));
    expect(incomplete).toEqual([]);
  });
});

test('readOptions refuses an interface that the file does not have', () => {
  expect(() => readOptions('../../packages/sdk/src/options.ts', 'Missing')).toThrow('no interface Missing');
});
