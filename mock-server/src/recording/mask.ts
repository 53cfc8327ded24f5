import { isJsonObject } from '../json-object.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Values to replace, the longest first, each with its replacement. */
type Secrets = readonly (readonly [string, string])[];

type Kind = 'image' | 'secret' | 'phone' | 'mail' | 'address' | 'region' | 'person';

const phoneField = /phone|mobile|^tel$/i;

/** Names of fields that match a pattern of secrets but hold none. */
const nonSecretFields = /status|staus$|^[xy]_password$/i;

/** Names of fields by the kind of value that they hold; the first match applies. */
const fieldPatterns: readonly (readonly [Kind, RegExp])[] = [
  ['image', /^(code_img|extraction_code_img)$/],
  [
    'secret',
    /token|access_id|passw|pwd|signature|^(code|code2|imgcode|keycode|pcode|verificationcode|extraction_code)$|card_?num|bank_?num|id_number|tax_?number/i,
  ],
  ['phone', phoneField],
  ['mail', /e_?mail/i],
  ['address', /^(address|address_xq|street_address|mch_address|register_?address|city_all|zip_code)$/i],
  ['region', /^(sheng|shi|xian|province|city|quyu|district|region|place)$/],
  ['person', /^(user_?name|real_?name|full_?name|cardholder|consignee|company_?name|user_?id|account|wx_name)$/i],
];

/** An image of one pixel, which replaces the image of a code. */
const onePixelImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** Whether a value is searched for in other texts. Shorter values occur in too many of them; a Chinese name has two characters. */
const isLongEnoughToSearch = (value: string) => value.length >= 5 || /^\p{Script=Han}{2,}$/u.test(value);

/** A request with the data of its response. */
interface Maskable {
  readonly request: JsonObject;
  readonly data?: unknown;
}

/**
 * Masks secrets and personal data in calls. Values of fields that hold tokens, passwords, codes, phones, e-mail addresses, addresses and names of
 * persons or companies are replaced by values of the same format, also where they occur in other texts of the calls. Phones, e-mail addresses and card
 * numbers in free text are replaced too.
 */
export function maskCalls(calls: readonly Maskable[]): Required<Maskable>[] {
  const replacements = new Map<string, string>();
  for (const { request, data } of calls) {
    collectSecrets(request, replacements);
    collectSecrets(data, replacements);
  }
  const secrets = [...replacements].sort(([a], [b]) => b.length - a.length);
  return calls.map(({ request, data }) => ({ request: maskObject(request, secrets), data: maskValue(data, secrets) }));
}

/** Masks a single request, for the comparison with recorded ones. */
export function maskRequest(request: JsonObject): JsonObject {
  return maskCalls([{ request }])[0]?.request ?? {};
}

/** Collects the values to replace, each with its replacement. */
function collectSecrets(value: unknown, secrets: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) collectSecrets(item, secrets);
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const kind = kindOf(name, value);
    if (typeof part !== 'string' || kind === undefined || !isLongEnoughToSearch(part)) collectSecrets(part, secrets);
    // The name of a region also occurs in texts that are no addresses.
    else if (kind !== 'image' && kind !== 'region') secrets.set(part, replacement(kind, part));
  }
}

function maskValue(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return maskText(value, secrets);
  if (Array.isArray(value)) return value.map((item) => maskValue(item, secrets));
  return isJsonObject(value) ? maskObject(value, secrets) : value;
}

function maskObject(value: JsonObject, secrets: Secrets): JsonObject {
  const entries = Object.entries(value).map(([name, part]) => {
    const kind = kindOf(name, value);
    return [name, kind ? replaceValue(kind, part, secrets) : maskValue(part, secrets)];
  });
  return Object.fromEntries(entries);
}

/** Masks the value of a field; a list contains several values, such as the parts of a region. */
function replaceValue(kind: Kind, value: unknown, secrets: Secrets): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceValue(kind, item, secrets));
  return typeof value === 'string' && value !== '' ? replacement(kind, value) : maskValue(value, secrets);
}

/** A phone of mainland China, or with a dial code; a card number of 13 to 19 digits, without spaces or in groups of four. */
const phoneInText = /(?<![\d.])(?:1[3-9]\d{9}|\+\d{1,3}[ -]?\d{6,14})(?![\d.])/g;
const cardInText = /(?<![\w/.=-])(?:\d{13,19}|\d{4}(?:[ -]\d{4}){2,3}(?:[ -]\d{1,4})?)(?![\w/-])/g;

function maskText(text: string, secrets: Secrets): string {
  const known = secrets.reduce((result, [secret, mask]) => result.replaceAll(secret, mask), text);
  const withoutEmails = known
    .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, maskedEmail)
    .replaceAll(/([?&](?:token|access_id)=)[^&\s]+/g, '$1masked');
  const withoutPhones = withoutEmails.replaceAll(phoneInText, (digits) => replacement('phone', digits));
  // A text that consists of digits is an identifier, unless the name of its field is that of a card number.
  return /^\d+$/.test(text) ? withoutPhones : withoutPhones.replaceAll(cardInText, (digits) => replacement('secret', digits));
}

function kindOf(name: string, owner: JsonObject): Kind | undefined {
  if (nonSecretFields.test(name)) return undefined;
  const [known] = fieldPatterns.find(([, names]) => names.test(name)) ?? [];
  // An object with a phone describes a person: its `name` is personal data.
  return known ?? (name === 'name' && Object.keys(owner).some((sibling) => phoneField.test(sibling)) ? 'person' : undefined);
}

const maskedEmail = 'masked@example.com';

function replacement(kind: Kind, value: string): string {
  if (kind === 'image') return onePixelImage;
  if (kind === 'mail' || value.includes('@')) return maskedEmail;
  // Digits are replaced by digits, and a phone keeps the first two, which identify its type: the contract's patterns still match.
  if (/^[\d*+() -]+$/.test(value)) return kind === 'phone' ? value.replaceAll(/(?<=\d\d.*)\d/g, '1') : value.replaceAll(/\d/g, '1');
  return /^[^-]+-[^-]+-/.test(value) && kind === 'address' ? 'masked-masked-masked' : 'masked';
}
