/**
 * Writes src/generated: the limits of form fields from the contract, and the tokens in other formats; the exports of components in
 * src/index.ts; the sizes of new components; and the list of components in the README. With --check it writes nothing and fails when a file
 * differs from its source.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { sourceFiles } from '../src/theme/export/sourceFiles.ts';
import { readTokens } from '../src/theme/export/tokenModel.ts';
import { componentTable } from './componentTable.ts';
import { withComponents } from './entryPoint.ts';
import { publicComponents } from './publicComponents.ts';
import { typeScript } from './tokens/typescript.ts';
import { readWeights, writeWeights } from './weights.ts';

const contract: unknown = JSON.parse(await readFile(new URL('../../../contract/generated/openapi.json', import.meta.url), 'utf8'));

const form = (api: string, field: string, type = 'application/x-www-form-urlencoded') => [
  'paths',
  `/${api}`,
  'post',
  'requestBody',
  'content',
  type,
  'schema',
  'properties',
  field,
];

/** Path of each limit in the contract. */
const places: Readonly<Record<string, readonly string[]>> = {
  consignee: [...form('mall.Address.saveAddress', 'user_name'), 'maxLength'],
  consigneePattern: [...form('mall.Address.saveAddress', 'user_name'), 'pattern'],
  consigneeMobilePattern: [...form('mall.Address.saveAddress', 'mobile'), 'pattern'],
  pickupNamePattern: [...form('mall.Order.payment', 'fullName'), 'pattern'],
  addressDetail: [...form('mall.Address.saveAddress', 'address'), 'maxLength'],
  remark: [...form('mall.Order.payment', 'remarks'), 'items', 'maxLength'],
  shopName: [...form('mch.mall.Mch.apply', 'name'), 'maxLength'],
  shopNamePattern: [...form('mch.mall.Mch.apply', 'name'), 'pattern'],
  shopInformation: [...form('mch.mall.Mch.apply', 'shop_information'), 'maxLength'],
  shopRange: [...form('mch.mall.Mch.apply', 'shop_range'), 'maxLength'],
  applicant: [...form('mch.mall.Mch.apply', 'realname'), 'maxLength'],
  applicantPattern: [...form('mch.mall.Mch.apply', 'realname'), 'pattern'],
  identityNumberPattern: [...form('mch.mall.Mch.apply', 'ID_number'), 'pattern'],
  applicantMobilePattern: [...form('mch.mall.Mch.apply', 'tel'), 'pattern'],
  shopAddress: [...form('mch.mall.Mch.apply', 'address'), 'maxLength'],
  imageBytes: [...form('mall.Product.uploadImgs', 'file', 'multipart/form-data'), 'maxLength'],
  paymentPasswordMin: [...form('mall.User.paymentPassword', 'password'), 'minLength'],
  accountMin: [...form('mall.Login.userRegister', 'userId'), 'minLength'],
  accountMax: [...form('mall.Login.userRegister', 'userId'), 'maxLength'],
  passwordMin: [...form('mall.Login.login', 'password'), 'minLength'],
  sentCodePattern: [...form('mall.Login.register', 'keyCode'), 'pattern'],
  passwordMax: [...form('mall.Login.login', 'password'), 'maxLength'],
  freeRegion: [...form('mall.Address.saveAddress', 'city'), 'maxLength'],
  postalCode: [...form('mall.Address.saveAddress', 'zip_code'), 'maxLength'],
  refundPattern: [...form('mall.Order.applyReturnGoods', 'refund_apply_money'), 'pattern'],
  reasonPattern: [...form('mall.Order.applyReturnGoods', 'explain'), 'pattern'],
  reason: [...form('mall.Order.applyReturnGoods', 'explain'), 'maxLength'],
  proofs: [...form('mall.Order.applyReturnGoods', 'apply_return_goods'), 'maxItems'],
  courier: [...form('mall.Order.backSend', 'kdname'), 'maxLength'],
  parcelNumber: [...form('mall.Order.backSend', 'kdcode'), 'maxLength'],
  parcelNumberPattern: [...form('mall.Order.backSend', 'kdcode'), 'pattern'],
  sender: [...form('mall.Order.backSend', 'lxr'), 'maxLength'],
  senderPhonePattern: [...form('mall.Order.backSend', 'lxdh'), 'pattern'],
  review: [...form('mall.Product.addComment', 'comment'), 'maxLength'],
  reviewImages: [...form('mall.Product.addComment', 'imgUrls'), 'maxItems'],
  invoiceTitle: [...form('mall.InvoiceHeader.addOrUpdate', 'companyName'), 'maxLength'],
  taxNumber: [...form('mall.InvoiceHeader.addOrUpdate', 'companyTaxNumber'), 'maxLength'],
  taxNumberPattern: [...form('mall.InvoiceHeader.addOrUpdate', 'companyTaxNumber'), 'pattern'],
  registeredAddress: [...form('mall.InvoiceHeader.addOrUpdate', 'registerAddress'), 'maxLength'],
  registeredPhone: [...form('mall.InvoiceHeader.addOrUpdate', 'registerPhone'), 'maxLength'],
  registeredPhonePattern: [...form('mall.InvoiceHeader.addOrUpdate', 'registerPhone'), 'pattern'],
  bank: [...form('mall.InvoiceHeader.addOrUpdate', 'depositBank'), 'maxLength'],
  bankAccount: [...form('mall.InvoiceHeader.addOrUpdate', 'bankNumber'), 'maxLength'],
  bankAccountPattern: [...form('mall.InvoiceHeader.addOrUpdate', 'bankNumber'), 'pattern'],
  invoiceEmail: [...form('mall.InvoiceInfo.applyInvoicing', 'email'), 'maxLength'],
  invoiceEmailPattern: [...form('mall.InvoiceInfo.applyInvoicing', 'email'), 'pattern'],
  displayName: [...form('mall.User.setPersonalResources', 'userName'), 'maxLength'],
  displayNamePattern: [...form('mall.User.setPersonalResources', 'userName'), 'pattern'],
  newPaymentPasswordPattern: [...form('mall.User.setPaymentPassword', 'password'), 'pattern'],
  amountPattern: [...form('mall.User.withdrawals', 'amoney'), 'pattern'],
  cardholderMin: [...form('mall.Bank.addBank', 'Cardholder'), 'minLength'],
  cardholderMax: [...form('mall.Bank.addBank', 'Cardholder'), 'maxLength'],
  cardholderPattern: [...form('mall.Bank.addBank', 'Cardholder'), 'pattern'],
  bankName: [...form('mall.Bank.addBank', 'Bank_name'), 'maxLength'],
  bankBranch: [...form('mall.Bank.addBank', 'branch'), 'maxLength'],
  bankCardNumberPattern: [...form('mall.Bank.addBank', 'Bank_card_number'), 'pattern'],
  realName: [...form('mall.User.withdrawals', 'userName'), 'maxLength'],
  realNamePattern: [...form('mall.User.withdrawals', 'userName'), 'pattern'],
};

function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    const whole = follow(node);
    return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;
  }, contract);
}

/** Resolves a `$ref` into the contract. */
function follow(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('$ref' in node) || typeof node.$ref !== 'string') return node;
  return valueAt(node.$ref.slice(2).split('/'));
}

/** Returns a number, or the source of a regular expression with flag `u`. */
function limitAt(path: readonly string[]): number | string {
  const value = valueAt(path);
  if (typeof value !== 'number' && typeof value !== 'string') throw new TypeError(`The contract has no limit at ${path.join('/')}`);
  return value;
}

const lines = Object.entries(places).map(([name, path]) => `  ${name}: ${JSON.stringify(limitAt(path))},`);
const limits = [
  '// Generated from the contract by scripts/generate.ts. Do not edit.',
  '/** Limits of form fields, as the contract states them; a pattern is for a regular expression with flag `u`. */',
  'export const limits = {',
  ...lines,
  '} as const;',
  '',
].join('\n');

async function writeOrCheck(path: string, text: string, source: string): Promise<void> {
  const target = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) await writeFile(target, text);
  else if ((await readFile(target, 'utf8').catch(() => undefined)) !== text) {
    process.stderr.write(`${path} differs from ${source}; run npm run generate.\n`);
    process.exitCode = 1;
  }
}

await writeOrCheck('src/generated/limits.ts', limits, 'the contract');
await writeOrCheck('src/generated/tokens.ts', typeScript(readTokens(sourceFiles)), 'src/theme/tokens');
// The theme code that creates the example brand reads the file that was just written.
const { tokenFiles } = await import('./tokens/files.ts');
for (const [name, text] of Object.entries(tokenFiles())) await writeOrCheck(`src/generated/${name}`, text, 'src/theme/tokens');

const sourceFolder = join(import.meta.dirname, '../src');
/** `Name/Name.tsx` and `Name/NameSkeleton.tsx`: all that such a file exports is public. */
const componentFiles = globSync('{primitives,fields,forms,commerce,navigation,feedback,overlays}/**/*.tsx', { cwd: sourceFolder })
  .filter((path) => basename(path, '.tsx').replace(/Skeleton$/, '') === basename(dirname(path)))
  .map((path) => ({ path, text: readFileSync(join(sourceFolder, path), 'utf8') }));
const entryPoints = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' ? [entry.source.replace('./src/', '')] : [],
);
const index = await readFile(join(sourceFolder, 'index.ts'), 'utf8');
const completeIndex = withComponents(index, componentFiles, entryPoints);
await writeOrCheck('src/index.ts', completeIndex, 'the components');
if (completeIndex !== index && !process.argv.includes('--check'))
  execFileSync('pnpm', ['exec', 'biome', 'check', '--write', 'src/index.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });

// A change of a component changes its size, so that only `npm run bench ui -- --write` measures all of them.
const components = publicComponents();
const weights = readWeights();
const names = new Set(components.map(({ name }) => name));
const isMeasured = components.every(({ name }) => name in weights) && Object.keys(weights).every((name) => names.has(name));
if (!isMeasured && !process.argv.includes('--check')) await writeWeights(components, weights);
else if (!isMeasured) {
  process.stderr.write('.storybook/generated/weights.json does not list the components of src/index.ts; run npm run generate.\n');
  process.exitCode = 1;
}

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const listed = readme.replace(
  /(<!-- components: .* -->\n)[\s\S]*?(\n<!-- \/components -->)/,
  (_, start, end) => `${start}\n${componentTable()}\n${end}`,
);
await writeOrCheck('README.md', listed, 'src/index.ts');
