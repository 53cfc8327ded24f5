import { isJsonObject } from '../json-object.ts';

/** Names of fields by the kind of value that they hold. The order decides for a name that fits several. */
const kinds = {
  flag: /status|staus$|^y_password$|^x_password$/i,
  picture: /^(code_img|extraction_code_img)$/,
  secret:
    /token|access_id|passw|pwd|signature|^(code|code2|imgcode|keycode|pcode|verificationcode|extraction_code)$|card_?num|bank_?num|id_number|tax_?number/i,
  phone: /phone|mobile|^tel$/i,
  mail: /e_?mail/i,
  address: /^(address|address_xq|street_address|mch_address|register_?address|city_all|zip_code)$/i,
  region: /^(sheng|shi|xian|province|city|quyu|district)$/,
  person: /^(user_?name|real_?name|full_?name|cardholder|consignee|user_?id|userid|account|wx_name)$/i,
} as const;

type Kind = keyof typeof kinds;

/** One pixel, in place of a picture of a code. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** The shortest value that is looked for in other texts: shorter ones are part of too much. */
const shortest = 5;

/**
 * A call without secrets and personal data: values of fields that hold tokens, passwords, codes, phones, e-mail addresses, addresses and names of
 * persons are replaced by values of the same form, and wherever else they occur in a text of the call.
 */
export function masked<Call extends object>(call: Call): Call {
  const secrets = new Map<string, string>();
  collect(call, secrets);
  return rewritten(
    call,
    [...secrets].sort(([a], [b]) => b.length - a.length),
  ) as Call;
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

function rewritten(value: unknown, secrets: readonly (readonly [string, string])[]): unknown {
  if (typeof value === 'string') return withoutSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((item) => rewritten(item, secrets));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const kind = kindOf(name, value);
    return [name, typeof part === 'string' && part !== '' && kind ? replacement(kind, part) : rewritten(part, secrets)];
  });
  return Object.fromEntries(entries);
}

function withoutSecrets(text: string, secrets: readonly (readonly [string, string])[]): string {
  const known = secrets.reduce((result, [secret, mask]) => result.replaceAll(secret, mask), text);
  return known.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, mail).replaceAll(/([?&](?:token|access_id)=)[^&\s]+/g, '$1masked');
}

function kindOf(name: string, owner: Readonly<Record<string, unknown>>): Kind | undefined {
  const found = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(name));
  if (found) return found === 'flag' ? undefined : found;
  // A name beside a phone is a person's.
  return name === 'name' && Object.keys(owner).some((other) => kinds.phone.test(other)) ? 'person' : undefined;
}

const mail = 'masked@example.com';

function replacement(kind: Kind, value: string): string {
  if (kind === 'picture') return pixel;
  if (kind === 'mail' || value.includes('@')) return mail;
  // Digits stay digits, and a phone keeps the two that show its kind, so that the contract's patterns still hold.
  if (/^[\d*+() -]+$/.test(value)) return kind === 'phone' ? value.replaceAll(/(?<=\d\d.*)\d/g, '1') : value.replaceAll(/\d/g, '1');
  return /^[^-]+-[^-]+-/.test(value) && kind === 'address' ? 'masked-masked-masked' : 'masked';
}
