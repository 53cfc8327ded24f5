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
  ['region', /^(sheng|shi|xian|province|city|quyu|district)$/],
  ['person', /^(user_?name|real_?name|full_?name|cardholder|consignee|user_?id|account|wx_name)$/i],
];

/** One pixel, in place of a picture of a code. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** The shortest value that is looked for in other texts: shorter ones are part of too much. */
const shortest = 5;

/**
 * A call without secrets and personal data: values of fields that hold tokens, passwords, codes, phones, e-mail addresses, addresses and names of
 * persons are replaced by values of the same form, and wherever else they occur in a text of the call.
 */
export function masked(request: JsonObject, data?: unknown): { readonly request: JsonObject; readonly data: unknown } {
  const found = new Map<string, string>();
  collect(request, found);
  collect(data, found);
  const secrets = [...found].sort(([a], [b]) => b.length - a.length);
  return { request: rewrittenObject(request, secrets), data: rewritten(data, secrets) };
}

/** The values to be replaced, each with its replacement. */
function collect(value: unknown, secrets: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, secrets);
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const kind = kindOf(name, value);
    if (typeof part !== 'string' || kind === undefined || part.length < shortest) collect(part, secrets);
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
    return [name, typeof part === 'string' && part !== '' && kind ? replacement(kind, part) : rewritten(part, secrets)];
  });
  return Object.fromEntries(entries);
}

function withoutSecrets(text: string, secrets: Secrets): string {
  const known = secrets.reduce((result, [secret, mask]) => result.replaceAll(secret, mask), text);
  return known.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, mail).replaceAll(/([?&](?:token|access_id)=)[^&\s]+/g, '$1masked');
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
