import type { ShopsApplyInput } from '@mall/sdk/operations/shops';
import { checkForm, type FormErrors, type ShopApplicationValues, shopApplicationRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readTypedRegion } from '#app/shared/typed-region.ts';
import type { ApplyOutcome, Draft, NameCheck } from '../application.ts';

/** The form's field and the error text of a field on the wire. */
type Fault = readonly [field: keyof ShopApplicationValues, text: string];

/** Fields of the wire that can pass the form's rules but not the gateway's. */
const faultOfField: Readonly<Record<string, Fault>> = {
  name: ['name', 'errors.shopNameCharacters'],
  shop_information: ['description', 'errors.shopInformationLength'],
  cid: ['categoryId', 'errors.shopKind'],
  shop_range: ['businessScope', 'errors.shopRangeMissing'],
  realname: ['realName', 'errors.consigneeCharacters'],
  ID_number: ['identityNumber', 'errors.identityNumber'],
  tel: ['mobile', 'errors.phone'],
  city_all: ['place', 'errors.region'],
  address: ['address', 'errors.addressMissing'],
};

/** Error codes of one field: the name is taken or refused; the phone is invalid. */
const fieldOfCode: Readonly<Record<string, string>> = { 223: 'name', 225: 'name', 117: 'mobile' };

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
export async function checkName({ mall }: Gateway, name: string): Promise<NameCheck> {
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
  const places = form.getAll('place').map(String);
  return {
    name: text('name'),
    description: text('description'),
    categoryId: text('categoryId'),
    businessScope: text('businessScope'),
    realName: text('realName'),
    identityNumber: text('identityNumber'),
    mobile: text('mobile'),
    address: text('address'),
    place: readTypedRegion(places.findLast((place) => place.trim() !== '') ?? ''),
    applicantType: form.get('applicantType') === 'enterprise' ? 'enterprise' : 'person',
    images: form.getAll('images').map(String),
  };
}

function toWire(values: ShopApplicationValues, id: number): ShopsApplyInput {
  return {
    id: Number.isInteger(id) ? id : 0,
    name: values.name,
    shop_information: values.description,
    cid: Number(values.categoryId),
    shop_range: values.businessScope,
    realname: values.realName,
    ID_number: values.identityNumber,
    tel: values.mobile,
    city_all: values.place.replaceAll(',', '-'),
    address: values.address,
    shop_nature: values.applicantType === 'enterprise' ? 1 : 0,
    imgUrls: values.images,
  };
}

type Why = Pick<Extract<ApplyOutcome, { kind: 'refused' }>, 'errors' | 'message'>;

function sayWhy(error: unknown, { applicantType }: Draft): Why {
  const { message, code } = refusalOf(error);
  const field = fieldOfCode[code ?? ''];
  if (field !== undefined && message !== undefined) return { errors: { [field]: message }, message: undefined };
  const images = applicantType === 'person' ? 'errors.identityImages' : 'errors.licenceImage';
  const faults: Readonly<Record<string, Fault>> = { ...faultOfField, imgUrls: ['images', images] };
  const errors: FormErrors = Object.fromEntries(
    refusedFields(error).flatMap((path) => {
      const fault = faults[path.split('.')[0] ?? ''];
      return fault === undefined ? [] : [fault];
    }),
  );
  if (Object.keys(errors).length > 0) return { errors, message: undefined };
  return { errors, message: message === undefined ? 'noResponse' : { text: message } };
}
