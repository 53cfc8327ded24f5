import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { captchaAnswer, demoCustomer } from './mall.ts';

const locales = join(import.meta.dirname, '..', '..', '..', 'locales');

/** Returns a text of the shop in the language of this project: English on desktop, Chinese on the phone. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the language of a project. */
export const languageOf = ({ project }: TestInfo): 'en' | 'zh' => (project.name === 'phone' ? 'zh' : 'en');

/** Returns the texts of a namespace, with plural forms and interpolation as in i18next. */
export function textsOf(info: TestInfo, namespace: string): Say {
  const read = (name: string): object => JSON.parse(readFileSync(join(locales, languageOf(info), `${name}.json`), 'utf8'));
  const texts = namespace === 'ui' ? { ...read('ui'), ...read('ui-deferred') } : read(namespace);
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), texts);
  const plurals = new Intl.PluralRules(languageOf(info));
  return (key, values = {}) => {
    const found = textAt(`${key}_${plurals.select(Number(values.count))}`) ?? textAt(key);
    if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  };
}

/** Sets the project's language for the following pages. */
export async function speak(page: Page, info: TestInfo, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'currentLang', value: languageOf(info), url: origin }]);
}

/** Adds a product to the visitor's cart by its page's form, with the preselected options. */
export async function putIntoCart(page: Page, origin: string, id: number, count = 1): Promise<void> {
  const address = `${origin}/homedetail/homedetail?id=${id}`;
  const html = await (await page.request.get(address)).text();
  const form: Record<string, string> = { intent: 'add', num: String(count) };
  for (const [radio] of html.matchAll(/<input type="radio"[^>]*>/g)) {
    const [, name, value] = /name="(option-\d+)"[^>]* value="([^"]*)"/.exec(radio) ?? [];
    if (name !== undefined && value !== undefined && radio.includes('checked')) form[name] = value;
  }
  const response = await page.request.post(address, { form, headers: { Origin: origin } });
  expect(response.ok()).toBe(true);
}

/** Fills in the sign-in form as the demo's customer. */
export async function fillSignIn(page: Page, info: TestInfo, entries: { account?: string; password?: string; captcha?: string } = {}) {
  const t = textsOf(info, 'ui');
  await page.getByText(t('login.byAccount'), { exact: true }).first().click();
  await page.locator('input[name="accountName"]').fill(entries.account ?? demoCustomer.account);
  await page.getByLabel(t('login.password'), { exact: true }).fill(entries.password ?? demoCustomer.password);
  await page.getByLabel(t('login.captcha'), { exact: true }).fill(entries.captcha ?? captchaAnswer);
}

/** A response of the gateway on its path to the storefront. */
export interface Passing {
  readonly form: URLSearchParams;
  /** The envelope, modified in place. */
  readonly envelope: { code: string; message: string; data: unknown };
}

/** Starts a proxy before the real gateway, which records requests and may modify responses. */
export async function startListeningGateway(gatewayUrl: string, alter: (passing: Passing) => unknown = () => {}) {
  const heard: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return await passImage(new URL(request.url ?? '/', gatewayUrl), response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    heard.push(form);
    const forwarded = await fetch(gatewayUrl, { method: 'POST', headers: passedOn(request), body: form.toString() });
    const envelope: Passing['envelope'] = JSON.parse(await forwarded.text());
    await alter({ form, envelope });
    response.writeHead(forwarded.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(envelope));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return { heard, url: `http://127.0.0.1:${address.port}/api/`, close: () => server.close() };
}

async function passImage(url: URL, response: ServerResponse): Promise<void> {
  const image = await fetch(url);
  response.writeHead(image.status, { 'Content-Type': image.headers.get('Content-Type') ?? '' });
  response.end(Buffer.from(await image.arrayBuffer()));
}

/** Copies the headers of the caller, without those of the connection. */
function passedOn({ headers }: IncomingMessage): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && /^(?:x-|accept-language|content-type|idempotency-key)/.test(name)) copy.set(name, value);
  }
  return copy;
}
