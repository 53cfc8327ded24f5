import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { decrypt, encrypt } from '../../shared/encryption.ts';
import { findDistrict } from '../../shared/regions/region-tree.ts';
import { markUploadsReferenced, releaseUploads } from '../uploads/mark-uploads.ts';
import { uploadPath } from '../uploads/upload-url.ts';
import { isIdentityNumber } from './identity-number.ts';
import {
  type ApplicationRow,
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
import { applicationState, shopNature } from './schema.ts';
import { isShopKind } from './shop-kinds.ts';
import { isRefusedName, nameKey } from './shop-name.ts';

const refused = (field: string, rule: string, limit?: number) =>
  new Fault('parameter_refused', { errors: [{ field, rule, ...(limit !== undefined && { limit }) }] });

const backOfficeMinutes = 120;

/** The state of a customer's application, with a token for the back office. */
export interface ApplicationStatus {
  readonly application: ApplicationRow | undefined;
  /** A single-use token that opens the back office of an approved application; each response has a new one. */
  readonly token: string | undefined;
}

/** Returns the state of the customer's application, with a token for the back office when it is approved. */
export async function showApplicationState(db: Db, customerId: number, now: Date): Promise<ApplicationStatus> {
  const application = await findApplication(db, customerId);
  if (application?.state !== applicationState.approved) return { application, token: undefined };
  const token = newToken();
  await insertBackOfficeToken(db, { tokenHash: hashToken(token), customerId, expiresAt: addMinutes(now, backOfficeMinutes) });
  return { application, token };
}

/** An application with its identity number decrypted. */
export type OwnApplication = ApplicationRow;

/** Returns the customer's application for correction. Throws `parameter_refused` when there is none. */
export async function showApplication(db: Db, customerId: number, secret: string): Promise<OwnApplication> {
  const application = await findApplication(db, customerId);
  if (!application) throw refused('id', 'exists');
  return { ...application, identityNumber: decrypt(application.identityNumber, secret) };
}

/** Throws `shop_name_refused` or `shop_name_taken` when the name is not available for the customer's shop. */
export async function checkShopName(db: Db, customerId: number, name: string): Promise<void> {
  if (isRefusedName(name)) throw new Fault('shop_name_refused');
  const key = nameKey(name);
  const shops = await allShopNames(db);
  if (shops.some((shop) => nameKey(shop) === key)) throw new Fault('shop_name_taken');
  if (await isNameApplied(db, key, customerId)) throw new Fault('shop_name_taken');
}

/** An application for a shop, entered by a customer. */
export interface ApplicationToSend {
  /** The rejected application to correct; undefined for a new one. */
  readonly id: number | undefined;
  readonly name: string;
  readonly about: string;
  readonly kind: number;
  /** The range of its products. */
  readonly productRange: string;
  readonly isEnterprise: boolean;
  readonly applicant: string;
  readonly identityNumber: string;
  readonly mobile: string;
  /** The names of province, city and district. */
  readonly district: readonly string[];
  readonly addressDetail: string;
  /** URLs of uploaded images. */
  readonly images: readonly string[];
}

/**
 * Sends an application, or sends a rejected one again, in the caller's transaction.
 * @throws Fault `parameter_refused` for a wrong field; `state_refuses` when an application is under review or approved.
 */
export async function applyForShop(application: ApplicationToSend, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const own = await lockApplication(context.db, customerId);
  if (application.id !== undefined && application.id !== own?.id) throw refused('id', 'exists');
  if (own && (application.id === undefined || own.state !== applicationState.rejected)) throw new Fault('state_refuses');
  await checkShopName(context.db, customerId, application.name);
  const row = toRow(application, customerId, context);
  await referenceImages(row, own?.images ?? [], context);
  await store(row, own?.id, context.db);
}

async function store(application: NewApplication, id: number | undefined, tx: Db): Promise<void> {
  try {
    if (id !== undefined) return await changeApplication(tx, id, application);
    if (!(await insertApplication(tx, application))) throw new Fault('state_refuses');
  } catch (error) {
    // A concurrent application took the name after the check.
    throw isUniqueViolation(error) ? new Fault('shop_name_taken') : error;
  }
}

function toRow(application: ApplicationToSend, customerId: number, { clock, settings, language }: Context): NewApplication {
  const now = clock.now();
  const { name, about, kind, productRange, isEnterprise, applicant, identityNumber, mobile, addressDetail } = application;
  if (!isShopKind(kind)) throw refused('cid', 'exists');
  if (!isIdentityNumber(identityNumber, now)) throw refused('ID_number', 'identityNumber');
  const region = findDistrict(application.district, language);
  if (!region) throw refused('city_all', 'exists');
  return {
    customerId,
    state: applicationState.inReview,
    reason: '',
    sentAt: now,
    decidedAt: null,
    name,
    nameKey: nameKey(name),
    about,
    kind,
    productRange,
    nature: isEnterprise ? shopNature.enterprise : shopNature.person,
    applicant,
    identityNumber: encrypt(identityNumber.toUpperCase(), settings.secret),
    mobile,
    ...region,
    addressDetail,
    images: imagePaths(application),
  };
}

/**
 * Encrypts identity numbers that older gateways stored as plain text. A migration cannot do this, because the database does not have the
 * secret.
 */
export async function encryptIdentityNumbers(db: Db, secret: string): Promise<void> {
  await encryptPlainNumbers(db, (identityNumber) => encrypt(identityNumber, secret));
}

/** Returns the required images: both sides of the identity card for a person, the license for an enterprise. */
function imagePaths({ isEnterprise, images }: ApplicationToSend): readonly string[] {
  const count = isEnterprise ? 1 : 2;
  if (images.length < count) throw refused('imgUrls', 'minItems', count);
  if (images.length > count) throw refused('imgUrls', 'maxItems', count);
  const paths = images.map(uploadPath);
  if (new Set(paths).size < count) throw refused('imgUrls', 'uniqueItems');
  return paths;
}

async function referenceImages({ customerId, images }: NewApplication, before: readonly string[], { db, clock }: Context): Promise<void> {
  const now = clock.now();
  await releaseUploads(db, customerId, before, now);
  if (!(await markUploadsReferenced(db, customerId, images, now))) throw refused('imgUrls', 'exists');
}
