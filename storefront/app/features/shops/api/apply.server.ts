import type { ShopsApplyInput } from '@mall/sdk/operations/shops';
import { checkForm, type FormErrors, type ShopApplicationValues, shopApplicationRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readTypedRegion } from '#app/shared/typed-region.ts';
import type { ApplyOutcome, Draft, NameAnswer } from '../application.ts';

/** Error texts of fields that passed the form's rules but not the gateway's. */
const faultOfField: Readonly<Record<string, string>> = {
  name: 'errors.shopNameCharacters',
  shop_information: 'errors.shopInformationLength',
  cid: 'errors.shopKind',
  shop_range: 'errors.shopRangeMissing',
  realname: 'errors.consigneeCharacters',
  ID_number: 'errors.identityNumber',
  tel: 'errors.phone',
  city_all: 'errors.region',
  address: 'errors.addressMissing',
};

/** Error codes of one field: the name is taken or refused; the phone is invalid. */
const fieldOfCode: Readonly<Record<string, string>> = { 223: 'name', 225: 'name', 117: 'tel' };

/** Submits the application of the form. Throws errors that concern the whole page. */
export async function applyForShop({ mall }: Gateway, form: FormData): Promise<ApplyOutcome> {
  const entered = readEntered(form);
  const checked = checkForm(shopApplicationRules, { ...entered, agreed: form.get('agreed') ?? '' });
  if (!checked.ok) return { kind: 'refused', at: Date.now(), errors: checked.errors, message: undefined, entered };
  try {
    await mall.shops.apply(toWire(checked.values, Number(form.get('id'))), readIdempotencyKey(form));
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'refused', at: Date.now(), ...sayWhy(error, entered), entered };
  }
}

/** Checks whether a name is available for a shop. */
export async function checkName({ mall }: Gateway, name: string): Promise<NameAnswer> {
  try {
    await mall.shops.checkName({ name });
    return { name, fault: undefined };
  } catch (error) {
    return { name, fault: refusalOf(error).message };
  }
}

function readEntered(form: FormData): Draft {
  const text = (name: string) => String(form.get(name) ?? '');
  // Two fields: the one filled by the selects of the browser, and the plain one of pages without JavaScript.
  const places = form.getAll('city_all').map(String);
  return {
    ...{ name: text('name'), shop_information: text('shop_information'), cid: text('cid'), shop_range: text('shop_range') },
    ...{ realname: text('realname'), ID_number: text('ID_number'), tel: text('tel'), address: text('address') },
    city_all: readTypedRegion(places.findLast((place) => place.trim() !== '') ?? ''),
    shop_nature: form.get('shop_nature') === '1' ? '1' : '0',
    imgUrls: form.getAll('imgUrls').map(String),
  };
}

function toWire({ cid, city_all, shop_nature, agreed: _, ...values }: ShopApplicationValues, id: number): ShopsApplyInput {
  return {
    ...values,
    id: Number.isInteger(id) ? id : 0,
    cid: Number(cid),
    city_all: city_all.replaceAll(',', '-'),
    shop_nature: shop_nature === '1' ? 1 : 0,
  };
}

type Why = Pick<Extract<ApplyOutcome, { kind: 'refused' }>, 'errors' | 'message'>;

function sayWhy(error: unknown, { shop_nature }: Draft): Why {
  const { message, code } = refusalOf(error);
  const field = fieldOfCode[code ?? ''];
  if (field !== undefined && message !== undefined) return { errors: { [field]: message }, message: undefined };
  const pictures = shop_nature === '0' ? 'errors.identityPictures' : 'errors.licencePicture';
  const known: Readonly<Record<string, string>> = { ...faultOfField, imgUrls: pictures };
  const errors: FormErrors = Object.fromEntries(
    refusedFields(error).flatMap((path) => {
      const name = path.split('.')[0] ?? '';
      return known[name] === undefined ? [] : [[name, known[name]]];
    }),
  );
  if (Object.keys(errors).length > 0) return { errors, message: undefined };
  return { errors, message: message === undefined ? 'notAnswered' : { text: message } };
}
