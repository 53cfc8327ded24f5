import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { decrypt, encrypt } from '../../shared/encryption.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { findDistrict } from '../../shared/regions/region-tree.ts';
import { uploadPath } from '../uploads/address.ts';
import { markUploadsReferenced, releaseUploads } from '../uploads/service.ts';
import { isIdentityNumber } from './identity-number.ts';
import {
  allShopNames,
  changeApplication,
  encryptPlainNumbers,
  findApplication,
  insertApplication,
  insertBackOfficeToken,
  isNameApplied,
  lockApplication,
  type NewApplication,
} from './repository.ts';
import { applicationState } from './schema.ts';
import { isShopKind } from './shop-kinds.ts';
import { isRefusedName, nameKey } from './shop-name.ts';

type Request = RequestOf<'mch.mall.Mch.apply'>;

const refused = (field: string, rule: string, limit?: number) =>
  new Fault('parameter_refused', { errors: [{ field, rule, ...(limit !== undefined && { limit }) }] });

const backOfficeMinutes = 120;

/** Where the customer's application stands. For an approved one each answer brings a token that opens the back office once. */
export async function showApplicationState(context: Context): Promise<DataOf<'mch.mall.Mch.index'>> {
  const { customerId } = customerOf(context);
  const application = await findApplication(context.db, customerId);
  if (application?.state !== applicationState.approved)
    return { status: application?.state ?? 0, token: '', review_result: application?.reason ?? '' };
  const token = newToken();
  const expiresAt = addMinutes(context.clock.now(), backOfficeMinutes);
  await insertBackOfficeToken(context.db, { tokenHash: hashToken(token), customerId, expiresAt });
  return { status: application.state, token, review_result: '' };
}

/** What the customer sent, to be corrected. Nobody else is ever shown it, and of the identity number not even they see more than its ends. */
export async function showApplication(context: Context): Promise<DataOf<'mch.mall.Mch.continueApply'>> {
  const application = await findApplication(context.db, customerOf(context).customerId);
  if (!application) throw refused('id', 'known');
  const { id, name, about, kind, goods, applicant, identityNumber, mobile, nature } = application;
  const id_number = maskMiddle(decrypt(identityNumber, context.settings.secret));
  const who = { realname: applicant, id_number, tel: mobile, shop_nature: nature };
  const where = { sheng: application.province, shi: application.city, xian: application.district, address: application.addressDetail };
  return {
    list: { id, name, cid: kind, shop_information: about, shop_range: goods, ...who, ...where },
    imgUrls: application.pictures.join(','),
  };
}

/** Throws the fault that says why the customer's shop may not carry a name. */
export async function checkShopName(name: string, context: Context): Promise<void> {
  if (isRefusedName(name)) throw new Fault('shop_name_refused');
  const key = nameKey(name);
  const shops = await allShopNames(context.db);
  if (shops.some((shop) => nameKey(shop) === key)) throw new Fault('shop_name_taken');
  if (await isNameApplied(context.db, key, customerOf(context).customerId)) throw new Fault('shop_name_taken');
}

/** Sends an application, or a rejected one again. To be called in a transaction. */
export async function applyForShop(request: Request, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const own = await lockApplication(context.db, customerId);
  // Somebody else's application is as missing as one that never was.
  if (request.id !== 0 && request.id !== own?.id) throw refused('id', 'known');
  if (own && (request.id === 0 || own.state !== applicationState.rejected)) throw new Fault('state_refuses');
  await checkShopName(request.name, context);
  const application = readApplication(request, customerId, context);
  await keepPictures(application, own?.pictures ?? [], context);
  await store(application, own?.id, context.db);
}

async function store(application: NewApplication, id: number | undefined, tx: Db): Promise<void> {
  try {
    if (id !== undefined) return await changeApplication(tx, id, application);
    if (!(await insertApplication(tx, application))) throw new Fault('state_refuses');
  } catch (error) {
    // A rival took the name after it was looked for.
    throw isUniqueViolation(error) ? new Fault('shop_name_taken') : error;
  }
}

function readApplication(request: Request, customerId: number, { clock, settings, language }: Context): NewApplication {
  const now = clock.now();
  if (!isShopKind(request.cid)) throw refused('cid', 'known');
  if (!isIdentityNumber(request.ID_number, now)) throw refused('ID_number', 'identityNumber');
  const region = findDistrict(request.city_all.split('-'), language);
  if (!region) throw refused('city_all', 'known');
  return {
    ...{ customerId, state: applicationState.inReview, reason: '', sentAt: now, decidedAt: null },
    ...{ name: request.name, nameKey: nameKey(request.name), about: (request.shop_information ?? '').trim() },
    ...{ kind: request.cid, goods: request.shop_range.trim(), nature: request.shop_nature },
    ...{
      applicant: request.realname.trim(),
      identityNumber: encrypt(request.ID_number.toUpperCase(), settings.secret),
      mobile: request.tel,
    },
    ...region,
    addressDetail: request.address.trim(),
    pictures: picturesOf(request),
  };
}

/** Encrypts what was kept open by older gateways. The secret is not the database's to know, so no migration could. */
export async function encryptIdentityNumbers(db: Db, secret: string): Promise<void> {
  await encryptPlainNumbers(db, (identityNumber) => encrypt(identityNumber, secret));
}

/** A person shows both sides of the identity card, an enterprise its licence. */
function picturesOf({ shop_nature, imgUrls }: Request): readonly string[] {
  const wanted = shop_nature === 0 ? 2 : 1;
  if (imgUrls.length < wanted) throw refused('imgUrls', 'minItems', wanted);
  if (imgUrls.length > wanted) throw refused('imgUrls', 'maxItems', wanted);
  const pictures = imgUrls.map(uploadPath);
  if (new Set(pictures).size < wanted) throw refused('imgUrls', 'uniqueItems');
  return pictures;
}

async function keepPictures({ customerId, pictures }: NewApplication, before: readonly string[], { db, clock }: Context): Promise<void> {
  const now = clock.now();
  await releaseUploads(db, customerId, before, now);
  if (!(await markUploadsReferenced(db, customerId, pictures, now))) throw refused('imgUrls', 'known');
}
