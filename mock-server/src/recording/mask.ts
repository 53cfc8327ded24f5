import { isJsonObject } from '../json-object.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Values to be replaced, the longest first, each with its replacement. */
type Secrets = readonly (readonly [string, string])[];

type Kind = 'picture' | 'secret' | 'phone' | 'mail' | 'address' | 'region' | 'person';

const phone = /phone|mobile|^tel$/i;

/** Names of fields that only sound like a secret. */
const harmless = /status|staus$|^[xy]_password$/i;

/** Names of fields by the kind of value that they hold; the first that fits decides. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['picture', /^(code_img|extraction_code_img)$/],
  [
    'secret',
    /token|access_id|passw|pwd|signature|^(code|code2|imgcode|keycode|pcode|verificationcode|extraction_code)$|card_?num|bank_?num|id_number|tax_?number/i,
  ],
  ['phone', phone],
  ['mail', /e_?mail/i],
  ['address', /^(address|address_xq|street_address|mch_address|register_?address|city_all|zip_code)$/i],
  ['region', /^(sheng|shi|xian|province|city|quyu|district|region|place)$/],
  ['person', /^(user_?name|real_?name|full_?name|cardholder|consignee|company_?name|user_?id|account|wx_name)$/i],
];

/** One pixel, in place of a picture of a code. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** Whether a value is looked for in other texts; shorter ones are part of too much. A Chinese name has two characters. */
const isDistinct = (value: string) => value.length >= 5 || /^\p{Script=Han}{2,}$/u.test(value);

/** A request with the data of its answer. */
interface Maskable {
  readonly request: JsonObject;
  readonly data?: unknown;
}

/**
 * Calls without secrets and personal data: values of fields that hold tokens, passwords, codes, phones, e-mail addresses, addresses and names of
 * persons or companies are replaced by values of the same form, and wherever else they occur in a text of any of the calls. So are phones, e-mail
 * addresses and card numbers in free text.
 */
export function maskedAll(calls: readonly Maskable[]): Required<Maskable>[] {
  const found = new Map<string, string>();
  for (const { request, data } of calls) {
    collect(request, found);
    collect(data, found);
  }
  const secrets = [...found].sort(([a], [b]) => b.length - a.length);
  return calls.map(({ request, data }) => ({ request: rewrittenObject(request, secrets), data: rewritten(data, secrets) }));
}

/** A request masked by itself, to be compared with recorded ones. */
export function maskedRequest(request: JsonObject): JsonObject {
  return maskedAll([{ request }])[0]?.request ?? {};
}

/** The values to be replaced, each with its replacement. */
function collect(value: unknown, secrets: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, secrets);
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const kind = kindOf(name, value);
    if (typeof part !== 'string' || kind === undefined || !isDistinct(part)) collect(part, secrets);
    // The name of a region is part of other texts that are nobody's address.
    else if (kind !== 'picture' && kind !== 'region') secrets.set(part, replacement(kind, part));
  }
}

function rewritten(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return withoutSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((item) => rewritten(item, secrets));
  return isJsonObject(value) ? rewrittenObject(value, secrets) : value;
}

function rewrittenObject(value: JsonObject, secrets: Secrets): JsonObject {
  const entries = Object.entries(value).map(([name, part]) => {
    const kind = kindOf(name, value);
    return [name, kind ? replaced(kind, part, secrets) : rewritten(part, secrets)];
  });
  return Object.fromEntries(entries);
}

/** The value of a field of a kind; a list holds several, such as the parts of a place. */
function replaced(kind: Kind, value: unknown, secrets: Secrets): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(kind, item, secrets));
  return typeof value === 'string' && value !== '' ? replacement(kind, value) : rewritten(value, secrets);
}

/** A phone of mainland China, or with its dial code; a card number of 13 to 19 digits, in one piece or in groups of four. */
const phoneInText = /(?<![\d.])(?:1[3-9]\d{9}|\+\d{1,3}[ -]?\d{6,14})(?![\d.])/g;
const cardInText = /(?<![\w/.=-])(?:\d{13,19}|\d{4}(?:[ -]\d{4}){2,3}(?:[ -]\d{1,4})?)(?![\w/-])/g;

function withoutSecrets(text: string, secrets: Secrets): string {
  const known = secrets.reduce((result, [secret, mask]) => result.replaceAll(secret, mask), text);
  const withoutMail = known.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, mail).replaceAll(/([?&](?:token|access_id)=)[^&\s]+/g, '$1masked');
  const withoutPhones = withoutMail.replaceAll(phoneInText, (digits) => replacement('phone', digits));
  // A text that is a number and nothing else is an identifier, unless its field says otherwise.
  return /^\d+$/.test(text) ? withoutPhones : withoutPhones.replaceAll(cardInText, (digits) => replacement('secret', digits));
}

function kindOf(name: string, owner: JsonObject): Kind | undefined {
  if (harmless.test(name)) return undefined;
  const [known] = kinds.find(([, names]) => names.test(name)) ?? [];
  // A name beside a phone is a person's.
  return known ?? (name === 'name' && Object.keys(owner).some((other) => phone.test(other)) ? 'person' : undefined);
}

const mail = 'masked@example.com';

function replacement(kind: Kind, value: string): string {
  if (kind === 'picture') return pixel;
  if (kind === 'mail' || value.includes('@')) return mail;
  // Digits are replaced by digits, and the first two of a phone, which show its kind, are left: the contract's patterns still match.
  if (/^[\d*+() -]+$/.test(value)) return kind === 'phone' ? value.replaceAll(/(?<=\d\d.*)\d/g, '1') : value.replaceAll(/\d/g, '1');
  return /^[^-]+-[^-]+-/.test(value) && kind === 'address' ? 'masked-masked-masked' : 'masked';
}
