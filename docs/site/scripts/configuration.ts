import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type OptionDoc, readOptions } from './options.ts';

/** A line of code that passes an option; `{}` is the placeholder of the option. */
type Usage = string;

const createClient: Usage = "createMallClient({ baseUrl: 'https://shop.example/api/', {} });";
const readProduct: Usage = 'await mall.catalog.product({ pro_id: 1001 }, { {} });';
const addToCart: Usage = 'await mall.cart.add({ pro_id: 1001, attribute_id: 10011, num: 1 }, { {} });';
const pollOrder: Usage = 'await poll(client, ordersShow, { order_id: 42 }, { until: ({ status }) => status !== 0, {} });';
const pollOnly: Usage = 'await poll(client, ordersShow, { order_id: 42 }, { {} });';
const uploadFile: Usage = 'await upload(client, uploadsAdd, { file }, { {} });';
const startMock: Usage = 'await startMock({ {} });';

/** The section of the guide that the generated text replaces, up to the next heading of the same level. */
const optionsSection = /^## Options of a client and of a call\n[\s\S]*?(?=^## )/m;

/**
 * Completes the SDK's guide to configuration: replaces its table of options by every option with type, default and example, and appends the
 * options of the mock server. The sources are documentation comments and `mall-mock --help`.
 */
export function withOptions(guide: string, repository: string): string {
  if (!optionsSection.test(guide)) throw new Error('The guide to configuration has no section on options.');
  const sdk = (file: string, name: string) => readOptions(join(repository, 'packages/sdk/src', file), name);
  const shared = sdk('options.ts', 'SharedOptions');
  const client = sdk('options.ts', 'MallClientOptions');
  const call = [...sdk('options.ts', 'CallOptions'), ...sdk('options.ts', 'KeyedCallOptions')];
  const table = [
    '## All options',
    '| Option | Client | Call | Default |\n| --- | :-: | :-: | --- |',
    ...client.map((option) => summary(option, '✓', '')),
    ...shared.map((option) => summary(option, '✓', '✓')),
    ...call.map((option) => summary(option, '', '✓')),
    '`client.withOptions({ … })` returns another client with changed options. The mock server has [options of its own](#options-of-the-mock-server).',
  ];
  const details = [
    '## Options of a client and of a call',
    ...shared.map((option) => section(option, [createClient, readProduct])),
    '## Options of a client',
    ...client.map((option) => section(option, [option.isRequired ? 'createMallClient({ {} });' : createClient])),
    '## Options of a call',
    ...call.map((option) => section(option, [addToCart])),
    '## Options of `poll`',
    'Beside the options of a call:',
    ...sdk('options.ts', 'PollOptions').map((option) => section(option, [option.isRequired ? pollOnly : pollOrder])),
    '## Options of `upload`',
    'Beside the options of a call:',
    ...sdk('options.ts', 'UploadOptions').map((option) => section(option, [uploadFile])),
  ];
  const mock = [
    '## Options of the mock server',
    'Pass these to `startMock` of `@mall/mock-server`, or to the command `mall-mock` as flags. The response to a single request is chosen by [the header `Prefer`](/guides/mock-server/overview/#responses-by-prefer).',
    ...mockOptions(repository),
  ];
  const completed = guide.replace(optionsSection, () => `${joinLines(table)}\n\n`).trimEnd();
  return joinLines([completed, ...details, ...mock]);
}

function mockOptions(repository: string): readonly string[] {
  const flags = flagsOf(mockHelp(repository));
  const options = readOptions(join(repository, 'mock-server/src/options.ts'), 'MockOptions');
  return options.map((option) => section(option, [startMock], flags.get(option.name)));
}

/** Joins paragraphs by blank lines, and rows of a table by line breaks. */
function joinLines(parts: readonly string[]): string {
  return parts.join('\n\n').replaceAll(/\|\n\n(?=\|)/g, '|\n');
}

const summary = ({ name, isRequired, defaultValue = '' }: OptionDoc, client: string, call: string) =>
  `| [\`${name}\`](#${name.toLowerCase()}) | ${client} | ${call} | ${isRequired ? 'required' : escapeCell(defaultValue)} |`;

function section({ name, isRequired, type, description: text, defaultValue, example }: OptionDoc, usages: readonly Usage[], flag?: Flag) {
  if (example === undefined) throw new Error(`The option ${name} has no example.`);
  const calls = usages.map((usage) => usage.replace('{}', () => example)).join('\n');
  return [
    `### \`${name}\``,
    [`\`${type}\``, isRequired ? 'required' : `default: ${defaultValue}`].join(' · '),
    text,
    ...(flag ? [`Command line: \`mall-mock ${flag.usage}\`: ${flag.text}`] : []),
    `\`\`\`ts\n${calls}\n\`\`\``,
  ].join('\n\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|');

/** A flag of the command line: `--port N`. */
interface Flag {
  readonly usage: string;
  readonly text: string;
}

function mockHelp(repository: string): string {
  return execFileSync(process.execPath, ['--conditions=source', join(repository, 'mock-server/src/main.ts'), '--help'], {
    encoding: 'utf8',
  });
}

/** Returns the flags of a help text by the names of their options: `requireSession` for `--require-session`. */
function flagsOf(help: string): ReadonlyMap<string, Flag> {
  const lines = help.matchAll(/^ {2}(--([\w-]+)(?: [A-Z]+)?) +(.+)$/gm);
  return new Map([...lines].map(([, usage = '', name = '', text = '']) => [optionName(name), { usage, text }]));
}

const optionName = (flag: string) => flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
