/** Invalid options of `startMock` and their messages. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../src/command/usage.ts';
import { type MockOptions, startMock } from '../../src/index.ts';
import { example } from '../support/target.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-options-'));
  return () => rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
/** Starts a mock from JavaScript, which has no types. */
const start = (options: object) => startMock(options as MockOptions);

describe('startMock refuses', () => {
  it.each<[string, object, string]>([
    ['an unknown option', { prot: 1 }, 'There is no option "prot". Did you mean port'],
    ['a port that is not a number', { port: 'x' }, 'port must be a whole number up to 65535, not "x".'],
    ['a port out of range', { port: 65_536 }, 'port must be a whole number up to 65535, not "65536".'],
    ['an empty host', { host: '' }, 'host must not be empty.'],
    ['strict without a recording', { strict: true }, 'strict refuses calls that were not recorded: it needs recording.'],
    ['ignore without a recording', { ignore: ['page'] }, 'loose and ignore compare calls with recorded ones: they need recording.'],
    ['an empty folder name', { scenarios: '' }, 'scenarios must not be empty.'],
    ['a text in place of a flag', { strict: 'no' }, 'strict must be true or false, not "no".'],
    ['a text in place of a function', { onCall: 'log' }, 'onCall must be a function.'],
    ['a field in place of a list', { ignore: 'page' }, 'ignore must be a list of fields.'],
    [
      'a rule in place of a list',
      { rules: { api: '*' } },
      'Invalid rules: rules must be a list, also of a single rule: [{"api": …, "response": …}].',
    ],
    ['a list in place of a list of rules', { rules: [7] }, 'Invalid rules: rules.0 must be of type object.'],
  ])('%s', async (_, options, message) => {
    await expect(start(options)).rejects.toThrow(expect.objectContaining({ message: expect.stringContaining(message) }));
    await expect(start(options)).rejects.toThrow(UsageError);
  });

  it('a field to ignore that no operation has', async () => {
    const call = { language: '', signedIn: false, request: { pro_id: 1001 }, response: example('mall.Product.index') };
    await write('mall.Product.index.json', JSON.stringify([call]));
    await expect(startMock({ recording: folder, ignore: ['prod_id'] })).rejects.toThrow(
      'ignore: no operation has the field "prod_id". Did you mean pro_id',
    );
    const mock = await startMock({ recording: folder, ignore: ['pro_id', 'cart.0.num', 'language'] });
    await mock.close();
  });

  it('a recorded response that violates the contract', async () => {
    const call = { language: '', signedIn: false, request: {}, response: { code: '200', message: '', data: {} } };
    await write('mall.Product.index.json', JSON.stringify([call]));
    await expect(startMock({ recording: folder })).rejects.toThrow(/response 1 violates the contract: data\.\w+ is missing\.$/);
  });

  it.each([
    ['rules.yaml', 'rules: [', /rules\.yaml is not valid YAML: [^:{}]+ at line 1, column 9\.$/],
    ['rules.json', '{"summary": }', /rules\.json is not valid JSON: Unexpected token .+[^.]\.$/],
  ])('a scenario in %s that cannot be parsed', async (name, text, message) => {
    await write(name, text);
    await expect(startMock({ scenarios: folder })).rejects.toThrow(message);
  });
});

it('a scenario with the name of a built-in one replaces it, with a warning', async () => {
  await write('maintenance.yaml', 'summary: Own.\nrules: [{ api: mall.Cart.index, response: { code: "4003" } }]');
  const mock = await startMock({ scenarios: folder });
  expect(mock.warnings).toEqual([`The scenario "maintenance" of ${folder} replaces the built-in scenario of this name.`]);
  const scenarios: unknown = await (await fetch(`${mock.url}/scenarios`)).json();
  expect(scenarios).toContainEqual({ name: 'maintenance', summary: 'Own.', rules: expect.any(Array) });
  await mock.close();
});
