import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context, Session } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { issueAutoToken, type TokenFamily } from '../../sessions/auto-sign-in.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSession, openCustomer } from '../../sessions/sessions.ts';
import { familyLocale } from '../../shared/language.ts';
import type { Addressee } from '../../verification/codes.ts';
import { type CustomerRow, displayName, readDialCode } from '../account/service.ts';
import { mergeGuestCart } from '../cart/merge-guest-cart.ts';
import { moveSearchHistory } from '../catalog/search-history.ts';

type SignedIn = DataOf<'mall.Login.login'>;

/**
 * The duration of a sign-in: this session only, or with a token for automatic sign-in, in an existing token family where one is continued.
 */
export type Stay = 'forNow' | { readonly family: TokenFamily | undefined };

/**
 * Signs a customer in: ends the caller's session and opens a new one, so that a previously known token becomes useless. Transfers a guest's
 * cart and searches, and makes the browser recognized. Call it in a transaction.
 */
export async function enter(tx: Db, customer: CustomerRow, stay: Stay, context: Context): Promise<SignedIn> {
  const { session, clock, language } = context;
  const ended = session.kind !== 'visitor' && (await endSession(tx, session.sessionId));
  // Of two concurrent sign-ins with one guest's token, only the one that ends the session transfers the data.
  if (ended) await bringAlong(tx, session, customer.id);
  const now = clock.now();
  const { token, sessionId } = await openCustomer(tx, customer.id, now, { keep: stay !== 'forNow', language });
  issueDeviceToken(customer, context);
  return {
    access_id: token,
    userId: customer.id,
    user_name: displayName(customer),
    headimgurl: customer.avatar,
    y_password: customer.passwordHash === null ? 0 : 1,
    user_lang_code: familyLocale(language),
    ...(customer.phone !== null && { cpc: customer.dialCode }),
    ...(stay !== 'forNow' && { autoToken: await issueAutoToken(tx, { customerId: customer.id, sessionId, ...known(stay) }, now) }),
  };
}

const known = ({ family }: { family: TokenFamily | undefined }) => (family === undefined ? {} : { family });

async function bringAlong(tx: Db, session: Session, customerId: number): Promise<void> {
  if (session.kind !== 'guest') return;
  await mergeGuestCart(tx, session.guestId, customerId);
  await moveSearchHistory(tx, session.guestId, customerId);
}

/** A phone or an e-mail address in a form. */
interface Named {
  readonly phone?: string;
  readonly e_mail?: string;
  readonly cpc?: string;
}

/** Returns the addressee in a form, by e-mail address or by phone. Throws `parameter_refused` when there is none. */
export function readAddressee({ phone, e_mail, cpc }: Named, by: Addressee['kind']): Addressee {
  if (by === 'email') return { kind: 'email', email: required(e_mail, 'e_mail').toLowerCase() };
  return { kind: 'phone', dialCode: readDialCode(cpc), phone: required(phone, 'phone') };
}

function required(text: string | undefined, field: string): string {
  const value = text?.trim();
  if (!value) throw new Fault('parameter_refused', { errors: [{ field, rule: 'required' }] });
  return value;
}
